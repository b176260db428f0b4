import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { civilDate, dayNumber, formatDay, formatDistance, mondayOf, parseDay, weekday } from './civil.ts';
import { inAcademicYear, nearestTo, onOrAfter } from './year-rule.ts';

describe('Civil dates', () => {
  it('are formatted without a locale', () => {
    expect(formatDay(parseDay('2026-12-07'))).toBe('Mon 7 Dec 2026');
    expect(formatDay(parseDay('2028-02-29'))).toBe('Tue 29 Feb 2028');
  });

  it('reject days that do not exist', () => {
    expect(dayNumber(2026, 2, 29)).toBeUndefined();
    expect(dayNumber(2026, 13, 1)).toBeUndefined();
  });

  it('are restored from their day number', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 80_000 }), (day) => {
        const { year, month, day: ofMonth } = civilDate(day);
        expect(dayNumber(year, month, ofMonth)).toBe(day);
        expect(weekday(mondayOf(day))).toBe(0);
      }),
    );
  });

  it('describe a distance in days as a person would', () => {
    expect([0, 1, 12, -3].map((days) => formatDistance(100 + days, 100))).toEqual(['today', 'in 1 day', 'in 12 days', '3 days ago']);
  });
});

describe('Dates without a year', () => {
  const today = parseDay('2026-11-22');
  it('are the next such day in an exam list', () => {
    expect(formatDay(onOrAfter(today)(9, 9) ?? 0)).toBe('Thu 9 Sep 2027');
    expect(formatDay(onOrAfter(today)(11, 22) ?? 0)).toBe('Sun 22 Nov 2026');
  });
  it('stay within the term when a syllabus is read late', () => {
    expect(formatDay(onOrAfter(parseDay('2026-08-24'))(9, 9) ?? 0)).toBe('Wed 9 Sep 2026');
    expect(formatDay(nearestTo(today)(9, 9) ?? 0)).toBe('Wed 9 Sep 2026');
    expect(formatDay(inAcademicYear(2026)(1, 12) ?? 0)).toBe('Tue 12 Jan 2027');
  });
});
