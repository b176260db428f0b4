import { describe, expect, it } from 'vitest';
import { civilDate, parseDay } from '../civil.ts';
import { calendarDates } from './calendar-dates.ts';
import { chooseYear } from './choose-year.ts';
import { habitsOf } from './habits.ts';

function choose(text: string, fields: readonly string[] = []): { basis: string; year: (month: number, day: number) => number | undefined } {
  const lines = text.split('\n');
  const habits = habitsOf(lines);
  const datesOf = (line: string) => calendarDates(line, 0, habits);
  const chosen = chooseYear({
    fields,
    text,
    dates: lines.flatMap(datesOf),
    fieldDates: fields.flatMap(datesOf),
    start: undefined,
    today: parseDay('2026-11-21'),
  });
  return {
    basis: chosen.basis,
    year: (month, day) => {
      const found = chosen.years(month, day);
      return found === undefined ? undefined : civilDate(found).year;
    },
  };
}

describe('The year of dates without one', () => {
  it('is that of many weekdays, not that of the only full date, of an article', () => {
    const days = 'Monday, May 13\nFriday, May 17\nMonday, May 20\nMonday, May 27\nSunday, June 9\nSaturday, August 7';
    const { basis, year } = choose(`${days}\nReview, Journal, July 13, 2023\nNovel, 2019`);
    expect([basis, year(5, 13)]).toEqual(['weekdays', 2024]);
  });

  it.each([
    ['Spring 2000', 2, 2000],
    ['CS 101, Fall 1996', 10, 1996],
    ['Fall 2026', 1, 2027],
    ['Michaelmas 2024', 11, 2024],
    ['2024/25', 2, 2025],
    ['AY 2023-24', 10, 2023],
    ['Sem 1 2025, semester 1 2025', 3, 2025],
    ['Wintersemester 2024/25', 1, 2025],
    ['SoSe 2025', 5, 2025],
    ['Automne 2025', 9, 2025],
    ['Primer cuatrimestre 2024', 4, 2024],
    ["Spring '99", 3, 1999],
  ])('comes from the name of a term: %s', (text, month, year) => {
    expect(choose(text).year(month, 10)).toBe(year);
    expect(choose(text).basis).toBe('document');
  });

  it('comes from a field of the form before all else', () => {
    const chosen = choose('Spring 2000', ['16 weeks from 24 August 2026']);
    expect(chosen).toMatchObject({ basis: 'field' });
    expect(chosen.year(10, 15)).toBe(2026);
    expect(choose('Week 1 (Aug 24)', ['History, Fall 2019']).year(8, 24)).toBe(2019);
  });

  it('does not come from the number of a course', () => {
    expect(choose('Spring 2014\nJan. 27: Cells', ['BSC 2010 Biology']).year(1, 27)).toBe(2014);
    expect(choose('Jan. 27: Cells', ['CHEM-2020']).basis).toBe('today');
    expect(choose('Jan. 27: Cells', ['Biology 2020']).year(1, 27)).toBe(2020);
  });

  it('comes from the weekdays beside the dates if no term is named', () => {
    const chosen = choose('Tue Jan 18\nThu Jan 20\nTue Jan 25, © 2000');
    expect(chosen).toMatchObject({ basis: 'weekdays' });
    expect(chosen.year(1, 18)).toBe(2000);
  });

  it('does not come from a book, or from a term that no weekday agrees with', () => {
    expect(choose('Operating Systems, 10th edition, 2018\nMidterm Oct 12').basis).toBe('today');
    const policy = 'Policy of Fall 2013\nMidterm: Thursday, October 15\nFinal: Thursday, December 17';
    expect(choose(policy)).toMatchObject({ basis: 'weekdays' });
    expect(choose(policy).year(10, 15)).toBe(2026);
  });

  it('is the nearest to today if nothing tells', () => {
    expect(choose('Midterm Oct 12')).toMatchObject({ basis: 'today' });
    expect(choose('Midterm Oct 12').year(10, 12)).toBe(2026);
  });

  it('gives all dates of a course one year where nothing names it', () => {
    const { year, basis } = choose('Draft: March 14\nPaper: May 23');
    expect(basis).toBe('today');
    expect(year(5, 23)).toBe(year(3, 14));
    expect(year(5, 23)).toBe(2027);
  });

  it.each([
    ['1er parcial 25% (26 de febrero), 2do parcial (9 de abril), examen final 30% (28 de mayo)', [2, 2027], [5, 2027]],
    ['Report: 12 June\nFinal: 20 August', [6, 2027], [8, 2027]],
    ['Mid-term: 5 November\nViva: 20 January', [11, 2026], [1, 2027]],
    ['Draft: 10 September\nFinal: 30 October', [9, 2026], [10, 2026]],
  ])('keeps a course in one piece, and out of the long past: %s', (text, [first = 0, firstYear], [last = 0, lastYear]) => {
    const { year } = choose(text);
    expect([year(first, 12), year(last, 20)]).toEqual([firstYear, lastYear]);
  });

  it('gives a course with a 29 February a year that has one', () => {
    const { year } = choose('Sets: February 22\nMaps: February 29\nTrees: March 7');
    expect(year(3, 7)).toBe(2028);
  });
});
