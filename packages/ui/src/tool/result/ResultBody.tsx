import { headingsOf, type Progress, type Result, type Tool } from '@marginalia/engine';
import { type RefObject, useMemo } from 'react';
import type { ToolRunState } from '../tool-state.ts';
import { DocSheet } from './DocSheet.tsx';
import { SectionRail } from './SectionRail.tsx';

export interface ResultBodyProps {
  readonly tool: Tool;
  readonly result: Result;
  readonly state: ToolRunState;
  readonly progress: Progress | undefined;
  readonly label: string;
  readonly sheet: RefObject<HTMLElement | null>;
}

/** The text on its sheet; a long document has the list of its sections beside it. */
export function ResultBody({ tool, result, state, progress, label, sheet }: ResultBodyProps) {
  const { values } = result;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the titles depend only on the values of the result.
  const headings = useMemo(() => headingsOf(tool, result), [tool, values]);
  return (
    <div className="m-result__body">
      {tool.definition.target !== undefined && (
        <SectionRail label={`${label} sections`} progress={progress} result={result} sheet={sheet} state={state} titles={headings} />
      )}
      <DocSheet
        complete={result.complete}
        headings={headings}
        label={`${label} text`}
        language={result.language}
        ref={sheet}
        streaming={state === 'busy'}
        transcript={result.transcript}
      />
    </div>
  );
}
