import { describe, expect, it } from 'vitest';
import { parseDay } from '../../../lib/dates/civil.ts';
import { budgetsOf } from '../plan/budgets.ts';
import { readStudyTime } from './study-time.ts';

const TODAY = parseDay('2026-11-21');

function read(text: string) {
  const reading = readStudyTime(text, TODAY, 2);
  if (reading.kind === 'unread') throw new Error(`"${text}" was not read`);
  return { time: reading.time, unused: reading.unused.map(({ start, end }) => text.slice(start, end).trim()) };
}

/** The minutes from Sunday 22 to Sunday 29 November, with an exam on Thursday 26 November. */
function minutes(text: string): number[] {
  return budgetsOf(read(text).time, TODAY + 1, TODAY + 8, false, [parseDay('2026-11-26')]);
}

describe('Study time', () => {
  it.each([
    ['4 hours a day, but only 1 hour the day before an exam so I can sleep', [240, 240, 240, 60, 240, 240, 240, 240]],
    ['3h a day, nothing the day before an exam', [180, 180, 180, 0, 180, 180, 180, 180]],
    ['2 hours on weekdays, the night before each exam just 30 min', [0, 120, 120, 30, 120, 120, 0, 0]],
    ['3 hours a day, Wednesdays off, 1 hour the day before my exams', [180, 180, 180, 0, 180, 180, 180, 180]],
  ])('has hours of its own for the day before an exam: “%s”', (text, expected) => {
    expect(minutes(text)).toEqual(expected);
  });

  it('does not add hours for days that are not named to those of each day, but lists them', () => {
    const { time, unused } = read('4 hours a day, but only 1 hour when I am on call');
    expect(time.perDay).toEqual([240, 240, 240, 240, 240, 240, 240]);
    expect(unused).toContain('only 1 hour');
  });

  it.each([
    ['8h a day 23 Nov-4 Dec; after that 4h', 240, 480],
    ['Two hours a day until 4 Dec, then five', 300, 120],
    ['2 hours a day until 4 Dec and after that 5', 300, 120],
  ])('has other hours after a day: “%s”', (text, usual, first) => {
    const { time } = read(text);
    expect(time.perDay?.[0]).toBe(usual);
    expect(time.periods).toMatchObject([{ last: parseDay('2026-12-04'), perDay: Array.from({ length: 7 }, () => first) }]);
  });

  it.each([
    ["17:00-19:00 Mon to Fri except Wednesday when it's 18:00-19:00. Weekends 10:00-13:00", [120, 120, 60, 120, 120, 180, 180]],
    ['3hrs every day except on sunday because of church, 1hr in the evening on sundays', [180, 180, 180, 180, 180, 180, 60]],
    ['6 hrs per day, so from 4pm to 10pm', [360, 360, 360, 360, 360, 360, 360]],
    ['Tue and Thu lunch breaks 40 mins, Sunday 2 hours', [0, 40, 0, 40, 0, 0, 120]],
    ['about an hour and half most days', [90, 90, 90, 90, 90, 90, 90]],
    ['4 pomodoros on weekdays, 8 on sat/sun. 25 min each', [100, 100, 100, 100, 100, 200, 200]],
    ['Mon 14:00-18:00, Thu 16-20h, Sat 9-12h', [240, 0, 0, 240, 0, 180, 0]],
    ['90 minutes each evening Sunday to Thursday; nothing from Friday afternoon until Saturday night', [90, 90, 90, 90, 0, 0, 90]],
    ['Morning 5-7 am, evening 6-9 pm, Sunday full day except 12 to 4', [300, 300, 300, 300, 300, 300, 300]],
    ["Mum's carer comes Tues & Fri 10am-1pm, so then. Otherwise perhaps 45 minutes after supper", [45, 45, 45, 45, 45, 45, 45]],
  ])('reads clocks and runs of days in a week: “%s”', (text, expected) => {
    expect(read(text).time.perDay).toEqual(expected);
  });

  it('lists days that are for study only if needed', () => {
    expect(read('40 hours per week, max 8 per day, weekends only if necessary').unused).toEqual(['weekends only if necessary']);
  });
});
