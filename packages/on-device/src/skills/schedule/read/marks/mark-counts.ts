import { DAY_COUNT, EVERY_OTHER, EVERY_OTHER_WEEK, LENGTH, NEXT, OUT_OF, REST_DAY } from '../words/count-words.ts';
import { numberOf } from '../words/number-words.ts';
import type { MarkedText } from './marks.ts';

/** Marks numbers of days in a week, and the length of the plan with 30 days for a month. */
export function markCounts(text: MarkedText): void {
  text.addAll(DAY_COUNT, ({ groups = {} }) => {
    const { days, times, once, sessions, rest, off } = groups;
    const count = numberOf(days ?? times ?? once ?? sessions);
    return count >= 1 && count <= 7 ? { kind: 'day-count', count, rest: (rest ?? off) !== undefined } : undefined;
  });
  text.addAll(OUT_OF, ({ groups = {} }) => {
    const count = numberOf(groups['days']);
    return count >= 1 && count <= 7 ? { kind: 'day-count', count, rest: false } : undefined;
  });
  text.addAll(EVERY_OTHER, () => ({ kind: 'every-other-day' }));
  text.addAll(REST_DAY, () => ({ kind: 'day-count', count: 1, rest: true }));
  // "off every second Sunday" needs the dates of these Sundays.
  text.addAll(EVERY_OTHER_WEEK, () => ({ kind: 'period' }));
  text.addAll(NEXT, ({ groups = {} }) => ({
    kind: 'length',
    days: { week: 7, fortnight: 14, month: 30 }[groups['unit'] ?? groups['first'] ?? ''] ?? 7,
  }));
  text.addAll(LENGTH, ({ groups = {} }) => {
    const { count = '', unit = '' } = groups;
    // "a day" and "a week" are rates, and so are they after an amount: "3 hours per one day".
    if (/^an?$/.test(count)) return undefined;
    const size = /^w/.test(unit) ? 7 : unit.startsWith('m') ? 30 : unit.startsWith('f') ? 14 : 1;
    const days = Math.round(numberOf(count) * size);
    return days >= 2 && days <= 400 ? { kind: 'length', days } : undefined;
  });
}
