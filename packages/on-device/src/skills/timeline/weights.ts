import { computed, type Span } from '../../trace.ts';
import type { CourseEvent } from './syllabus.ts';

type Weight = NonNullable<CourseEvent['weight']>;

/** "30 %" or "20 marks" */
export function weightSpan({ amount, in: unit }: Weight): Span {
  return computed(unit === '%' ? `${amount} %` : `${amount} marks`, 'timeline.weight');
}

/** Sums by unit. */
export function weightSums(events: readonly CourseEvent[]): { readonly percent: number; readonly marks: number } {
  const sum = (unit: Weight['in']): number =>
    Math.round(events.reduce((total, { weight }) => total + (weight?.in === unit ? weight.amount : 0), 0) * 100) / 100;
  return { percent: sum('%'), marks: sum('marks') };
}
