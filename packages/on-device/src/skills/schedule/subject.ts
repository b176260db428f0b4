import type { Passage } from '../../spans.ts';

/** The hours that a piece of work takes in all. */
export interface WorkHours {
  readonly minutes: number;
  /** Whether the words can mean nothing else; "(3 hours)" beside an exam may be its length. */
  readonly isSure: boolean;
}

/** A subject as read from the form. */
export interface Subject {
  readonly name: Passage;
  readonly topics: readonly Passage[];
  /** Its share of time relative to other subjects; 1 by default. */
  readonly weight: number;
  /** The words that set the weight, such as "hard" or "4 credits". */
  readonly weightNote: Passage | undefined;
  /** The hours that it takes in all, with the words that say so: "about 10 hours of writing". */
  readonly hours?: (WorkHours & { readonly words: Passage }) | undefined;
  /** Hours that may as well be the length of its exam, so that nothing follows from them. */
  readonly unclearHours?: Passage;
  /** Words that ask for the usual share, such as "fine". */
  readonly notes?: readonly Passage[];
}

export function nameOf({ name }: Subject): string {
  return name.raw.slice(name.start, name.end);
}
