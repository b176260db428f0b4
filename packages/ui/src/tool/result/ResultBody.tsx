import {
  headingsOf,
  type Notice,
  numberText,
  ON_DEVICE,
  type Ports,
  type Result,
  type RunProgress,
  resultText,
  type Tool,
} from '@marginalia/engine';
import { lazy, type RefObject, Suspense, useCallback, useMemo, useRef } from 'react';
import { useEditedResult } from '../../export/use-edited-result.ts';
import { ResultViews } from '../../views/result/ResultViews.tsx';
import type { ViewProps } from '../../views/view.ts';
import type { FormFields } from '../form-fields.ts';
import { DocSheet } from '../sheet/DocSheet.tsx';
import type { FormMarks } from '../sources/form-marks.ts';
import { movedSources } from '../sources/moved-sources.ts';
import type { ResultSources } from '../sources/result-sources.ts';
import { SourceQuote } from '../sources/SourceQuote.tsx';
import { SourceStrip } from '../sources/SourceStrip.tsx';
import type { SheetMarks } from '../sources/sheet-marks.ts';
import { type Marking, useMarking } from '../sources/use-marking.ts';
import { isTooLong, MOST_MARKED, useSources } from '../sources/use-sources.ts';
import type { ToolRunState } from '../tool-state.ts';
import { SectionRail } from './SectionRail.tsx';

// Only the result of a model needs it. Without its code the result is whole.
const NotInMaterial = lazy(() =>
  import('../sources/NotInMaterial.tsx').then(
    ({ NotInMaterial: Found }) => ({ default: Found }),
    () => ({ default: () => null }),
  ),
);

interface ResultTextProps {
  readonly tool: Tool;
  readonly result: Result;
  readonly state: ToolRunState;
  readonly progress: RunProgress | undefined;
  readonly label: string;
  readonly sheet: RefObject<HTMLElement | null>;
  readonly sheetMarks?: SheetMarks | undefined;
  /** Whether the run waits for a person, so that no text arrives. */
  readonly still?: boolean | undefined;
}

/** The text on its sheet; a long document has the list of its sections beside it. */
function ResultText({ tool, result, state, progress, label, sheet, sheetMarks, still = false }: ResultTextProps) {
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
        marks={sheetMarks}
        ref={sheet}
        streaming={state === 'busy' && !still}
        transcript={result.transcript}
      />
    </div>
  );
}

interface ResultBodyProps extends Omit<ResultTextProps, 'sheetMarks'> {
  readonly ports: Ports;
  readonly onMakeCards?: ViewProps['onMakeCards'];
  readonly onNotice: (notice: Notice) => void;
  /** Shows a place in the form; absent where another form is beside the result. */
  readonly onShow?: FormFields['show'] | undefined;
  /** The marks in that form. */
  readonly marks?: FormMarks | undefined;
}

/** The text of a result; when it is complete, with its views as tabs. */
export function ResultBody({ ports, onNotice, onShow, onMakeCards, marks, ...text }: ResultBodyProps) {
  const { tool, result, state, label } = text;
  const { transcript, values, complete, spans, language } = result;
  const isWhole = complete && state !== 'busy';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text depends only on its transcript.
  const whole = useMemo(() => (isWhole ? resultText(result) : undefined), [isWhole, transcript]);
  const { edited, edits, work } = useEditedResult(ports, tool, result, isWhole);
  const fullSheet = useRef<HTMLElement>(null);
  const written = useSources(tool, result, marks && whole);
  const sources = useMemo(
    () => (written && whole !== undefined ? movedSources(written, whole, edits) : undefined),
    [written, whole, edits],
  );
  const { sheet } = text;
  const onOpenLine = useCallback(
    (line: number) => sheet.current?.querySelector<HTMLElement>(`[data-line="${line}"] .m-mark`)?.focus(),
    [sheet],
  );
  const marking = useMarking({ tool, result, sources, marks, onShow, onOpenLine });
  const sheetMarks = useSheetMarks(sources, marking);
  const renderText = (place: 'card' | 'full') => (
    <>
      {sources?.use && place === 'card' && <SourceStrip marking={marking} use={sources.use} />}
      {marks && whole !== undefined && place === 'card' && isTooLong(values) && (
        <p className="m-strip m-strip__text">
          Your text has more than {numberText(MOST_MARKED)} characters, so its lines are not marked with their places in it.
        </p>
      )}
      <ResultText {...text} result={edited} sheetMarks={sheetMarks?.[place]} {...(place === 'full' && { sheet: fullSheet })} />
    </>
  );
  const toLine = (line: number): void => {
    marking.showLine(line);
    onOpenLine(line);
  };
  return (
    <>
      <ResultViews
        label={label}
        lang={language}
        onMakeCards={onMakeCards}
        onNotice={onNotice}
        onShowSource={onShow && marking.showPlace}
        ports={ports}
        renderText={renderText}
        spans={spans}
        text={whole}
        tool={tool}
        values={values}
        work={work}
      />
      {sources && result.source !== ON_DEVICE && (
        <Suspense>
          <NotInMaterial lit={marking.lines} onShow={toLine} sources={sources} values={values} />
        </Suspense>
      )}
    </>
  );
}

/** The marks of the sheet: on the card, and over the whole window, where the form is not beside it. */
function useSheetMarks(sources: ResultSources | undefined, { lines, quoted, showLine, showPlace, clear }: Marking) {
  const onCard = useCallback((line: number) => showLine(line), [showLine]);
  const onFull = useCallback((line: number) => showLine(line, true), [showLine]);
  if (!sources) return undefined;
  const [first] = quoted?.places ?? [];
  const show = first && quoted && (() => showPlace({ field: quoted.field, ...first }));
  const shared = { marks: sources.marks, lit: lines, onClear: clear };
  return {
    card: { ...shared, onLine: onCard, quote: quoted && <SourceQuote mark={quoted} onShow={show} /> },
    full: { ...shared, onLine: onFull, quote: quoted && <SourceQuote mark={quoted} /> },
  } satisfies Record<'card' | 'full', SheetMarks>;
}
