import type { Pace } from '../pace.ts';
import { spread } from '../read/week-pattern.ts';
import { fairMinutes, isOpen } from './fair-minutes.ts';
import { nameKinds } from './kinds.ts';
import type { Plan, PlanDay, PlanRequest } from './plan.ts';
import type { Share } from './share.ts';

/** A shorter rest of a block, in minutes, stays free. */
const SHORTEST_REST = 15;

/**
 * Divides each day's minutes among the subjects whose last day is still ahead. Each subject earns its fair minutes day by day and
 * spends them in blocks. The last study day before an exam is for that exam only.
 */
export function makePlan(request: PlanRequest, pace: Pace): Plan {
  const { subjects, budgets, from } = request;
  const finals = finalDays(request);
  const revisions = budgets.map((budget, index): Share[] | undefined => {
    const revised = budget > 0 ? finals.get(index) : undefined;
    return revised && split(budget, revised.length).map((minutes, at) => ({ subject: revised[at] ?? 0, minutes, final: true }));
  });
  const earned = fairMinutes(request, revisions, pace);
  const credit = subjects.map(() => 0);
  const left = statedMinutes(subjects, revisions);
  const open = budgets.map((budget, index) => (revisions[index] ? 0 : budget));
  const works = lastDaysOfWork(request, open);
  const shares = budgets.map((budget, index): Share[] => {
    const active = subjects.flatMap((subject, at) => (isOpen(subject, from + index) ? [at] : []));
    if (budget <= 0) return [];
    const revised = revisions[index];
    if (revised || active.length === 0) return revised ?? [];
    return share(active, budget, earned[index] ?? [], { credit, left, pressing: pressingOn(index, works, left, open) }, pace);
  });
  const slots = nameKinds(request, shares, pace);
  const days = budgets.map((budget, index): PlanDay => {
    const day = from + index;
    return { day, budget, slots: slots[index] ?? [], exams: subjects.flatMap((it, at) => (it.exams.includes(day) ? [at] : [])) };
  });
  const totals = subjects.map((_, at) => shares.flat().reduce((sum, it) => sum + (it.subject === at ? it.minutes : 0), 0));
  return { days, totals, without: totals.flatMap((it, at) => (it > 0 ? [] : [at])) };
}

/** The exams by the index of the last day with study time before them. */
function finalDays({ subjects, budgets, from }: PlanRequest): Map<number, number[]> {
  const finals = new Map<number, number[]>();
  subjects.forEach(({ exams }, at) => {
    for (const exam of exams) {
      let index = Math.min(exam - from, budgets.length) - 1;
      while (index >= 0 && (budgets[index] ?? 0) <= 0) index--;
      const revised = finals.get(index);
      if (index >= 0 && !revised?.includes(at)) finals.set(index, [...(revised ?? []), at]);
    }
  });
  return finals;
}

interface Account {
  /** The minutes that each subject has earned and not spent. */
  readonly credit: number[];
  /** The minutes that are left of those stated for a piece of work; undefined for other subjects. */
  readonly left: (number | undefined)[];
  /** The minutes of pieces of work that no later day can take. */
  readonly pressing: readonly { readonly at: number; readonly minutes: number }[];
}

function share(
  active: readonly number[],
  budget: number,
  earned: readonly number[],
  { credit, left, pressing }: Account,
  pace: Pace,
): Share[] {
  for (const at of active) credit[at] = round((credit[at] ?? 0) + (earned[at] ?? 0));
  const minutes = new Map<number, number>();
  const give = (at: number, most: number): number => {
    const spent = Math.min(most, left[at] ?? most);
    credit[at] = round((credit[at] ?? 0) - spent);
    if (left[at] !== undefined) left[at] -= spent;
    minutes.set(at, (minutes.get(at) ?? 0) + spent);
    return spent;
  };
  // Work that would not be done in time comes first, whatever the others have earned.
  const open = pressing.reduce((rest, it) => rest - (rest > 0 ? give(it.at, Math.min(rest, it.minutes)) : 0), budget);
  const blocks = open > 0 ? split(open, Math.max(1, Math.round(open / pace.block))) : [];
  for (const block of blocks) {
    for (let rest = block; rest === block || rest >= SHORTEST_REST; ) {
      // A subject that already has a block today comes later, unless it is far behind.
      const standing = (at: number): number => (credit[at] ?? 0) - (minutes.has(at) ? block / 2 : 0);
      const able = active.filter((at) => (left[at] ?? SHORTEST_REST) >= SHORTEST_REST);
      if (able.length === 0) break;
      rest -= give(
        able.reduce((best, at) => (standing(at) > standing(best) ? at : best)),
        rest,
      );
    }
  }
  return [...minutes].map(([subject, spent]) => ({ subject, minutes: spent, final: false }));
}

/** The minutes of each piece of work for which the days after this one have no room. */
function pressingOn(
  index: number,
  works: readonly { readonly at: number; readonly end: number }[],
  left: readonly (number | undefined)[],
  open: readonly number[],
): { at: number; minutes: number }[] {
  let [needed, given] = [0, 0];
  return works.flatMap(({ at, end }) => {
    const own = left[at] ?? 0;
    if (end < index || own < SHORTEST_REST) return [];
    needed += own;
    const room = open.slice(index + 1, end + 1).reduce((sum, it) => sum + it, 0);
    const minutes = Math.min(own, needed - given - room);
    given += Math.max(0, minutes);
    return minutes > 0 ? [{ at, minutes }] : [];
  });
}

/** The minutes stated for each piece of work, without those of its final revision. */
function statedMinutes(subjects: PlanRequest['subjects'], revisions: readonly (readonly Share[] | undefined)[]): (number | undefined)[] {
  const revised = revisions.flatMap((it) => it ?? []);
  return subjects.map(
    ({ minutes }, at) => minutes && Math.max(0, minutes - revised.reduce((sum, it) => sum + (it.subject === at ? it.minutes : 0), 0)),
  );
}

/** The last day with time for each piece of work with stated minutes, in order. */
function lastDaysOfWork({ subjects, from }: PlanRequest, open: readonly number[]): { readonly at: number; readonly end: number }[] {
  return subjects
    .flatMap((subject, at) =>
      subject.minutes === undefined ? [] : [{ at, end: open.findLastIndex((minutes, day) => minutes > 0 && isOpen(subject, from + day)) }],
    )
    .sort((one, other) => one.end - other.end);
}

function round(value: number): number {
  return Math.round(value * 1e6) / 1e6;
}

/** Divides a day's minutes into blocks. */
function split(minutes: number, count: number): number[] {
  return spread(minutes, Array.from({ length: count })).filter((it) => it > 0);
}
