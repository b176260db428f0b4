import type { Pace } from '../pace.ts';
import { lastDay, type PlanRequest, type PlanSubject } from './plan.ts';
import type { Share } from './share.ts';

/** The shares are scaled this many times; they hardly change after that. */
const ROUNDS = 40;
/** The most of the time before its last day that one of several subjects asks for. */
const MOST_BEFORE = 0.6;
/** The least of its usual part of a day that a subject has, so that one with a late exam does not begin after the others. */
const LEAST_OF_DAY = 0.3;
/** The least of all time that is left beside work with stated hours. */
const LEAST_SHARED = 0.25;
/** The least of its share that a subject has besides its final revision. */
const LEAST_BESIDE = 0.25;

/**
 * The minutes of each subject on each day without final revision. A near exam draws time, but the sums are the shares of the
 * weights as far as the days before each exam allow: the table is scaled by subject and by day in turn.
 * @param revisions the final revision of each day; undefined on the other days
 */
export function fairMinutes(
  { subjects, budgets, from }: PlanRequest,
  revisions: readonly (readonly Share[] | undefined)[],
  pace: Pace,
): number[][] {
  const table = budgets.map((budget, index) =>
    subjects.map((subject) => (budget > 0 && !revisions[index] && isOpen(subject, from + index) ? pull(subject, from + index, pace) : 0)),
  );
  const wanted = wantedOf({ subjects, budgets, from }, revisions);
  const byDay = (): void => {
    for (const [index, row] of table.entries()) {
      const sum = row.reduce((total, it) => total + it, 0);
      if (sum > 0) for (const at of row.keys()) row[at] = ((row[at] ?? 0) * (budgets[index] ?? 0)) / sum;
    }
  };
  byDay();
  for (let round = 0; round < ROUNDS; round++) {
    subjects.forEach((_, at) => {
      const sum = table.reduce((total, row) => total + (row[at] ?? 0), 0);
      if (sum > 0) for (const row of table) row[at] = ((row[at] ?? 0) * (wanted[at] ?? 0)) / sum;
    });
    byDay();
  }
  return table.map((row, index) => withLeast(row, subjects, budgets[index] ?? 0));
}

/** A day on which each subject that is open has at least a part of what its weight gives it; the others give what they have over that. */
function withLeast(row: readonly number[], subjects: readonly PlanSubject[], budget: number): number[] {
  const weightAt = (at: number): number => (subjects[at]?.minutes === undefined ? (subjects[at]?.weight ?? 0) : 0);
  const weights = row.reduce((sum, it, at) => sum + (it > 0 ? weightAt(at) : 0), 0);
  const least = row.map((it, at) => (it > 0 && weights > 0 ? (LEAST_OF_DAY * budget * weightAt(at)) / weights : 0));
  const over = row.map((it, at) => Math.max(0, it - (least[at] ?? 0)));
  const spare = over.reduce((sum, it) => sum + it, 0);
  const missing = row.reduce((sum, it, at) => sum + Math.max(0, (least[at] ?? 0) - it), 0);
  return row.map((it, at) => (it > (least[at] ?? 0) ? it - ((over[at] ?? 0) * missing) / spare : (least[at] ?? 0)));
}

/** The minutes that each subject wants by its weight, besides its final revision. */
function wantedOf({ subjects, budgets, from }: Omit<PlanRequest, 'to'>, revisions: readonly (readonly Share[] | undefined)[]): number[] {
  const used = budgets.map((budget, index) => (subjects.some((it) => isOpen(it, from + index)) ? budget : 0));
  const all = used.reduce((sum, it) => sum + it, 0);
  const stated = subjects.reduce((sum, { minutes = 0 }) => sum + minutes, 0);
  const shared = Math.max(all - stated, all * LEAST_SHARED);
  const weights = subjects.reduce((sum, { weight, minutes }) => sum + (minutes === undefined ? weight : 0), 0);
  return subjects.map((subject, at) => {
    const before = used.reduce((sum, it, index) => sum + (isOpen(subject, from + index) ? it : 0), 0);
    const revised = revisions.flatMap((it) => it ?? []).reduce((sum, it) => sum + (it.subject === at ? it.minutes : 0), 0);
    if (subject.minutes !== undefined) return Math.max(0, Math.min(subject.minutes, before) - revised);
    const share = Math.min((shared * subject.weight) / weights, before * MOST_BEFORE);
    return Math.max(share - revised, share * LEAST_BESIDE);
  });
}

/** An exam this many days after another of the same subject leaves no day without study. */
const NEXT_PAPER = 4;

/** Whether the last day of a subject is still ahead. The day of an exam is free of it, unless its next paper is near. */
export function isOpen(subject: PlanSubject, day: number): boolean {
  const last = lastDay(subject);
  if (last === undefined) return true;
  return day < last && (!subject.exams.includes(day) || subject.exams.some((it) => it > day && it - day <= NEXT_PAPER));
}

function pull({ weight, exams, dues = [] }: PlanSubject, day: number, { urgency }: Pace): number {
  const next = Math.min(...[...exams, ...dues].filter((it) => it > day));
  return weight * (Number.isFinite(next) ? 1 + urgency / (next - day) : 1);
}
