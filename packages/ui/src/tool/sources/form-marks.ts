import type { ComponentType } from 'react';
import type { TextPlace } from '../form-fields.ts';

/** Words of one field of the form that are lit up, and the lines of the result that are made from them. */
export interface ShownMark {
  readonly field: string;
  /** The text from which the result was made; the places are offsets in it. */
  readonly text: string;
  readonly places: readonly TextPlace[];
  /** "1 place, in paragraph 4". */
  readonly note: string;
  /** The words are used in nothing. */
  readonly unused?: true;
  /** Lines of the result, from 0. */
  readonly lines: readonly number[];
  /** The words are shown under their line, because the form is not beside the result. */
  readonly inline?: true;
  /** The words of the same line in other fields. */
  readonly others?: readonly ShownMark[];
  /** Words of another field come before these: that field is scrolled to and says how many places there are. */
  readonly isOther?: true;
  /** Shows the lines of the result that are made from words of the field. */
  readonly onPick?: (place: TextPlace) => void;
  /** The place of the field before or after these words from which a line is made. */
  readonly next?: (from: TextPlace | undefined, by: 1 | -1) => TextPlace | undefined;
  /** Moves focus to a line of the result. */
  readonly onOpenLine?: (line: number) => void;
  /** Shows the field with its marks. The code belongs to the results, so that a page without one does not load it. */
  readonly Mirror: ComponentType<MirrorProps>;
}

export interface MirrorProps {
  readonly mark: ShownMark;
  /** The text area that it covers. */
  readonly area: HTMLTextAreaElement;
  /** Goes back to the text area. */
  readonly onClear: () => void;
}

/** The marks in the form of one tool. */
export interface FormMarks {
  readonly get: () => ShownMark | undefined;
  readonly show: (mark: ShownMark | undefined) => void;
  readonly subscribe: (listener: () => void) => () => void;
}

/** The marks in one field. */
export function markIn(shown: ShownMark | undefined, field: string): ShownMark | undefined {
  if (shown === undefined || shown.inline) return undefined;
  return shown.field === field ? shown : shown.others?.find((other) => other.field === field);
}

export function createFormMarks(): FormMarks {
  let shown: ShownMark | undefined;
  const listeners = new Set<() => void>();
  return {
    get: () => shown,
    show(mark) {
      shown = mark;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** For a form or a result that is shown alone. */
export const NO_MARKS: FormMarks = { get: () => undefined, show: () => undefined, subscribe: () => () => undefined };
