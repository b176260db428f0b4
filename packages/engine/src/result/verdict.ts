/** How far a result holds what its tool promises (product decisions, Results). */
export type Grade = 'ready' | 'partial' | 'needs-more';

/** What a result lacks, as a sentence for people. */
export interface Lack {
  readonly grade: Exclude<Grade, 'ready'>;
  readonly reason: string;
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
