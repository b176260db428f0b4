/**
 * Civil dates as day numbers: whole days since 1 January 1970. They use no time zone and no locale, so a plan made
 * in Kolkata reads the same in Los Angeles.
 */

import { MONTH_NAMES, SHORT_MONTH_NAMES } from '@marginalia/engine';

const MS_PER_DAY = 86_400_000;
const WEEKDAYS = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

export interface CivilDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

/** The day number of a date, or undefined if there is no such date (30 February). */
export function dayNumber(year: number, month: number, day: number): number | undefined {
  if (month < 1 || month > 12 || day < 1 || year < 1900 || year > 2199) return undefined;
  const found = Date.UTC(year, month - 1, day) / MS_PER_DAY;
  return civilDate(found).day === day ? found : undefined;
}

export function civilDate(day: number): CivilDate {
  const date = new Date(day * MS_PER_DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** `2026-12-07` as a day number, or 0 if the text is not a date. */
export function parseDay(iso: string): number {
  const [year = 0, month = 0, day = 0] = iso.split('-').map(Number);
  return dayNumber(year, month, day) ?? 0;
}

/** 0 for Monday to 6 for Sunday. */
export function weekday(day: number): number {
  return (((day + 3) % 7) + 7) % 7;
}

export function mondayOf(day: number): number {
  return day - weekday(day);
}

/** "Mon 7 Dec 2026" */
export function formatDay(day: number): string {
  return `${formatShortDay(day)} ${civilDate(day).year}`;
}

/** "Mon 7 Dec" */
export function formatShortDay(day: number): string {
  const { month, day: ofMonth } = civilDate(day);
  return `${WEEKDAYS[weekday(day)]} ${ofMonth} ${SHORT_MONTH_NAMES[month - 1]}`;
}

/** "Mon" for 0. */
export function weekdayName(index: number): string {
  return WEEKDAYS[index] ?? '';
}

/** "December" for 12. */
export function monthName(month: number): string {
  return MONTH_NAMES[month - 1] ?? '';
}

/** "today", "in 1 day", "12 days ago" */
export function formatDistance(day: number, today: number): string {
  const days = day - today;
  if (days === 0) return 'today';
  const amount = `${Math.abs(days)} ${Math.abs(days) === 1 ? 'day' : 'days'}`;
  return days > 0 ? `in ${amount}` : `${amount} ago`;
}
