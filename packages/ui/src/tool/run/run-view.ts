import type { Notice, Ports, Result, Tool } from '@marginalia/engine';
import type { RefObject } from 'react';
import { type Failure, stateOf, type ToolRunState, type ToolSnapshot } from '../tool-state.ts';
import type { Unfinished } from './unfinished.ts';

/** What a press in the card tells the machine. */
export type RunCommand = 'cancel' | 'retry' | 'resume' | 'startOver';

/** A run as the result card shows it. */
export interface RunView {
  readonly tool: Tool;
  readonly ports: Ports;
  readonly snapshot: ToolSnapshot;
  readonly state: ToolRunState;
  /** What the sheet shows: a result, or the text of this run so far. */
  readonly shown: Result | undefined;
  /** A result that is still there from before. */
  readonly earlier: Result | undefined;
  readonly failure: Failure | undefined;
  /** How far a long document is that broke off. */
  readonly unfinished: Unfinished | undefined;
  /** An action on a result that did not work. */
  readonly problem: Notice | undefined;
  readonly sheet: RefObject<HTMLElement | null>;
  readonly send: (command: RunCommand) => void;
  /** Takes the notice of each action on a result. */
  readonly onOutcome: (notice: Notice) => void;
}

/** The text of this run once there is any, else the result that is still there from before; and the result that stays beside it. */
export function resultsOf(snapshot: ToolSnapshot): Pick<RunView, 'shown' | 'earlier'> {
  const { transcript, values, source, result, earlier } = snapshot.context;
  if (stateOf(snapshot) === 'busy') return { shown: { transcript, values, source, complete: false }, earlier: undefined };
  if (snapshot.matches({ error: 'withText' })) return { shown: { transcript, values, source, complete: false }, earlier: result };
  return { shown: result, earlier: snapshot.matches('result') ? earlier : undefined };
}
