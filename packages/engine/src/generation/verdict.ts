import type { LeftOut } from './left-out.ts';
import type { SourceSpan } from './source-span.ts';

/** The degree to which a result holds what its tool promises. */
export type Grade = 'ready' | 'partial' | 'needs-more';

/** The content that a result lacks, as a sentence for people. */
export interface Lack {
  readonly grade: Exclude<Grade, 'ready'>;
  readonly reason: string;
  /** A few words beside the field: "1 word so far. Add full sentences." */
  readonly hint?: string;
  /** The field that a person should add to. */
  readonly field?: string;
}

/** A piece of the form that the result does not use: UTF-16 offsets in the field's value, and the reason as a sentence. */
export interface UnusedText {
  readonly field: string;
  readonly start: number;
  readonly end: number;
  readonly reason: string;
}

export interface Verdict {
  readonly grade: Grade;
  readonly lacks: readonly Lack[];
  readonly unused: readonly UnusedText[];
}

/** The verdict on a result from what its essential sections lack and leave unused: the lowest grade counts. */
export function verdictOf(lacks: readonly Lack[], unused: readonly UnusedText[]): Verdict {
  const grades = lacks.map(({ grade }) => grade);
  const grade = grades.includes('needs-more') ? 'needs-more' : grades.includes('partial') ? 'partial' : 'ready';
  return { grade, lacks, unused };
}

/** The facts about a complete text besides its words. */
export interface ResultFacts {
  /** Sentences that name what a model's text lacks compared with the tool's outline. */
  readonly shortfalls?: readonly string[];
  /** The words of a model's answers that do not stand in the text. */
  readonly leftOut?: readonly LeftOut[];
  /** The degree to which the text holds what the tool promises. Without one, the result counts as ready. */
  readonly verdict?: Verdict;
  /** The words of the text that are quoted from the form. */
  readonly spans?: readonly SourceSpan[];
  /** The language of the text as a BCP 47 code; absent if it is unknown or that of the page. */
  readonly language?: string;
}
