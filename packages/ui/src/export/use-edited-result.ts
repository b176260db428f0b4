import {
  editedResult,
  localDay,
  type Ports,
  type Result,
  type ResultWork,
  resultText,
  settledVerdict,
  standingEdits,
  type TextEdit,
  type Tool,
} from '@marginalia/engine';
import { useMemo } from 'react';
import { useResultWork } from './use-result-work.ts';

interface EditedResult {
  /** The result with the text as the student has left it, and without the lacks that the student has settled. */
  readonly edited: Result;
  readonly edits: readonly TextEdit[];
  readonly work: ResultWork;
}

const NO_EDITS: readonly TextEdit[] = [];

/** A result as the student has left it: what is shown, copied, downloaded and printed. What is kept and saved stays as it was written. */
export function useEditedResult(
  ports: Pick<Ports, 'progress' | 'decks' | 'clock'>,
  tool: Tool,
  result: Result,
  isWhole: boolean,
): EditedResult {
  const { transcript, values } = result;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text depends only on its transcript.
  const text = useMemo(() => (isWhole ? resultText(result) : undefined), [isWhole, transcript]);
  const work = useResultWork(ports, tool.slug, text);
  const { clock } = ports;
  const edits = useMemo(
    () => (text === undefined ? NO_EDITS : standingEdits({ tool, text, values }, work, localDay(clock.now()))),
    [tool, text, values, work, clock],
  );
  const edited = useMemo(() => {
    const { verdict } = result;
    const now = editedResult(result, edits);
    return text === undefined || !verdict ? now : { ...now, verdict: settledVerdict({ tool, text, values }, verdict, work) };
  }, [result, edits, tool, text, values, work]);
  return { edited, edits, work };
}
