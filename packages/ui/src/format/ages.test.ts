import { describe, expect, it } from 'vitest';
import { agoOf, storedDayText } from './ages.ts';

const now = new Date(2026, 10, 20, 12);
const before = (minutes: number): string => new Date(now.getTime() - minutes * 60_000).toISOString();

describe('agoOf', () => {
  it.each([
    [0.5, 'just now'],
    [-30, 'just now'],
    [1, '1 minute ago'],
    [59, '59 minutes ago'],
    [60, '1 hour ago'],
    [24 * 60, 'yesterday'],
    [8 * 24 * 60, '8 days ago'],
    [40 * 24 * 60, '11 Oct 2026'],
    [-3 * 24 * 60, '23 Nov 2026'],
  ])('shows a time %d minutes ago as "%s"', (minutes, words) => expect(agoOf(before(minutes), now)).toBe(words));

  it('counts days of the calendar: a time seven days before is seven days ago, also at a later hour', () => {
    const at = (day: number, hour: number, minute = 0): string => new Date(2026, 10, day, hour, minute).toISOString();
    const morning = new Date(2026, 11, 1, 9);
    expect(agoOf(at(24, 10), morning)).toBe('7 days ago');
    expect(agoOf(at(30, 10), morning)).toBe('yesterday');
    expect(agoOf(at(29, 23), morning)).toBe('2 days ago');
    expect(agoOf(at(30, 23, 30), morning)).toBe('9 hours ago');
    expect(agoOf(at(30, 0, 5), new Date(2026, 10, 30, 23))).toBe('22 hours ago');
  });

  it('shows a date without a time as the same day in every time zone', () => {
    expect(storedDayText('2026-11-20')).toBe('20 Nov 2026');
    expect(agoOf('2026-11-20', now)).toBe('today');
    expect(agoOf('2026-11-19', now)).toBe('yesterday');
  });
});
