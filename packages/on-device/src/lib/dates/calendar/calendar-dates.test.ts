import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarDates } from './calendar-dates.ts';
import { habitsOf } from './habits.ts';
import type { DateHabits, WrittenDay } from './written-date.ts';

const AMERICAN: DateHabits = { dayFirst: false, isOrderKnown: true, monthBeforeDay: true, dotted: false };
const EUROPEAN: DateHabits = { dayFirst: true, isOrderKnown: true, monthBeforeDay: false, dotted: true };

const dayText = ({ day, month, year }: WrittenDay): string => `${day}.${month}.${year ?? ''}`;

function read(line: string, habits = AMERICAN): string {
  return calendarDates(line, 0, habits)
    .map(({ first, last }) => (first === last ? dayText(first) : `${dayText(first)} to ${dayText(last)}`))
    .join(', ');
}

describe('Dates with the name of a month', () => {
  it.each([
    ['Jan 18', '18.1.'],
    ['Sept. 3rd', '3.9.'],
    ['Wed Jan 25, 2017', '25.1.2017'],
    ["12 Dec '98", '12.12.1998'],
    ['Friday, 17th of April', '17.4.'],
    ['Week of Oct 6', '6.10.'],
    ['(January 23, 25, 30)', '23.1., 25.1., 30.1.'],
    ['(Jan 23, 25)', '23.1., 25.1.'],
    ['Jan 15/17', '15.1., 17.1.'],
    ['Dec 10, 12', '10.12.'],
    ['September 15, 29, October 20', '15.9., 29.9., 20.10.'],
    ['28 and 30 January', '28.1., 30.1.'],
    ['31 March and 2 April', '31.3., 2.4.'],
    ['Aug 28 – Sep 1', '28.8. to 1.9.'],
    ['du 27 octobre au 2 novembre', '27.10. to 2.11.'],
    ['8/24-8/28', '24.8. to 28.8.'],
    ['Sep 7 – 13', '7.9. to 13.9.'],
    ['Dec 14..18', '14.12. to 18.12.'],
    ['Sep 1Supply and demand', '1.9.'],
    ['Oct 12, 30%', '12.10.'],
    ['March 22nd, 12:00–3:00PM', '22.3.'],
    ['1 Jan 18 Introduction', '18.1.'],
  ])('reads “%s” as %s', (line, expected) => {
    expect(read(line)).toBe(expected);
  });

  it.each([
    ['lunes 5 de mayo de 2025', '5.5.2025'],
    ['del 12 al 16 de octubre', '12.10. to 16.10.'],
    ['1er septembre', '1.9.'],
    ['Semaine 3, 16 septembre', '16.9.'],
    ['du 20 au 24 octobre', '20.10. to 24.10.'],
    ['3. Februar 2025, 10 Uhr', '3.2.2025'],
    ['12.–16. Oktober', '12.10. to 16.10.'],
    ['15 अगस्त', '15.8.'],
  ])('reads “%s” as %s', (line, expected) => {
    expect(read(line, EUROPEAN)).toBe(expected);
  });
});

describe('Dates in numbers', () => {
  it.each([
    ['T 9/4, Th 9/6', '4.9., 6.9.'],
    ['due 11/4 at 5pm', '4.11.'],
    ['Midterm 10/9 in class (evening, 7-9 PM)', '9.10.'],
    ['9/4-6', '4.9. to 6.9.'],
    ['01/21/2026', '21.1.2026'],
    ['2026-09-27', '27.9.2026'],
  ])('are read month first where the document does so: “%s”', (line, expected) => {
    expect(read(line)).toBe(expected);
  });

  it.each([
    ['12/03 al 17/03', '12.3. to 17.3.'],
    ['Mo, 14.10.', '14.10.'],
    ['13.01. Wiederholung', '13.1.'],
  ])('are read day first where the document does so: “%s”', (line, expected) => {
    expect(read(line, EUROPEAN)).toBe(expected);
  });

  it.each([
    'room 12/14',
    'Quiz 2',
    'pp. 12-45',
    '555-2368',
    'ISBN 978-0-321',
    'about 1/2 of the class',
    '24/7',
    '2/3 pm',
    '9:30-10:45',
    '31/11',
  ])('are not found in “%s”', (line) => {
    expect(read(line)).toBe('');
  });
});

describe('The habits of a document', () => {
  it.each([
    [['9/4 Sets', '9/6 Maps', '9/11 Trees'], false],
    [['4/9 Sets', '11/9 Maps', '18/9 Trees'], true],
    [['3/9 Sets', '10/9 Maps', '1/10 Trees'], true],
  ])('tell the order of day and month: %s', (lines, dayFirst) => {
    expect(habitsOf(lines).dayFirst).toBe(dayFirst);
  });

  it.each([
    ['the days in a field', ['Draft: 4/12'], ['Jan 11 to Apr 30 2027'], false],
    ['the days in a field over the end of a year', ['Draft: 12/1'], ['1 October 2026 - 12 February 2027'], undefined],
    ['the named days of the text', ['Week 1 (Jan 12): Sets', 'Week 9 (March 20): Maps', 'Draft: 4/12. Bring it.'], [], false],
    ['the named days of the text, day first', ['1 September: Sets', '2 December: Maps', 'Draft 6/10'], [], true],
    ['days above twelve', ['Midterm 3/14', 'Draft 4/2'], [], false],
    ['the name of the term', ['Spring 2027', 'Draft 4/12'], [], false],
    ['nothing that is there', ['Draft 4/12'], [], undefined],
  ])('tell the order by the span of the course: %s', (_, lines, fields, dayFirst) => {
    const habits = habitsOf(lines, fields);
    expect(habits.isOrderKnown ? habits.dayFirst : undefined).toBe(dayFirst);
  });

  it('tell dates with full stops from the numbers of sections', () => {
    expect(habitsOf(['14.10. Einführung', '21.10. Listen']).dotted).toBe(true);
    expect(habitsOf(['1.2. Sets', '3.1. Maps']).dotted).toBe(false);
  });

  it.each([
    [
      'month first',
      ['| 8.27 | Sets |', '| 9.5 | Maps |', '| 9.14 | Trees |', '| 9.21 | Graphs |'],
      { monthFirst: true, inBrackets: false },
    ],
    ['day first', ['14.9 Sets', '21.9 Maps', '28.9 Trees', '5.10 Graphs'], { monthFirst: false, inBrackets: false }],
    [
      'in brackets',
      ['Week 1 [1.18]', '1.1 Sets', 'Week 2 [1.25]', '2.1 Maps', 'Week 3 [2.1]', 'Week 4 [2.8]'],
      { monthFirst: true, inBrackets: true },
    ],
    ['sections', ['1.12 Sets', '1.13 Maps', '1.14 Trees', '1.15 Graphs', '2.1 Heaps'], undefined],
    ['amounts', ['9.14 kg', '2.20 m', '12.5 m', '3.15 m'], undefined],
  ])('tell bare numbers that are days from others: %s', (_, lines, bare) => {
    expect(habitsOf(lines).bare).toEqual(bare);
  });

  it('read bare numbers as days only where the days of the schedule stand', () => {
    const habits = habitsOf(['8.27 Sets', '9.5 Maps', '9.14 Trees', '9.21 Graphs']);
    const days = calendarDates('9.14 Trees (read 3.12)', 0, habits).map(({ first }) => first);
    expect(days).toEqual([{ day: 14, month: 9, year: undefined }]);
  });
});

it('Any line gives dates in order, at their own words', () => {
  const piece = fc.constantFrom(
    'Jan',
    'May',
    '5',
    '31',
    '2026',
    '9/4',
    '-',
    '–',
    ',',
    'and',
    'Tue',
    '.',
    ' ',
    '15.10.',
    'de',
    'quiz',
    '(',
    ')',
    'é🌱',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 30 }), fc.constantFrom(AMERICAN, EUROPEAN), (pieces, habits) => {
      const line = pieces.join(' ');
      const dates = calendarDates(line, 0, habits);
      for (const [index, { start, end, first }] of dates.entries()) {
        expect(start).toBeGreaterThanOrEqual(dates[index - 1]?.start ?? 0);
        expect(line.slice(start, end)).toContain(String(first.day));
      }
    }),
  );
});
