import { describe, expect, it } from 'vitest';
import { readStudyTime } from './study-time.ts';

/** Minutes from Monday to Sunday. */
function week(text: string): string {
  const reading = readStudyTime(text, 20_778, 2);
  return reading.kind === 'unread' ? 'unread' : (reading.time.perDay ?? []).join(' ');
}

const every = (minutes: number): string => Array.from({ length: 7 }, () => minutes).join(' ');

describe('Study time', () => {
  it.each([
    ['3 hours a day', every(180)],
    ['about 4 hrs/day', every(240)],
    ['45 min daily', every(45)],
    ['half an hour a day', every(30)],
    ['1h30 per day', every(90)],
    ['1.5 hrs per day', every(90)],
    ['1 hour and 30 minutes daily', every(90)],
    ['Two hours every evening', every(120)],
    ['90 minutes every evening', every(90)],
    ['evenings 7-9pm', every(120)],
    ['18:00-20:30', every(150)],
    ['6am-8am and 7pm-9pm', every(240)],
    ['2 hours in the morning and 3 hours at night', every(300)],
    ['20 hours per week', '180 180 180 180 180 150 150'],
    ['6 weeks, 15 hours a week', '150 150 120 120 120 120 120'],
    ['20 hrs a week, weekends only', '0 0 0 0 0 600 600'],
    ['5 days a week, 2 hours a day', '120 120 120 120 120 0 0'],
    ['2h weekdays, 5h weekends', '120 120 120 120 120 300 300'],
    ['weekdays: 2 hours, weekends: 6 hours', '120 120 120 120 120 360 360'],
    ['3 hours on weekdays and 6 on weekends', '180 180 180 180 180 360 360'],
    ['2 hours a day, 5 hours on weekends', '120 120 120 120 120 300 300'],
    ['4 hrs Mon-Fri; Sat 6h; no study Sunday', '240 240 240 240 240 360 0'],
    ['3 hours a day on weekdays, 5 hours on Saturdays, Sundays off, for 4 weeks', '180 180 180 180 180 300 0'],
    ['about 6 h daily for the next 12 days, only 3 h on Wednesdays because of work', '360 360 180 360 360 360 360'],
    ['3hrs each day except Sunday', '180 180 180 180 180 180 0'],
    ['Mon 2h, Wed 3h, Sat 5h', '120 0 180 0 0 300 0'],
    ['weekday evenings 7-9pm and 4 hours on Saturday', '120 120 120 120 120 240 0'],
  ])('is read from “%s”', (text, expected) => {
    expect(week(text)).toBe(expected);
  });

  it.each(['6 weeks', 'whenever I can', 'all day', '25', '40 hours', '100 hours a day', ''])('is not guessed from “%s”', (text) => {
    expect(week(text)).toBe('unread');
  });

  it.each([
    ['6 weeks, 15 hours a week', 42],
    ['2 months, 4 hours daily', 60],
    ['3 hours daily for the next 4 weeks', 28],
    ['3 hours a day', undefined],
  ])('has the length of “%s”', (text, days) => {
    const reading = readStudyTime(text, 20_778, 2);
    expect(reading.kind === 'read' && reading.time.horizon).toBe(days);
  });

  it('states what was assumed', () => {
    const assumed = (text: string): unknown => {
      const reading = readStudyTime(text, 20_778, 2);
      return reading.kind === 'read' && reading.time.assumed[0];
    };
    expect(['3', '3 hours', '2-3 hours daily', '20 hours a week', '3 hours a day'].map(assumed)).toEqual([
      'hours',
      'a-day',
      'lower',
      'every-day',
      undefined,
    ]);
  });
});
