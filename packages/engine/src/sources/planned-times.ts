import { block } from '../items/block.ts';
import type { NumberFact } from './facts/numbers.ts';

const SECONDS_A_MINUTE = 60;

/** Tells the times that a plan in the same text adds up to: for a subject, a day, and altogether. They are computed, not stated. */
export function plannedTimes(text: string): (fact: NumberFact) => boolean {
  const totals = new Map<string, number>();
  for (const { subject, date, minutes = 0 } of block.parse(text)) {
    for (const key of [`subject ${subject}`, `day ${date}`, 'all']) totals.set(key, (totals.get(key) ?? 0) + minutes);
  }
  const sums = new Set([...totals.values()].map((minutes) => minutes * SECONDS_A_MINUTE));
  return ({ values, dimension }) => dimension === 'time' && values.some((value) => sums.has(value));
}
