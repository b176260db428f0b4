import { describe, expect, it } from 'vitest';
import { dayAfterKey, shiftMonth, weeksOfMonth } from './month.ts';

describe('a month', () => {
  it('has whole weeks from Monday, as the text of a result has', () => {
    const weeks = weeksOfMonth('2026-11');
    expect(weeks.map((week) => week[0])).toEqual(['2026-10-26', '2026-11-02', '2026-11-09', '2026-11-16', '2026-11-23', '2026-11-30']);
    expect(weeks.every((week) => week.length === 7)).toBe(true);
  });

  it('is moved to and from without a day that does not exist', () => {
    expect(shiftMonth('2026-01-31', 1)).toBe('2026-02-28');
    expect(shiftMonth('2026-12-15', 1)).toBe('2027-01-15');
    expect(shiftMonth('2028-03-31', -1)).toBe('2028-02-29');
  });

  it('is walked through by the keys of a grid', () => {
    const from = (key: string, isLeftToRight = true): string | undefined => dayAfterKey(key, '2026-11-25', isLeftToRight);
    expect(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'].map((key) => from(key))).toEqual([
      '2026-11-24',
      '2026-11-26',
      '2026-11-18',
      '2026-12-02',
    ]);
    expect(['Home', 'End', 'PageUp', 'PageDown'].map((key) => from(key))).toEqual(['2026-11-23', '2026-11-29', '2026-10-25', '2026-12-25']);
    expect(from('ArrowLeft', false)).toBe('2026-11-26');
    expect(from('a')).toBeUndefined();
  });
});
