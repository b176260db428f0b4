import type { KeptResult, Notice, Ports, Result, Tool, ToolRunEvent } from '@marginalia/engine';
import type { RefObject } from 'react';
import type { FormFields, TypedForm } from '../form-fields.ts';
import type { FormMarks } from '../sources/form-marks.ts';
import { type RunFailure, stateOf, type ToolRunState, type ToolSnapshot } from '../tool-state.ts';
import type { UnfinishedRun } from './ended/unfinished.ts';

/** The machine events that the buttons of the card send. */
export type RunAction = 'cancel' | 'retry' | 'resume' | 'startOver';

/** A person's actions on a kept text. */
type KeptAction = 'show' | 'keep' | 'discard';

/** The view of a run for the components of the result card. */
export interface RunView {
  readonly tool: Tool;
  readonly ports: Ports;
  readonly snapshot: ToolSnapshot;
  readonly state: ToolRunState;
  /** The text on the sheet: a result, or the text of this run so far. */
  readonly shown: Result | undefined;
  /** The result of an earlier run, shown below the text of this one. */
  readonly earlier: Result | undefined;
  /** The kept text on the sheet; undefined if a run of this page has made the text. */
  readonly kept: KeptResult | undefined;
  /** The kept text on the sheet, also if a run of this page has made it. */
  readonly present: KeptResult | undefined;
  /** The other kept texts of the tool, newest first. */
  readonly others: readonly KeptResult[];
  readonly failure: RunFailure | undefined;
  /** The progress of a long document whose run failed or was stopped. */
  readonly unfinished: UnfinishedRun | undefined;
  /** The notice of an action on a result that failed. */
  readonly problem: Notice | undefined;
  readonly sheet: RefObject<HTMLElement | null>;
  readonly send: (command: RunAction) => void;
  /** Passes a pasted answer to the run that waits for it, or skips it. */
  readonly reply: (reply: Extract<ToolRunEvent, { type: 'answer' | 'skip' }>) => void;
  /** Loads every tool of the host; undefined in a host with only one. */
  readonly loadTools: (() => Promise<readonly Tool[]>) | undefined;
  /** Shows a field of the form, or a place in it. */
  readonly onShow: FormFields['show'];
  /** The texts that are typed in the form, once it is on the page. */
  readonly form: () => TypedForm | undefined;
  /** Submits the form as it is now. */
  readonly onUseForm: () => void;
  /** The marks in the form. */
  readonly marks: FormMarks;
  /** Shows, keeps or discards a kept text. */
  readonly onKept: (action: KeptAction, record: KeptResult) => void;
  /** Called with the notice of each action on a result. */
  readonly onOutcome: (notice: Notice) => void;
}

/** The text of this run if there is any, otherwise the result of an earlier run; and the earlier result that is shown below it. */
export function resultsOf(snapshot: ToolSnapshot): Pick<RunView, 'shown' | 'earlier'> {
  const { transcript, values, source, result, earlier } = snapshot.context;
  if (stateOf(snapshot) === 'busy') return { shown: { transcript, values, source, complete: false }, earlier: undefined };
  if (snapshot.matches({ error: 'withText' })) return { shown: { transcript, values, source, complete: false }, earlier: result };
  // The prompt of a text without a word waits for its answer.
  const isEmpty = result?.complete === false && result.transcript.words === 0;
  return { shown: isEmpty ? undefined : result, earlier: snapshot.matches('result') ? earlier : undefined };
}

/** The kept text on the sheet, and the others. */
export function keptOf(
  snapshot: ToolSnapshot,
  records: readonly KeptResult[],
  shownId: string | undefined,
): Pick<RunView, 'kept' | 'present' | 'others'> {
  const { kept } = snapshot.context;
  const isShown = kept !== undefined && snapshot.matches('result');
  return {
    kept: isShown ? records.find(({ id }) => id === kept.id) : undefined,
    present: records.find(({ id }) => id === shownId),
    others: records.filter(({ id }) => id !== shownId),
  };
}
