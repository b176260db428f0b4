import { computed, type Span } from '../../spans.ts';
import type { CourseEvent } from './syllabus.ts';

type Weight = NonNullable<CourseEvent['weight']>;

/** "30 %", "20 marks" or "20 points" */
export function weightSpan({ amount, in: unit }: Weight): Span {
  return computed(unit === '%' ? `${amount} %` : `${amount} ${unit}`, 'timeline.weight');
}

/** Sums weights by unit. "Assignments 20 %" includes "Assignment 1, 10 %" and "Assignment 2, 10 %". */
export function weightSums(all: readonly CourseEvent[]): { readonly percent: number; readonly marks: number; readonly points: number } {
  const events = all.filter((event) => !isSumOfOthers(event, all));
  const sum = (unit: Weight['in']): number =>
    Math.round(events.reduce((total, { weight }) => total + (weight?.in === unit ? weight.amount : 0), 0) * 100) / 100;
  return { percent: sum('%'), marks: sum('marks'), points: sum('points') };
}

/** Whether the weight of an event is the sum of numbered events with the same name and unit. */
function isSumOfOthers({ name, weight }: CourseEvent, events: readonly CourseEvent[]): boolean {
  if (weight === undefined) return false;
  const stem = wordsOf(name).replace(/s$/, '');
  const parts = events.filter(
    (it) => it.weight?.in === weight.in && wordsOf(it.name).replace(/\s*#?\d{1,2}$/, '') === stem && /\d$/.test(wordsOf(it.name)),
  );
  return parts.length > 1 && Math.abs(parts.reduce((sum, it) => sum + (it.weight?.amount ?? 0), 0) - weight.amount) < 0.01;
}

function wordsOf({ raw, start, end }: CourseEvent['name']): string {
  return raw.slice(start, end).toLowerCase();
}
