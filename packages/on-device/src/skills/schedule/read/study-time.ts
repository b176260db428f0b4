import { readGroups } from './read-groups.ts';
import { type DayRange, readEntries, type TimeEntry } from './time-entries.ts';

/** A pattern of a week that holds on some days of the plan. */
export interface Period extends DayRange {
  /** Minutes by weekday, Monday first. */
  readonly perDay: readonly number[];
}

/** Study time: minutes for each weekday, or a total, with the days on which it holds. */
export interface StudyTime {
  /** Minutes by weekday, Monday first; undefined if only a total was given. */
  readonly perDay: readonly number[] | undefined;
  /** Minutes for all days of the plan together. */
  readonly total: number | undefined;
  /** Minutes for a week, if the text states them so. */
  readonly weekly: number | undefined;
  /** The stated length of the plan in days. */
  readonly horizon: number | undefined;
  /** The first and the last day of study, where the text names one. */
  readonly window: { readonly first: number | undefined; readonly last: number | undefined };
  /** Weekdays and dates without study. */
  readonly offDays: readonly number[];
  readonly off: readonly DayRange[];
  /** Days with a pattern of their own; the last one counts. */
  readonly periods: readonly Period[];
  readonly everyOther: boolean;
  /** The most minutes of a day. */
  readonly most: number | undefined;
  /** What was assumed. */
  readonly assumed: readonly ('a-day' | 'hours' | 'lower' | 'every-day' | 'days')[];
}

export interface UnreadWords {
  readonly start: number;
  readonly end: number;
  readonly why: 'no-hours' | 'taken' | 'pause' | 'no-time';
}

export type StudyTimeReading =
  | { readonly kind: 'read'; readonly time: StudyTime; readonly unused: readonly UnreadWords[] }
  /** `horizon` is the length, which can be read without hours: "6 weeks". */
  | { readonly kind: 'unread'; readonly why: 'no-hours' | 'too-many' | 'unclear'; readonly horizon: number | undefined };

/** More minutes in a day are a mistake. */
export const MOST_MINUTES_A_DAY = 16 * 60;
const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];
const TEXT_LIMIT = 2000;

/**
 * "3 hours a day", "20 hours per week, not on Sundays", "2h weekdays, 5h weekends", "evenings 7-9pm from 1 December".
 * @param subjects how many subjects there are, for "an hour per subject"
 */
export function readStudyTime(raw: string, today: number, subjects: number): StudyTimeReading {
  const text = raw.slice(0, TEXT_LIMIT);
  const bare = /^\s*(?:about |around |approx\.? |~ ?)?(\d{1,2}(?:\.\d)?)\s*$/i.exec(text);
  const { entries, unused } = readEntries(readGroups(text, today), text);
  const horizon = entries.find((it) => it.length !== undefined)?.length;
  const unread = (why: 'no-hours' | 'too-many' | 'unclear'): StudyTimeReading => ({ kind: 'unread', why, horizon });
  const timed = entries.filter((it) => it.minutes !== undefined && !it.most).map((it) => scaled(it, subjects));
  const limit = entries.find((it) => it.minutes !== undefined && it.most);
  // "max 3h a day" without another amount is the amount.
  if (timed.length === 0 && limit) timed.push(scaled(limit, subjects));
  if (timed.length === 0) {
    const hours = Number(bare?.[1] ?? 0);
    if (hours < 0.25 || hours > 12) return unread('no-hours');
    const perDay = ALL_DAYS.map(() => hours * 60);
    return { kind: 'read', time: { ...NO_LIMITS, perDay, horizon, assumed: ['hours'] }, unused: [] };
  }
  const common = { ...limits(entries, timed, today), most: limit?.minutes, everyOther: entries.some((it) => it.everyOther) };
  const totals = timed.filter((it) => it.rate === 'total' || isTotalOf(it, horizon));
  if (totals.length > 0) {
    const days = entries.flatMap((it) => (it.off ? [] : it.days));
    const offDays = days.length === 0 ? common.offDays : ALL_DAYS.filter((it) => !days.includes(it) || common.offDays.includes(it));
    const total = totals.reduce((sum, it) => sum + (it.minutes ?? 0), 0);
    return {
      kind: 'read',
      time: { ...NO_LIMITS, ...common, offDays, total, horizon, assumed: assumedOf(totals) },
      unused: unused.map(placed),
    };
  }
  const { base, periods, rest } = phases(timed, entries, today);
  const pattern = weekOf(base.length > 0 ? base : [], entries, common.offDays);
  if (pattern === undefined) return unread('unclear');
  const later: Period[] = [];
  for (const { range, of } of periods) {
    const week = weekOf(of, [], common.offDays);
    if (week) later.push({ ...range, perDay: week.perDay });
  }
  const most = Math.max(...pattern.perDay, ...later.flatMap(({ perDay }) => perDay));
  if (most > MOST_MINUTES_A_DAY) return unread('too-many');
  if (most < 5) return unread('no-hours');
  return {
    kind: 'read',
    time: {
      ...NO_LIMITS,
      ...common,
      ...pattern,
      periods: later,
      horizon: rest ? undefined : horizon,
      assumed: [...assumedOf(timed), ...pattern.assumed],
    },
    unused: unused.map(placed),
  };
}

/** A study time that says nothing. */
export const NO_LIMITS: StudyTime = {
  perDay: undefined,
  total: undefined,
  weekly: undefined,
  horizon: undefined,
  window: { first: undefined, last: undefined },
  offDays: [],
  off: [],
  periods: [],
  everyOther: false,
  most: undefined,
  assumed: [],
};

function placed({ group, why }: ReturnType<typeof readEntries>['unused'][number]): UnreadWords {
  return { start: group.start, end: group.end, why };
}

function scaled(entry: TimeEntry, subjects: number): TimeEntry {
  return entry.perSubject && entry.minutes !== undefined ? { ...entry, minutes: entry.minutes * Math.max(1, subjects) } : entry;
}

/** "100 hours over 5 weeks" */
function isTotalOf({ minutes, rate, length }: TimeEntry, horizon: number | undefined): boolean {
  return rate === undefined && length !== undefined && length === horizon && (minutes ?? 0) > MOST_MINUTES_A_DAY;
}

function assumedOf(entries: readonly TimeEntry[]): StudyTime['assumed'] {
  return entries.some((it) => it.lower) ? ['lower'] : [];
}

/** The days on which the whole plan holds, and those without study. */
function limits(entries: readonly TimeEntry[], timed: readonly TimeEntry[], today: number): Pick<StudyTime, 'window' | 'off' | 'offDays'> {
  const off = entries.filter((it) => it.off);
  const bounds = entries.filter((it) => !it.off && it.minutes === undefined && !it.halfDay).flatMap(({ dates }) => dates);
  // The dates of the only amount are those of the plan: "until Friday 10 hours a day".
  const only = timed.length === 1 ? (timed[0]?.dates ?? []) : [];
  const ranges = [...bounds, ...only].filter(({ first, last }) => first !== last);
  const firsts = ranges.map(({ first }) => first).filter((it) => it >= today);
  const lasts = ranges.map(({ last }) => last).filter(Number.isFinite);
  const rest = entries.find((it) => it.restDays !== undefined)?.restDays ?? 0;
  return {
    window: { first: firsts.length > 0 ? Math.min(...firsts) : undefined, last: lasts.length > 0 ? Math.max(...lasts) : undefined },
    off: [...off.flatMap(({ dates }) => dates), ...bounds.filter(({ first, last }) => first === last)],
    // A rest day without a name is at the end of the week.
    offDays: [...off.flatMap(({ days }) => days), ...ALL_DAYS.slice(7 - rest)],
  };
}

interface Phases {
  readonly base: readonly TimeEntry[];
  readonly periods: readonly { readonly range: DayRange; readonly of: readonly TimeEntry[] }[];
  /** Whether a length belongs to a phase and not to the plan. */
  readonly rest: boolean;
}

/** Divides amounts into those of all days and those of some dates: "2 hours until 30 November, then 5 hours". */
function phases(timed: readonly TimeEntry[], entries: readonly TimeEntry[], today: number): Phases {
  if (timed.length === 1) return { base: timed, periods: [], rest: false };
  const base: TimeEntry[] = [];
  const periods: { range: DayRange; of: TimeEntry[] }[] = [];
  let rest = false;
  timed.forEach((entry, at) => {
    const follows = timed.slice(at + 1).some((it) => it.days.length === 0 && it.length === undefined && it.dates.length === 0);
    if (entry.dates.length > 0) {
      for (const range of entry.dates) periods.push({ range, of: [entry] });
    } else if (entry.length !== undefined && follows && entry.days.length === 0) {
      rest = true;
      periods.push({ range: { first: -Infinity, last: today + entry.length }, of: [entry] });
    } else {
      base.push(entry);
    }
  });
  return base.length === 0 && periods.length === 0 ? { base: [...entries], periods, rest } : { base, periods, rest };
}

/** Minutes by weekday of some amounts; undefined if they contradict each other. */
function weekOf(
  amounts: readonly TimeEntry[],
  entries: readonly TimeEntry[],
  off: readonly number[],
): { readonly perDay: number[]; readonly weekly: number | undefined; readonly assumed: StudyTime['assumed'] } | undefined {
  const perDay = ALL_DAYS.map(() => 0);
  const assumed: StudyTime['assumed'][number][] = [];
  let weekly: number | undefined;
  const count = [...amounts, ...entries].find((it) => it.dayCount !== undefined)?.dayCount;
  const general = inheritRate(amounts.filter((it) => it.days.length === 0));
  const specific = amounts.filter((it) => it.days.length > 0);
  const halves = entries.filter((it) => it.halfDay && it.minutes === undefined);
  if (general.filter((it) => it.rate === undefined && !it.adds && it.dates.length === 0).length > 1) return undefined;
  const own = (day: number): boolean => specific.some((it) => it.days.includes(day) && it.rate !== 'week');
  for (const amount of general) {
    const free = ALL_DAYS.filter((day) => !off.includes(day) && !own(day));
    const among = count === undefined ? free : chosen(free, count);
    if (amount.rate === 'week') {
      weekly = amount.minutes;
      spread(amount.minutes ?? 0, among).forEach((minutes, index) => {
        perDay[among[index] ?? 0] = minutes;
      });
      if (among.length === 7) assumed.push('every-day');
    } else {
      for (const day of among) perDay[day] = (perDay[day] ?? 0) + (amount.minutes ?? 0);
      if (amount.rate === undefined && !amount.adds && count === undefined) assumed.push('a-day');
    }
    if (count !== undefined && among.length < free.length) assumed.push('days');
  }
  for (const amount of specific) {
    const days = [...new Set(amount.days)].filter((day) => !off.includes(day));
    const minutes = amount.rate === 'week' ? spread(amount.minutes ?? 0, days) : days.map(() => amount.minutes ?? 0);
    if (amount.rate === 'week') weekly = (weekly ?? 0) + (amount.minutes ?? 0);
    days.forEach((day, index) => {
      perDay[day] = (perDay[day] ?? 0) + (minutes[index] ?? 0);
    });
  }
  for (const day of halves.flatMap(({ days }) => days)) {
    if (!own(day)) perDay[day] = Math.round((perDay[day] || Math.max(...perDay)) / 2);
  }
  return { perDay, weekly, assumed };
}

/** A rate at the end also holds for the amounts before it that name parts of the day. */
function inheritRate(amounts: readonly TimeEntry[]): readonly TimeEntry[] {
  const last = amounts.at(-1);
  return amounts.map((it) => (it.rate === undefined && last?.rate === 'day' && it.adds ? { ...it, rate: 'day' } : it));
}

/** Some of the days: the first five or six, or fewer with days between them. */
function chosen(days: readonly number[], count: number): number[] {
  if (count >= 5 || count >= days.length) return days.slice(0, count);
  return Array.from({ length: count }, (_, index) => days[Math.floor((index * days.length) / count)] ?? 0);
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
