import { isObject } from '../storage/stored-json.ts';

/** How far a result holds what its tool promises (product decisions, Results). */
export type Grade = 'ready' | 'partial' | 'needs-more';

/** What a result lacks, as a sentence for people. */
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

/** Whether a stored value is a verdict. A later version may store more in it. */
export function isVerdict(value: unknown): value is Verdict {
  if (!isObject(value) || !Array.isArray(value['lacks']) || !Array.isArray(value['unused'])) return false;
  const lacks = value['lacks'].every((lack: unknown) => isObject(lack) && typeof lack['reason'] === 'string');
  const unused = value['unused'].every(
    (text: unknown) =>
      isObject(text) &&
      [text['field'], text['reason']].every((words) => typeof words === 'string') &&
      [text['start'], text['end']].every(Number.isInteger),
  );
  return lacks && unused && ['ready', 'partial', 'needs-more'].includes(String(value['grade']));
}

/** The verdict on a result from what its essential sections lack and leave unused: the lowest grade counts. */
export function verdictOf(lacks: readonly Lack[], unused: readonly UnusedText[]): Verdict {
  const grades = lacks.map(({ grade }) => grade);
  const grade = grades.includes('needs-more') ? 'needs-more' : grades.includes('partial') ? 'partial' : 'ready';
  return { grade, lacks, unused };
}
