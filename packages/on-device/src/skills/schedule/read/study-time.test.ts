import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatShortDay, parseDay } from '../../../lib/dates/civil.ts';
import { budgetsOf } from '../plan/budgets.ts';
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
    ['Mon-Thu 19:00-21:30, Sat 10-16 with an hour for lunch, Sun off, Fri off', '150 150 150 150 0 300 0'],
    ['9-12 and 13-17 on weekends with 15 min breaks, 1 hour weekdays', '60 60 60 60 60 420 420'],
    ["I work Thu, Fri and Sat so can't study then. Other days 4 hours, Sundays only 2", '240 240 240 0 0 0 120'],
    ['half an hour on the bus each way Mon-Fri', '60 60 60 60 60 0 0'],
    ['9:30-12:30 every weekday, then another 2 hours in the evening. Weekends: 10-13 only', '300 300 300 300 300 180 180'],
    ['I work 3 x 12h night shifts (Fri-Sun), free Mon-Thu, about 3 hrs after 14:00, not more than 2h on Wed', '180 180 120 180 0 0 0'],
    ['two 12h shifts (Sat-Sun), free other days, 2h in the evening, max 1h on Fri', '120 120 120 120 60 0 0'],
    ['three 12 hour shifts Mon-Wed, off Thu-Sun, around 4 hours after 10am, max 2h on Sun', '0 0 0 240 240 240 120'],
    ['12 h shifts Mon and Wed, otherwise 2 hours a day', '0 120 0 120 120 120 120'],
    ['Mon 3h, Wed 4h, at most 2h on Wed', '180 0 120 0 0 0 0'],
    ['weekdays 18:30-21:00; Sat 10-13 and 15-17; Sunday off', '150 150 150 150 150 300 0'],
    ['Tue 8:30-10 and 14-16, Thu 9-12', '0 210 0 180 0 0 0'],
    ['Sat 10-12, 13-15 and 16-17', '0 0 0 0 0 300 0'],
    ['25 min pomodoros, 4 a day', every(100)],
    ['45-minute blocks: 2 on weekdays, 4 on weekends', '90 90 90 90 90 180 180'],
    ['sessions of 40 min, 3 on weekdays', '120 120 120 120 120 0 0'],
    ['two 90 minute sessions on weekdays, three on Saturdays', '180 180 180 180 180 270 0'],
    ['12:30-14:00 daily + 1h Tue & Thu evening', '90 150 90 150 90 90 90'],
    ['nursery Mon Wed Fri 9-12, plus 1hr every night', '240 60 240 60 240 60 60'],
    ['3 hours a day plus 1 hour on Wednesday', '180 180 240 180 180 180 180'],
    ['at least 3 hours a day, Sundays with family', '180 180 180 180 180 180 0'],
    ['9am-5pm on weekdays minus a 30 min lunch break', '450 450 450 450 450 0 0'],
    ['6 pomodoros of 25 min on weekdays, 10 on weekends', '150 150 150 150 150 250 250'],
    ['4 pomodoros (50 min) a day', every(200)],
    ["I'm on nights 24-27 Nov so nothing then. Otherwise 3h a day, 1h on Tue and Thu", '180 60 180 60 180 180 180'],
    ['2h on weekdays, 5ish on sat, sundays off', '120 120 120 120 120 300 0'],
    ['2 heures le soir sauf le mercredi, 3h le samedi et rien le dimanche', '120 120 0 120 120 180 0'],
    ['Ich arbeite Mo-Fr 9-17 Uhr, abends 2 Stunden, Samstag 6 Stunden', '120 120 120 120 120 360 120'],
    ['1 hour on weekdays and 4 on each weekend day', '60 60 60 60 60 240 240'],
    ['my days off are Mon, Wed, Sat: 6 h each', '360 0 360 0 0 360 0'],
    ['12-hour shifts Tue, Wed and Sat, nothing on those days. Otherwise 3 hours, 4 on Sundays', '180 0 0 180 180 0 240'],
    ['2 hours on weekdays and 5 hours each on Saturday and Sunday until 18 Dec', '120 120 120 120 120 300 300'],
    ['2 horas al día de lunes a viernes, los domingos no estudio, sábados 4 horas', '120 120 120 120 120 240 0'],
    ['45 min on the train Mon-Fri, 2 hours after dinner, Saturdays free, Sundays 6h', '165 165 165 165 165 0 360'],
    ['Weekdays: 2 hours (7pm–9pm). Weekends: 4 hours.', '120 120 120 120 120 240 240'],
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
    ['2 horas de lunes a viernes', '120 120 120 120 120 0 0'],
    ['3 horas al día de lunes a viernes, 5 horas los sábados', '180 180 180 180 180 300 0'],
    ['2 heures du lundi au vendredi', '120 120 120 120 120 0 0'],
    ['lundi à vendredi 2 heures', '120 120 120 120 120 0 0'],
    ['Montag bis Freitag 2 Stunden', '120 120 120 120 120 0 0'],
    ['Mo bis Fr 2 Stunden', '120 120 120 120 120 0 0'],
    ['2h weekdays, only 1 hour on Wednesday', '120 120 60 120 120 0 0'],
    ['Mon to Fri 2 hours. I work Wednesdays so only 1 hour then', '120 120 60 120 120 0 0'],
    ['2h weekdays, plus 1 hour on Wednesday', '120 120 180 120 120 0 0'],
  ])('is read from “%s”', (text, expected) => {
    expect(week(text)).toBe(expected);
  });

  it.each([
    ['Mon/Wed/Fri 3 hrs, Tue off', '180 0 180 0 180 0 0'],
    ['Mon - 2 hours, Tue - 1 hour, Wed - off, Sat - 3 hours', '120 60 0 0 0 180 0'],
    ['2 hours on weekdays / 4 hours Sat & Sun and Thursday off', '120 120 120 0 120 240 240'],
    ['usually 3 hours in the evening on weekdays, Saturdays I can do maybe 6 hours', '180 180 180 180 180 360 0'],
    ['3 hours max a day, 1 hour on Sundays', '180 180 180 180 180 180 60'],
    ['2 hours each day but only on Fridays', '0 0 0 0 120 0 0'],
    ['2 hours a day, Sundays are for church', '120 120 120 120 120 120 0'],
    ['9am-12pm, 1pm-4pm and 5pm-7pm Monday to Friday', '480 480 480 480 480 0 0'],
    ['1 hour before school every day, 2 hours after school Mon-Thu', '180 180 180 180 60 60 60'],
    ['I work 3 12-hour shifts (Mon, Tue, Wed). 4 hours on the other days', '0 0 0 240 240 240 240'],
    ['3 sessions of 2 hours per week', '120 0 120 0 120 0 0'],
    ['1900-2130 Mon-Thu', '150 150 150 150 0 0 0'],
    ['19h-21h mwf', '120 0 120 0 120 0 0'],
    ['9 to 5 every day except Sunday with a 1 hour lunch break', '420 420 420 420 420 420 0'],
    ['3 hours a day, 1 hour a day for maths', 'unread'],
    ['MWF 2h, TTh 1h', '120 60 120 60 120 0 0'],
    ['6 hours a day, half days on Saturday, Sunday off', '360 360 360 360 360 180 0'],
    ['2 hours a day, double on weekends', '120 120 120 120 120 240 240'],
    ['three 50-minute sessions a day', every(150)],
    ['an hour and a half before work', every(90)],
    ['45 min twice a day', every(90)],
    ['1 hour per subject every day', every(120)],
    ['max 3h', every(180)],
    ['3 hous a day, exept sundays', '180 180 180 180 180 180 0'],
    ['I work Mon-Fri 9-5. I can study 7-9pm on weekdays', '120 120 120 120 120 0 0'],
    ['2 Stunden am Tag, sonntags frei', '120 120 120 120 120 120 0'],
    ['90 minutes twice a week', '90 0 0 90 0 0 0'],
  ])('is read from “%s”, as students write it', (text, expected) => {
    expect(week(text)).toBe(expected);
  });

  const read = (text: string) => {
    const reading = readStudyTime(text, parseDay('2026-11-21'), 2);
    if (reading.kind === 'unread') throw new Error('No hours were read');
    return { ...reading.time, words: reading.unused.map(({ start, end }) => text.slice(start, end).trim()) };
  };
  const dates = (ranges: readonly { first: number; last: number }[]) =>
    ranges.map(({ first, last }) => [first, last].map((it) => (Number.isFinite(it) ? formatShortDay(it) : 'open')).join(' to '));

  it.each([
    'out of town Dec 3 to Dec 6',
    'away 3-6 December',
    'travelling from 3 Dec to 6 Dec',
    'visiting family Dec 3-6',
    'I am on a trip to Rome between 3 December and 6 December',
    "my sister's wedding 3-6 Dec",
    'verreist 3.12. bis 6.12.',
    'not when I am visiting my parents (Dec 3-6)',
    'family visiting 12/3-12/6',
    'out of town 12/3 - 12/6, exam season starts after',
    'de viaje del 3 de diciembre al 6 de diciembre',
  ])('has days off, not a beginning, for “%s”', (words) => {
    for (const text of [`2 hours a day, ${words}`, `${words}; 2 hours a day`, `2 hours a day (${words})`]) {
      const reading = readStudyTime(text, 20_779, 2, { monthFirst: words.includes('12/3') });
      const [from, to] = [parseDay('2026-11-23'), parseDay('2026-12-09')];
      const budgets = reading.kind === 'read' ? budgetsOf(reading.time, from, to, false) : [];
      expect(`${text}: ${budgets.join(' ')}`).toBe(
        `${text}: ${Array.from({ length: 17 }, (_, at) => (at >= 10 && at <= 13 ? 0 : 120)).join(' ')}`,
      );
    }
  });

  it('has no day over its usual hours by more than half when days off leave few days', () => {
    const reading = readStudyTime('15 hours per week, Mondays off, no study 20 Dec to 2 Jan', 20_779, 1);
    const budgets = reading.kind === 'read' ? budgetsOf(reading.time, parseDay('2026-11-23'), parseDay('2027-01-31'), false) : [];
    expect(Math.max(...budgets)).toBeLessThanOrEqual(225);
  });

  it('has dates on which it begins, ends and rests', () => {
    const time = read('from 1 December, nothing on Sundays, no studying 24–27 Dec or on Boxing Day, weekdays 3h, weekends 4');
    expect(formatShortDay(time.window.first ?? 0)).toBe('Tue 1 Dec');
    expect(time.perDay).toEqual([180, 180, 180, 180, 180, 240, 0]);
    expect(dates(time.off)).toEqual(['Thu 24 Dec to Sun 27 Dec', 'Sat 26 Dec to Sat 26 Dec']);
    expect(formatShortDay(read('10 hrs/day until Friday').window.last ?? 0)).toBe('Fri 27 Nov');
  });

  it('has other hours on some dates', () => {
    const time = read('2 hours a day until 30 November, then 5 hours a day');
    expect(time.perDay).toEqual([300, 300, 300, 300, 300, 300, 300]);
    expect(dates(time.periods)).toEqual(['open to Mon 30 Nov']);
    expect(time.periods[0]?.perDay[0]).toBe(120);
  });

  it('is a total only when the text says so', () => {
    expect(read('30 hours in all').total).toBe(1800);
    expect(read('100 hours over 5 weeks').total).toBe(6000);
    expect(read('6 hours in total at weekends').perDay).toEqual([0, 0, 0, 0, 0, 180, 180]);
  });

  it('lists the words that it does not read', () => {
    expect(read('3 hours a day, less on Fridays').words).toEqual(['less on Fridays']);
    expect(read('I work 9-5, 2 hours a day').words).toEqual(['I work 9-5']);
    expect(read('4 hours a day with a 10 minute break every hour').words).toEqual(['a 10 minute break every hour']);
    expect(read('2 hours on even days').words).toEqual(['even']);
    expect(read('3 hours, weekends off except the Sunday before an exam').words).toEqual(['except the Sunday before an exam']);
    expect(read('12-hour shifts on Tue and Wed, 3 hours on Mondays').words).toEqual(['12-hour shifts on Tue and Wed']);
    expect(read('3 hours a day, except Sunday (church)').words).toEqual([]);
  });

  it('never has more than its limit on a day, whatever the words', () => {
    const word = fc.constantFrom(
      ...'3 hours a day|weekends|no Sundays|from 1 December|until Friday|max 4h|20 hours a week|and|,|;|but|twice|half days|Mon-Fri|7-9pm|off 5-6 Dec|in all|(|)|every other day|10|1½'.split(
        '|',
      ),
    );
    fc.assert(
      fc.property(fc.array(word, { maxLength: 9 }), (words) => {
        const text = words.join(' ');
        const reading = readStudyTime(text, 20_778, 2);
        if (reading.kind === 'unread') return;
        for (const budget of budgetsOf(reading.time, 20_779, 20_779 + 40, true)) {
          expect(budget).toBeGreaterThanOrEqual(0);
          expect(budget).toBeLessThanOrEqual(reading.time.most ?? Infinity);
        }
        for (const { start, end } of reading.unused) expect(text.slice(start, end).trim()).not.toBe('');
      }),
      { numRuns: 300 },
    );
  });

  it('leaves days off free and keeps the hours of a week', () => {
    const { words: _, ...time } = read('20 hours a week, no Sundays, no studying 1-2 December');
    const [from, to] = [parseDay('2026-11-23'), parseDay('2026-12-06')];
    const budgets = budgetsOf(time, from, to, false);
    expect(budgets.slice(0, 7).reduce((sum, it) => sum + it)).toBe(1200);
    expect(budgets.slice(7).reduce((sum, it) => sum + it)).toBe(1200);
    expect([budgets[6], budgets[8], budgets[9], budgets[13]]).toEqual([0, 0, 0, 0]);
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

describe('A study time in another language', () => {
  it.each([
    ['hora y media entre semana y 4 horas los fines de semana', '90 90 90 90 90 240 240'],
    ['Lun 2h, Mar 2h, Mié 3h, Jue 2h, Vie 1h, Sáb 4h, Dom libre', '120 120 180 120 60 240 0'],
    ['3 horas diarias menos los domingos', '180 180 180 180 180 180 0'],
    ['8 heures par jour, 6 jours sur 7', '480 480 480 480 480 480 0'],
    ['de 18h à 20h30 en semaine, 3h le samedi', '150 150 150 150 150 180 0'],
    ['15 Stunden pro Woche, nicht am Wochenende', '180 180 180 180 180 0 0'],
    ['anderthalb Stunden pro Tag, sonntags keine Zeit', '90 90 90 90 90 90 0'],
    ['Mo-Fr 18-20 Uhr, Sa 3 Std', '120 120 120 120 120 180 0'],
    ['सोमवार से शुक्रवार 3 घंटे, शनिवार 6 घंटे', '180 180 180 180 180 360 0'],
    ['रोज़ 4 घंटे, रविवार को छुट्टी', '240 240 240 240 240 240 0'],
  ])('is read from “%s”', (text, expected) => {
    expect(week(text)).toBe(expected);
  });

  it.each([
    ['2 Stunden am Tag bis zum 18. Dezember', undefined, '2026-12-18'],
    ['2 horas al día del 1 al 18 de diciembre', '2026-12-01', '2026-12-18'],
    ["2h par jour jusqu'au 18 décembre", undefined, '2026-12-18'],
    ['2 घंटे रोज़ 18 दिसंबर तक', undefined, '2026-12-18'],
  ])('has the ends of “%s”', (text, first, last) => {
    const reading = readStudyTime(text, parseDay('2026-11-21'), 2);
    expect(reading.kind === 'read' && reading.time.window).toEqual({ first: first && parseDay(first), last: parseDay(last) });
  });

  it('lists the words of the original that it does not read', () => {
    const text = '2 Stunden am Tag, manchmal auch nachmittags';
    const reading = readStudyTime(text, 20_778, 2);
    expect(reading.kind === 'read' && reading.unused.map(({ start, end }) => text.slice(start, end).trim())).toEqual(
      expect.arrayContaining([expect.stringContaining('manchmal')]),
    );
  });
});

describe('Days and ends of a study time', () => {
  it.each([
    ['2h on weekdays, 5h on weekends until 18 December', undefined, '2026-12-18'],
    ['2h on weekdays, 5h on weekends from 30 November', '2026-11-30', undefined],
    ['8 hours a day with Sundays free until 20 December', undefined, '2026-12-20'],
    ['3 hours a day between now and 18 Dec', undefined, '2026-12-18'],
  ])('are those of the whole plan in “%s”', (text, first, last) => {
    const reading = readStudyTime(text, parseDay('2026-11-21'), 2);
    expect(reading.kind === 'read' && reading.time).toMatchObject({
      window: { first: first && parseDay(first), last: last && parseDay(last) },
      periods: [],
    });
  });

  it('that are no date with a weekday stay apart: “Saturday and Sunday, 3 Dec off”', () => {
    const reading = readStudyTime('2 hours Saturday and Sunday, 3 Dec off', parseDay('2026-11-21'), 2);
    const day = parseDay('2026-12-03');
    expect(reading.kind === 'read' && reading.time).toMatchObject({ perDay: [0, 0, 0, 0, 0, 120, 120], off: [{ first: day, last: day }] });
  });

  it.each([
    ['2 hours weekdays and every other Saturday 5 hours', 'every other Saturday 5 hours'],
    ['one week I work mornings and the next week evenings, about 2 hours a day', 'one week I work mornings and the next week'],
    ['4 days on 4 days off, 5 hours a day', '4 days on 4 days off'],
  ])('that return by turns are listed: “%s”', (text, words) => {
    const reading = readStudyTime(text, parseDay('2026-11-21'), 2);
    expect(reading.kind === 'read' && reading.unused.map(({ start, end }) => text.slice(start, end)).join()).toContain(words);
    expect(reading.kind === 'read' && reading.time.horizon).toBeUndefined();
  });

  it('"To start on" gives the first day of a study time', () => {
    const time = readStudyTime("I'd like to start on the 1st of December and do 4 hours daily", parseDay('2026-11-21'), 2);
    expect(time).toMatchObject({ kind: 'read', time: { window: { first: parseDay('2026-12-01'), last: undefined } } });
  });

  const read = (text: string) => {
    const reading = readStudyTime(text, parseDay('2026-11-21'), 2);
    return reading.kind === 'read' ? reading.time : undefined;
  };

  it('Days that are called free and have dates are days without study', () => {
    const time = read('2.5 h on weekdays, 4 h Sat + Sun. Free days: 29 Nov, 6 Dec');
    expect(time?.perDay).toEqual([150, 150, 150, 150, 150, 240, 240]);
    expect(time?.off.map(({ first }) => formatShortDay(first))).toEqual(['Sun 29 Nov', 'Sun 6 Dec']);
  });

  it('in brackets belong to the hours before them', () => {
    const time = read('1h/day while lectures are on (until 4 Dec) and 6h/day afterwards');
    expect(time?.perDay).toEqual([360, 360, 360, 360, 360, 360, 360]);
    expect(time?.periods).toMatchObject([{ last: parseDay('2026-12-04'), perDay: [60, 60, 60, 60, 60, 60, 60] }]);
  });
});
