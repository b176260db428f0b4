import { describe, expect, it } from 'vitest';
import { parseDay } from '../../../lib/dates/civil.ts';
import { weighRemark } from './remarks.ts';
import { readStudyTime } from './study-time.ts';

const TODAY = parseDay('2026-11-21');

/** Minutes from Monday to Sunday; or the reason why nothing is planned. */
function week(text: string): readonly number[] | string {
  const reading = readStudyTime(text, TODAY, 3);
  return reading.kind === 'read' ? (reading.time.perDay ?? 'total') : reading.why;
}

describe('Hours in the words of students', () => {
  it.each([
    ['of the days that are an exception', "3h/day except weekends when it's 6h/day", [180, 180, 180, 180, 180, 360, 360]],
    ['of days that are free', 'mornings 7-9 Mon-Fri, weekends free so 5h each day', [120, 120, 120, 120, 120, 300, 300]],
    [
      'of "those days", after a job',
      'I work 4-10pm Mon, Wed, Fri so only 1.5 hrs those days. Other days 4 hours',
      [90, 240, 90, 240, 90, 240, 240],
    ],
    ['whose limit follows at once', '14 hours/week no more than 3 a day', [120, 120, 120, 120, 120, 120, 120]],
    [
      'of two parts of the day, one of which has an exception',
      '45 mins before school every weekday and two hours in the evenings except Weds. Sat 3 hrs',
      [165, 165, 45, 165, 165, 180, 0],
    ],
    [
      'with "bar" and a remark in brackets',
      '3.5 hours daily bar Wednesday (society night) when I manage 1 hour',
      [210, 210, 60, 210, 210, 210, 210],
    ],
    ['of some of seven days', '5 days out of 7, 4 hours each, tuesdays and sundays off', [240, 0, 240, 240, 240, 240, 0]],
    ['with "besides"', '1h30 each evening besides Friday; Saturday morning 9 to 12 instead', [90, 90, 90, 90, 0, 180, 90]],
    [
      'of days joined before their hours',
      'free all day Mon and Thu (7h each), otherwise just 2 hours',
      [420, 120, 120, 420, 120, 120, 120],
    ],
    ['between two times with days between them', 'after 6 on weekdays until about 9', [180, 180, 180, 180, 180, 0, 0]],
    ['with a limit for one day', "16h a week. Can't do Thursdays. Saturdays max 3h", [180, 180, 150, 0, 150, 150, 150]],
    [
      'of nights, some of which are free',
      '30 min in the morning, an hour at night, but nights off on Wed and Sat',
      [90, 90, 30, 90, 90, 30, 90],
    ],
    ['in a list with a dash for nothing', 'Mon 6-8pm\nTue -\nWed 6-8pm', [120, 0, 120, 0, 0, 0, 0]],
    ['of every day but one', '30 min before school (Mon-Fri) + 1h30 after dinner every day but Friday', [120, 120, 120, 120, 30, 90, 90]],
    ['in numbers with a quarter or a half', 'an hour and a quarter a day, two and a half on Sundays', [75, 75, 75, 75, 75, 75, 150]],
    [
      'without a unit, away from their day',
      'as much as 4 hrs a day but only 2 on days I have lectures (Mon, Wed)',
      [120, 240, 120, 240, 240, 240, 240],
    ],
    ['in letters of days', 'M-Th 7p-10p, F none, S 10a-4p, Su 1p-5p', [180, 180, 180, 180, 0, 360, 240]],
    [
      'of an exception, in brackets',
      'nothing on school nights except Thursday (2 hours). Weekends 5 hours each',
      [0, 0, 0, 120, 0, 300, 300],
    ],
    ['that divide another', '8 hours Mon-Sat split 5h morning and 3h evening', [480, 480, 480, 480, 480, 480, 0]],
    ['beside a lesson by the clock', 'coaching 4pm-8pm, self study 5 hrs daily', [300, 300, 300, 300, 300, 300, 300]],
    [
      'in pomodoros with their length at the end',
      '2 pomodoros in the morning and 4 at night, 25 min each',
      [150, 150, 150, 150, 150, 150, 150],
    ],
  ])('%s', (_, text, expected) => {
    expect(week(text)).toEqual(expected);
  });

  it('for which no day is left are no plan', () => {
    expect(week('weekdays 2 hours, weekends off, 5 hours each other day')).toBe('unclear');
  });

  it('that two words nobody knows stand between are no sum', () => {
    expect(week('2 hrs wkzays 6 hrs wkzends')).toBe('no-hours');
  });

  it('hold from a day on', () => {
    const reading = readStudyTime('Sundays 2 hours. From 7 Dec school is out, so 3h every day', TODAY, 3);
    expect(reading.kind === 'read' && [reading.time.window.first, reading.time.periods[0]?.perDay[0]]).toEqual([undefined, 180]);
  });

  it('that end at a time without a beginning are listed', () => {
    const reading = readStudyTime('weekdays 5-8pm, fri only till 6:30, weekend 10am-4pm', TODAY, 3);
    expect(reading.kind === 'read' && reading.unused.length).toBe(1);
  });

  it('of some days from a date leave the other days as they are', () => {
    const reading = readStudyTime('Mon/Wed/Fri 2.5h, Tue/Thu 1h, weekends 4h a day starting from 28 Nov', TODAY, 3);
    expect(reading.kind === 'read' && reading.time.periods[0]?.perDay).toEqual([150, 60, 150, 60, 150, 240, 240]);
  });

  it('of one week stay in this week', () => {
    const reading = readStudyTime('10h a week, but 20h in the week of Dec 7', TODAY, 3);
    const period = reading.kind === 'read' ? reading.time.periods[0] : undefined;
    expect(period?.perDay.reduce((sum, it) => sum + it, 0)).toBe(1200);
  });
});

describe('A weight', () => {
  it.each([
    ['worth 2x', 2],
    ['x2', 2],
    ['double credits', 2],
    ['x9', undefined],
  ])('as a factor: %s', (remark, weight) => {
    expect(weighRemark(remark)).toBe(weight);
  });
});
