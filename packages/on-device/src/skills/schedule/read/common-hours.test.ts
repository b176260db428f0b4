import { describe, expect, it } from 'vitest';
import { readStudyTime } from './study-time.ts';

/** Minutes from Monday to Sunday. */
function week(text: string): string {
  const reading = readStudyTime(text, 20_781, 2);
  return reading.kind === 'unread' ? 'unread' : (reading.time.perDay ?? []).join(' ');
}

const every = (minutes: number): string => Array.from({ length: 7 }, () => minutes).join(' ');

describe('Hours in the words of most students', () => {
  it.each([
    ['three focused hours on weekdays', '180 180 180 180 180 0 0'],
    ['couple hours each weekday evening, 4 hrs sat', '120 120 120 120 120 240 0'],
    ['6 hours on days off (Mon, Thu, Sat), 1 hour on work days', '360 60 60 360 60 360 60'],
    ['school days 1.5 h, non-school days 5 h', '90 90 90 90 90 300 300'],
    ['I work Saturdays. Otherwise 2 hours a day', '120 120 120 120 120 0 120'],
    ['nurse on 3x12 shifts (Mon, Tue, Sat), other days 4 hours', '0 0 240 240 240 0 240'],
    ['8 hours per weekend, nothing during the week', '0 0 0 0 0 240 240'],
    ['2 hours Mon to Thu, free on Fri, 6 hours split over Sat and Sun', '120 120 120 120 0 180 180'],
    ['12 hours a week: 1 hour Mon-Fri, the rest on the weekend', '60 60 60 60 60 210 210'],
    ['1 hr Mon-Fri, twice that Sat, none Sun', '60 60 60 60 60 120 0'],
    ['2 hrs daily, Sundays half', '120 120 120 120 120 120 60'],
    ['Fridays are full, Saturdays 6 hours, the rest 2 hours', '120 120 120 120 0 360 120'],
    ['Tuesdays and Thursdays are my long days so only 1 hour, otherwise 3', '180 60 180 60 180 180 180'],
    ['church on sundays, so mon-sat 2 hours', '120 120 120 120 120 120 0'],
    ['prep time 7pm - 9:30pm every day', every(150)],
    ['college 9-4, then 5 to 8 study', every(180)],
    ['1 hour on the bus and 2 hours at home every weekday', '180 180 180 180 180 0 0'],
    ['45 minutes during my lunch break and 2 hours in the evening, weekdays', '165 165 165 165 165 0 0'],
    ['Mondays 7pm to 9pm, Saturdays noon to 4pm', '120 0 0 0 0 240 0'],
    ['midnight to 2am every day', every(120)],
    ['Day | Hours\nMonday | 2\nTuesday | off\nSaturday | 5', '120 0 0 0 0 300 0'],
    ['3 hours a day exept sundya', '180 180 180 180 180 180 0'],
    ['wekdays 2 hours, weeknds 4, thrsday off', '120 120 120 0 120 240 240'],
    ['15h00 - 17h00 every weekday, Saturdays 08h00 - 12h00', '120 120 120 120 120 240 0'],
    ['weekdays: 1 hr before work, 1 hr after. weekends: 4 hrs', '120 120 120 120 120 240 240'],
    ["I'm in college 9-3 Mon to Thu so 4pm to 6pm those days. Friday I have no classes: 10am-1pm and 2pm-4pm", '120 120 120 120 300 0 0'],
    ['in all the days I have 2 hours', every(120)],
    ['5:30-7:30 in the morning, sunday holiday so 8 hrs', '120 120 120 120 120 120 480'],
    ['I work full time (9-5 Mon-Fri) so only evenings: 7:30-9:30. Weekends 4 hours a day.', '120 120 120 120 120 240 240'],
    ['in the mornings 8-10 except Mondays, in the afternoons 3-4 except weekends', '60 180 180 180 180 120 120'],
    ['about 3 hrs/day but Weds is bad - 1hr max', '180 180 60 180 180 180 180'],
    ['weekdays 2 hours, weekends 3 hrs Saturday only', '120 120 120 120 120 180 0'],
    ["3 hours on days I don't have lectures (Wed, Fri, Sat, Sun) and 1 hour on the others", '60 60 180 60 180 180 180'],
    ['forty five minutes each day', every(45)],
    ['hrs per day: M 2, T 2, W 1, Th 2, F 0, Sa 5, Su 5', '120 120 60 120 0 300 300'],
    ['2 hours morning 5 to 7 and 3 hours evening 6 to 9, sunday 8 hours', '300 300 300 300 300 300 480'],
    ['only evenings during the week (19-21h), Saturday 7h', '120 120 120 120 120 420 0'],
    ['20 minutes before school and 40 minutes after dinner from Monday to Thursday; 1.5 hours on Sunday', '60 60 60 60 0 0 90'],
    ['1 hour on work days (Mon, Tue, Sat), 4 hours on days off', '60 60 240 240 240 60 240'],
    ['15 min a day, 30 on Sundays', '15 15 15 15 15 15 30'],
    ['1 1/2 hours Mon, Tue, Thu; 3 1/2 hours Sat', '90 90 0 90 0 210 0'],
    ['2 hours Monday to Thursday; Friday is my night off', '120 120 120 120 0 0 0'],
    ['5am to 7am everyday, then Saturday add 4 hours', '120 120 120 120 120 360 120'],
    [
      "Mum needs looking after on Tuesdays and at the weekend so realistically it's Mon, Wed, Thurs and Fri, 2 hours each",
      '120 0 120 120 120 0 0',
    ],
    ['सोम से शुक्र 2 घंटे, शनि रवि 5 घंटे', '120 120 120 120 120 300 300'],
    ['subah 2 ghante sham 2 ghante', every(240)],
  ])('%s', (text, expected) => {
    expect(week(text)).toBe(expected);
  });

  it('hold on a day on which someone is free for some time', () => {
    expect(week("3 hours on Monday, I'm free on Fridays 4-7pm")).toBe('180 0 0 0 180 0 0');
  });

  it('have a first week of their own', () => {
    const reading = readStudyTime('first week 2 hours a day, after that 4 hours a day', 20_781, 2);
    expect(reading.kind === 'read' && [reading.time.perDay?.[0], reading.time.periods[0]?.perDay[0]]).toEqual([240, 120]);
  });

  it('begin tomorrow and end on a day', () => {
    const reading = readStudyTime('3 hours every day from tomorrow until 15 December', 20_781, 2);
    expect(reading.kind === 'read' && reading.time.window).toEqual({ first: 20_782, last: 20_802 });
  });

  it('are not those of the last week before the exams, which has no dates', () => {
    const reading = readStudyTime('3 hours a day, but 6 hours a day in the last week before exams', 20_781, 2);
    expect(reading.kind === 'read' && reading.unused.map(({ why }) => why)).toEqual(['no-dates']);
  });

  it('of this week and the next are followed by others', () => {
    const reading = readStudyTime('4 hours per day this week and next, 6 hours per day after that', 20_781, 2);
    expect(reading.kind === 'read' && [reading.time.perDay?.[0], reading.time.periods[0]?.perDay[0]]).toEqual([360, 240]);
  });

  it('list days off that have no name', () => {
    const reading = readStudyTime('6h a day but exam days and the day before off', 20_781, 2);
    expect(reading.kind === 'read' && reading.unused.length).toBeGreaterThan(0);
  });

  it('of a period have the days of the bracket behind it', () => {
    const reading = readStudyTime('3h/day now, 6h/day in exam week (7-11 Dec)', 20_781, 2);
    expect(reading.kind === 'read' && [reading.time.perDay?.[0], reading.time.periods.map(({ perDay }) => perDay[0])]).toEqual([
      180,
      [360],
    ]);
  });
});
