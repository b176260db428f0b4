import { describe, expect, it } from 'vitest';
import { formatDay, parseDay } from '../../../../lib/dates/civil.ts';
import type { Syllabus } from '../../syllabus.ts';
import { readSyllabus } from '../read-syllabus.ts';

function read(text: string): Syllabus {
  return readSyllabus('syllabus', text, { duration: '', others: [] }, parseDay('2026-11-23'));
}

describe('A calendar whose columns are weekdays', () => {
  it.each([
    ['bars', '| **Monday** | Tuesday |\n|---|---|\n| Sep 8 Parsing | Sep 9 Lexing |\n| Sep 22 Types | Sep 23 Scopes |', 'Mon 8 Sep 2025'],
    [
      'HTML',
      '<table><tr><th>Week</th><th>Mon</th><th>Wed</th></tr><tr><td>1</td><td>1/23 Rings</td><td>1/25 Ideals</td></tr><tr><td>2</td><td>1/30 Fields</td><td>2/1 Modules</td></tr></table>',
      'Mon 23 Jan 2023',
    ],
  ])('tells the year of its dates: %s', (_, text, first) => {
    const { dates, yearBasis } = read(text);
    expect(dates[0] && formatDay(dates[0].date.first)).toBe(first);
    expect(yearBasis).toBe('weekdays');
  });
});

describe('A table of the mark', () => {
  it('multiplies the share of each by their number', () => {
    const { events } = read('| Part | Weight |\n|---|---|\n| Three lab reports | Each 10% |\n| 2 tests | 15% each |\n| Final exam | 40% |');
    expect(events.map(({ weight }) => weight?.amount)).toEqual([30, 30, 40]);
  });
});

describe('A column of what is due', () => {
  it('has both days of one bracket, also behind a short name or a link', () => {
    const { events } = read(
      '| Date | Topic | Assignments |\n|---|---|---|\n| Sep 2 | Sorting | A1 (9/9; 9/16) |\n| Sep 9 | Graphs | [PM2](./Project/a-long-address-of-a-page/PM2.md) (9/23; 9/30) |',
    );
    expect(events.map(({ name, date }) => `${name.raw.slice(name.start, name.end)} ${date && formatDay(date.first)}`)).toEqual([
      'A1 Wed 9 Sep 2026',
      'A1 Wed 16 Sep 2026',
      'PM2 Wed 23 Sep 2026',
      'PM2 Wed 30 Sep 2026',
    ]);
  });
});
