import type { Notice, Ports, SectionItems, SourceSpan, Tool, Values, ViewName } from '@marginalia/engine';
import type { ComponentType } from 'react';

/** The state of one view of one result: the student's work in it. The device keeps it under the tool and the text. */
export interface ViewState<State = unknown> {
  /** Undefined until something was done. */
  readonly state: State | undefined;
  /** Applies a change to the newest stored state, which another tab may have changed. */
  readonly change: (next: (state: State | undefined) => State) => void;
}

/** A place in a text of the form. */
export interface SourcePlace {
  readonly field: string;
  readonly start: number;
  readonly end: number;
}

/**
 * The props of a view of a result. A view is written for no particular tool: all it needs comes from the definition, the text and the form.
 */
export interface ViewProps {
  readonly tool: Tool;
  /** The form that made the result; `{}` where it is not known. */
  readonly values: Values;
  /** The public text. */
  readonly text: string;
  /** The sections whose items this view shows, in the order of the text. */
  readonly sections: readonly SectionItems[];
  /** Every section of the result that has items. */
  readonly allSections: readonly SectionItems[];
  /** The words of the text that are quoted from the form; [] where that is unknown. */
  readonly spans: readonly SourceSpan[];
  readonly lang?: string | undefined;
  /** Read it with `progressOf`, because the stored state may have been written by another version of the view. */
  readonly progress: ViewState;
  /** The state of another view of the same result; undefined where that is not known. */
  readonly progressIn?: ((view: ViewName) => ViewState) | undefined;
  readonly ports: ViewPorts;
  /** The element for the main action of the view: it stands in the row of tabs while the view is chosen. */
  readonly actions?: HTMLElement | undefined;
  /** Counts how often the main action was asked for while another tab was chosen. */
  readonly begun?: number | undefined;
  /** Shows the words of a source in the form; undefined where the form is not beside the result. */
  readonly onShowSource?: ((place: SourcePlace) => void) | undefined;
  /** Hands words of the material to the tool that makes cards ("Make cards from this"); undefined where no tool takes them. */
  readonly onMakeCards?: ((material: string) => void) | undefined;
  readonly onNotice: (notice: Notice) => void;
}

export type ViewPorts = Pick<Ports, 'clipboard' | 'clock' | 'decks' | 'drafts' | 'files' | 'kept' | 'lookup'>;

export type ViewComponent = ComponentType<ViewProps>;

/** State of a view that has a known form. A stored state of another form counts as nothing done. */
export function progressOf<State>({ state, change }: ViewState, isState: (value: unknown) => value is State): ViewState<State> {
  const known = (value: unknown): State | undefined => (isState(value) ? value : undefined);
  return { state: known(state), change: (next) => change((value) => next(known(value))) };
}
