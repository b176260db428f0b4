import { afterEach, describe, expect, it } from 'vitest';
import { formatDay, parseDay } from './civil.ts';
import { looksLikeDate } from './date-like.ts';
import { readDates } from './read-dates.ts';
import { nearestTo, onOrAfter } from './year-rule.ts';

const today = parseDay('2026-11-22');

function read(line: string, relative = true): string {
  return readDates(line, 0, { today, years: onOrAfter(today), relative })
    .map(({ first, last }) => (first === last ? formatDay(first) : `${formatDay(first)} to ${formatDay(last)}`))
    .join(', ');
}

it('does not take the number of a row as part of its date', () => {
  const [date] = readDates('10\t16 Nov\tExternalities', 0, { today, years: onOrAfter(today), relative: false });
  expect(date).toMatchObject({ start: 3, end: 9 });
});

const CASES: readonly (readonly [string, string])[] = [
  ['DBMS - 12 Dec', 'Sat 12 Dec 2026'],
  ['OS: 2026-12-09', 'Wed 9 Dec 2026'],
  ['LA 2026/12/09', 'Wed 9 Dec 2026'],
  ['Physics 15/12/2026', 'Tue 15 Dec 2026'],
  ['Physics 15.12.26', 'Tue 15 Dec 2026'],
  ['Chemistry 5/12/2026', 'Sat 5 Dec 2026'],
  ['Biology 12/25/2026', 'Fri 25 Dec 2026'],
  ['Biology 15/12', 'Tue 15 Dec 2026'],
  ['Dec 10', 'Thu 10 Dec 2026'],
  ['Dec 10, 12', 'Thu 10 Dec 2026'],
  ['Dec 7 – Dec 12', 'Mon 7 Dec 2026 to Sat 12 Dec 2026'],
  ['Dec 28 - Jan 3', 'Mon 28 Dec 2026 to Sun 3 Jan 2027'],
  ['10/12/2026 - 14/12/2026', 'Thu 10 Dec 2026 to Mon 14 Dec 2026'],
  ['5th & 7th Dec', 'Sat 5 Dec 2026, Mon 7 Dec 2026'],
  ['Dec 5, 7 and 9', 'Sat 5 Dec 2026, Mon 7 Dec 2026, Wed 9 Dec 2026'],
  ['CN on 5 Dec, LA on 7 Dec', 'Sat 5 Dec 2026, Mon 7 Dec 2026'],
  ['Mathematics: December 3rd, 10am', 'Thu 3 Dec 2026'],
  ['9 Sept 2026 9:00-11:00', 'Wed 9 Sep 2026'],
  ["History 12 Dec '26", 'Sat 12 Dec 2026'],
  ['12-Dec-2026', 'Sat 12 Dec 2026'],
  ['3 Mar', 'Wed 3 Mar 2027'],
  ['next Friday', 'Fri 27 Nov 2026'],
  ['Friday', 'Fri 27 Nov 2026'],
  ['in two weeks', 'Sun 6 Dec 2026'],
  ['tomorrow', 'Mon 23 Nov 2026'],
  ['Test 12 Dec', 'Sat 12 Dec 2026'],
  ['Quiz 2 Dec 5', 'Sat 5 Dec 2026'],
  ['Physics paper 2: 15/12', 'Tue 15 Dec 2026'],
  ['week 3 - 4 Dec', 'Fri 4 Dec 2026'],
  ['November 26-27, no lab', 'Thu 26 Nov 2026 to Fri 27 Nov 2026'],
];

const NO_DATES = [
  'quiz 2',
  'chapters 1-35',
  'paper 2',
  'the sat exam',
  '4.2 second',
  '10am',
  'students may 2 submit',
  'Room 12',
  'CS 101',
  '45 min',
  '24/7 of 100',
];
const REFUSED = ['30 Feb', '31 November', '31/11/2026', '45/12/2026', '12th', 'Fees due 31 November'];

describe('Dates in a line', () => {
  it.each(CASES)('reads “%s” as %s', (line, expected) => {
    expect(read(line)).toBe(expected);
  });

  it.each(NO_DATES)('finds no date in “%s”', (line) => {
    expect(read(line)).toBe('');
  });

  it.each(REFUSED)('does not guess at “%s” but recognises that it looks like a date', (line) => {
    expect(read(line)).toBe('');
    expect(looksLikeDate(line)).toBe(true);
  });

  it.each(['a week on Monday', 'Friday week', 'Monday 7th', 'last Friday', 'next week', 'December'])(
    'does not read a wrong day from “%s”',
    (line) => {
      expect(read(line)).toBe('');
    },
  );

  it('ignores words such as “Friday” and “tomorrow” in prose', () => {
    expect(read('Lectures on Friday, tutorials tomorrow, in two weeks', false)).toBe('');
    expect(read('Midterm on Friday, 11 December', false)).toBe('Fri 11 Dec 2026');
  });

  it('reports a weekday that does not match its date', () => {
    const [date] = readDates('Sat 11 Dec', 0, { today, years: onOrAfter(today), relative: true });
    expect(date?.wrongWeekday).toBe(5);
  });

  it('marks dates whose day and month could be swapped', () => {
    expect(readDates('5/12/2026', 0, { today, years: onOrAfter(today), relative: true })[0]?.ambiguous).toBe(true);
    expect(readDates('15/12/2026', 0, { today, years: onOrAfter(today), relative: true })[0]?.ambiguous).toBe(false);
  });

  it('gives offsets in the whole text', () => {
    const raw = 'First line\nDBMS on 12 Dec';
    const [date] = readDates('DBMS on 12 Dec', 11, { today, years: nearestTo(today), relative: true });
    expect(raw.slice(date?.start, date?.end)).toBe('12 Dec');
  });
});

describe('Time zones', () => {
  const before = process.env['TZ'];
  afterEach(() => {
    if (before === undefined) delete process.env['TZ'];
    else process.env['TZ'] = before;
  });

  it.each(['Asia/Kolkata', 'America/Los_Angeles', 'Pacific/Kiritimati', 'UTC'])('do not change the days: %s', (zone) => {
    process.env['TZ'] = zone;
    for (const [line, expected] of CASES) expect(read(line)).toBe(expected);
  });
});

it('reads half a million characters', () => {
  const line = 'The course covers process scheduling on 5 Dec, chapters 1-35 and 15/12/2026 in the march of time; quiz 2 may follow. ';
  for (let length = 0; length < 500_000; length += line.length) read(line);
  readDates('1/2/3-4.5 dec 12 '.repeat(6000), 0, { today, years: onOrAfter(today), relative: true });
});
