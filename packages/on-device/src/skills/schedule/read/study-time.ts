import { amountsIn, DAYS_OFF } from './time-amounts.ts';
import { daysNamed } from './week-days.ts';

/** Study time: minutes for each weekday from Monday, or a total for a week or for the whole plan. */
export interface StudyTime {
  /** Minutes by weekday, Monday first; undefined if only a total was given. */
  readonly perDay: readonly number[] | undefined;
  /** Minutes for all days of the plan together. */
  readonly total: number | undefined;
  /** Minutes for a week, if the text states them so. */
  readonly weekly: number | undefined;
  /** The stated length of the plan in days. */
  readonly horizon: number | undefined;
  /** What was assumed. */
  readonly assumed: 'a-day' | 'hours' | 'lower' | 'every-day' | undefined;
}

export type StudyTimeReading =
  | { readonly kind: 'read'; readonly time: StudyTime }
  /** `horizon` is the length, which can be read without hours: "6 weeks". */
  | { readonly kind: 'unread'; readonly why: 'no-hours' | 'too-many' | 'unclear'; readonly horizon: number | undefined };

/** More minutes in a day are a mistake. */
const MOST_MINUTES_A_DAY = 16 * 60;
const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];
const TEXT_LIMIT = 600;

/** "3 hours a day", "20 hours per week", "2h weekdays, 5h weekends", "6 weeks, 15 hours a week", "evenings 7-9pm". */
export function readStudyTime(text: string): StudyTimeReading {
  const words = text.slice(0, TEXT_LIMIT).toLowerCase();
  const { amounts, horizon } = amountsIn(words);
  const unread = (why: 'no-hours' | 'too-many' | 'unclear'): StudyTimeReading => ({ kind: 'unread', why, horizon });
  if (amounts.length === 0) {
    const bare = /^\s*(?:about |around |approx\.? |~ ?)?(\d{1,2}(?:\.\d)?)\s*$/.exec(words);
    const hours = Number(bare?.[1] ?? 0);
    if (hours < 0.25 || hours > 12) return unread('no-hours');
    return {
      kind: 'read',
      time: { perDay: ALL_DAYS.map(() => hours * 60), total: undefined, weekly: undefined, horizon, assumed: 'hours' },
    };
  }
  const total = amounts.find((it) => it.rate === 'total');
  if (total) return { kind: 'read', time: { perDay: undefined, total: total.minutes, weekly: undefined, horizon, assumed: undefined } };

  const perDay = ALL_DAYS.map(() => 0);
  const off = new Set(daysNamed((words.match(DAYS_OFF) ?? []).join(' ; ')));
  let weekly: number | undefined;
  let assumed: StudyTime['assumed'];
  const general = amounts.filter((it) => it.days.length === 0);
  const specific = amounts.filter((it) => it.days.length > 0);
  const unrated = general.filter((it) => it.rate === undefined && !it.clock && !it.part);
  if (unrated.length > 1) return unread('unclear');
  for (const amount of general) {
    const days = ALL_DAYS.filter((day) => !off.has(day) && !specific.some((it) => it.days.includes(day) && it.rate !== 'week'));
    if (amount.rate === 'week') {
      weekly = amount.minutes;
      const among = amount.dayCount ? days.slice(0, amount.dayCount) : days;
      spread(amount.minutes, among).forEach((minutes, index) => {
        perDay[among[index] ?? 0] = minutes;
      });
      if (among.length === 7) assumed = 'every-day';
    } else {
      const among = amount.dayCount ? days.slice(0, amount.dayCount) : days;
      for (const day of among) perDay[day] = (perDay[day] ?? 0) + amount.minutes;
      if (amount.rate === undefined && !amount.clock && !amount.part) assumed = 'a-day';
    }
    if (amount.lower) assumed = 'lower';
  }
  for (const amount of specific) {
    const days = amount.days.filter((day) => !off.has(day));
    const minutes = amount.rate === 'week' ? spread(amount.minutes, days) : days.map(() => amount.minutes);
    if (amount.rate === 'week') weekly = (weekly ?? 0) + amount.minutes;
    days.forEach((day, index) => {
      perDay[day] = (perDay[day] ?? 0) + (minutes[index] ?? 0);
    });
    if (amount.lower) assumed = 'lower';
  }
  const most = Math.max(...perDay);
  if (most > MOST_MINUTES_A_DAY) return unread('too-many');
  if (most < 5) return unread('no-hours');
  return { kind: 'read', time: { perDay, total: undefined, weekly, horizon, assumed } };
}

/** Divides minutes among days as evenly as half-hours (or the largest step that divides them) allow. */
export function spread(minutes: number, days: readonly unknown[]): number[] {
  const count = days.length;
  if (count === 0) return [];
  const step = [30, 15, 5, 1].find((it) => minutes % it === 0 && minutes / it >= count) ?? 1;
  const steps = Math.floor(minutes / step);
  const base = Math.floor(steps / count);
  return days.map((_, index) => (base + (index < steps - base * count ? 1 : 0)) * step);
}
