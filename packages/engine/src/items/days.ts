/**
 * Days as results print them: "Mon 7 Sep 2026", "Mon 7 Sep". An item has the day as ISO 8601: `2026-09-07`, or `--09-07` if the text
 * gives no year.
 */

import { monthNumber, SHORT_MONTH_NAMES, SHORT_WEEKDAY_NAMES } from '../format/calendar-names.ts';

const MS_PER_DAY = 86_400_000;

const WEEKDAY = '(?:(sun|mon|tue|wed|thu|fri|sat)[a-z]{0,6}\\.?,? {0,2})?';
const MONTH = '(jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]{0,6}\\.?';
/** The pattern of a printed day. Groups: ISO day; weekday, day, month, year; weekday, month, day, year. */
export const DAY_PATTERN = `(?:(\\d{4}-\\d{2}-\\d{2})|${WEEKDAY}(\\d{1,2})(?:st|nd|rd|th)? ${MONTH}(?:,? (\\d{4}))?|${WEEKDAY}${MONTH} (\\d{1,2})(?:st|nd|rd|th)?(?!\\d)(?:,? (\\d{4}))?)(?![\\p{L}\\d])`;
/** The number of groups in `DAY_PATTERN`. */
export const DAY_GROUPS = 9;

export interface PrintedDay {
  readonly year?: number;
  /** From 1. */
  readonly month: number;
  readonly day: number;
  /** From 0 for Sunday. */
  readonly weekday?: number;
}

/** Reads the groups of `DAY_PATTERN`; undefined if there is no such day. */
export function dayOf(groups: readonly (string | undefined)[]): PrintedDay | undefined {
  const [iso, weekdayBefore, dayFirst, monthAfter, yearAfter, weekday, monthFirst, dayAfter, yearLast] = groups;
  const [isoYear, isoMonth, isoDay] = iso?.split('-') ?? [];
  const year = isoYear ?? yearAfter ?? yearLast;
  const month = isoMonth === undefined ? monthNumber(monthAfter ?? monthFirst ?? '') : Number(isoMonth);
  const day = Number(isoDay ?? dayFirst ?? dayAfter);
  const named = (weekdayBefore ?? weekday)?.toLowerCase();
  // 2024 is a leap year, so that 29 February is a day while the year is unknown.
  if (!exists(year === undefined ? 2024 : Number(year), month, day)) return undefined;
  return {
    month,
    day,
    ...(year !== undefined && { year: Number(year) }),
    ...(named !== undefined && { weekday: SHORT_WEEKDAY_NAMES.findIndex((name) => name.toLowerCase() === named) }),
  };
}

/** Finds the years of days that are printed without one, from the days of the same text that have one. */
export function yearsIn(text: string): (day: PrintedDay) => string {
  const years = new Set<number>();
  const known = new Map<string, number>();
  for (const [, ...groups] of text.matchAll(new RegExp(DAY_PATTERN, 'giu'))) {
    const day = dayOf(groups);
    if (day?.year === undefined) continue;
    years.add(day.year);
    known.set(isoOf(day).slice(4), day.year);
  }
  // "September 2026" over a month.
  for (const [, year] of text.matchAll(/^[A-Z][a-z]{2,8} (\d{4})$/gm)) years.add(Number(year));
  return (day) => {
    const year =
      day.year ?? known.get(isoOf(day).slice(-6)) ?? [...years].sort((a, b) => a - b).find((candidate) => isDayOf(day, candidate));
    return isoOf(year === undefined ? day : { ...day, year });
  };
}

/** "Mon 7 Sep 2026"; "7 Sep" without a year. */
export function printDay(iso: string): string {
  const month = SHORT_MONTH_NAMES[Number(iso.slice(-5, -3)) - 1] ?? '';
  const day = Number(iso.slice(-2));
  return iso.startsWith('--') ? `${day} ${month}` : `${SHORT_WEEKDAY_NAMES[weekdayOf(iso)]} ${day} ${month} ${iso.slice(0, 4)}`;
}

/** The Monday of the week of a day with a year. */
export function mondayOf(iso: string): string {
  return addDays(iso, -((weekdayOf(iso) + 6) % 7));
}

export function addDays(iso: string, days: number): string {
  return new Date(Date.parse(iso) + days * MS_PER_DAY).toISOString().slice(0, 10);
}

/** The number of days from `from` to `to`. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / MS_PER_DAY);
}

/** A day with its year. One without a year is put into the year in which it is nearest to `today`. */
export function withYear(iso: string, today: string): string {
  if (!iso.startsWith('--')) return iso;
  const thisYear = Number(today.slice(0, 4));
  const [month, day] = [Number(iso.slice(2, 4)), Number(iso.slice(5))];
  // 29 February may be eight years away.
  for (const reach of [1, 8]) {
    const days = Array.from({ length: 2 * reach + 1 }, (_, index) => thisYear - reach + index)
      .filter((year) => exists(year, month, day))
      .map((year) => isoOf({ year, month, day }))
      .sort((a, b) => Math.abs(daysBetween(today, a)) - Math.abs(daysBetween(today, b)));
    if (days[0] !== undefined) return days[0];
  }
  return today;
}

function isoOf({ year, month, day }: PrintedDay): string {
  const monthDay = `-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
  return year === undefined ? `-${monthDay}` : `${String(year).padStart(4, '0')}${monthDay}`;
}

/** The day of the week, from 0 for Sunday. */
export function weekdayOf(iso: string): number {
  return new Date(Date.parse(iso)).getUTCDay();
}

function exists(year: number, month: number, day: number): boolean {
  return month >= 1 && month <= 12 && day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

function isDayOf(day: PrintedDay, year: number): boolean {
  if (!exists(year, day.month, day.day)) return false;
  return day.weekday === undefined || day.weekday === weekdayOf(isoOf({ ...day, year }));
}
