import { headingsOf, type Notice, type Ports, type Progress, type Result, resultText, type Tool } from '@marginalia/engine';
import { type RefObject, useMemo, useRef } from 'react';
import { ResultViews } from '../../views/result/ResultViews.tsx';
import type { FormFields } from '../form-fields.ts';
import type { ToolRunState } from '../tool-state.ts';
import { DocSheet } from './DocSheet.tsx';
import { SectionRail } from './SectionRail.tsx';

export interface ResultTextProps {
  readonly tool: Tool;
  readonly result: Result;
  readonly state: ToolRunState;
  readonly progress: Progress | undefined;
  readonly label: string;
  readonly sheet: RefObject<HTMLElement | null>;
}

/** The text on its sheet; a long document has the list of its sections beside it. */
function ResultText({ tool, result, state, progress, label, sheet }: ResultTextProps) {
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

export interface ResultBodyProps extends ResultTextProps {
  readonly ports: Ports;
  readonly onNotice: (notice: Notice) => void;
  /** Shows a place in the form; absent where another form is beside the result. */
  readonly onShow?: FormFields['show'] | undefined;
}

/** The text of a result; when it is complete, with its views as tabs. */
export function ResultBody({ ports, onNotice, onShow, ...text }: ResultBodyProps) {
  const { tool, result, state, label } = text;
  const { transcript, values, complete, source, spans, language } = result;
  const isWhole = complete && state !== 'busy';
  // biome-ignore lint/correctness/useExhaustiveDependencies: the text depends only on its transcript.
  const whole = useMemo(() => (isWhole ? resultText(result) : undefined), [isWhole, transcript]);
  const fullSheet = useRef<HTMLElement>(null);
  return (
    <ResultViews
      label={label}
      lang={language}
      onNotice={onNotice}
      onShowSource={onShow && (({ field, start, end }) => onShow(field, { start, end }, values[field]))}
      ports={ports}
      renderText={(place) => <ResultText {...text} {...(place === 'full' && { sheet: fullSheet })} />}
      source={source}
      spans={spans}
      text={whole}
      tool={tool}
      values={values}
    />
  );
}
