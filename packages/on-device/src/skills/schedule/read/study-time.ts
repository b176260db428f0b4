import { weekday } from '../../../lib/dates/civil.ts';
import type { FigureOrder } from '../../../lib/dates/numeric-dates.ts';
import { inEnglish, placeOf } from './in-english.ts';
import { sessionLength } from './marks/mark-amounts.ts';
import { readEntries } from './read-entries.ts';
import { readGroups, type TimeGroup } from './read-groups.ts';
import { NO_LIMITS, type Period, type StudyTime } from './study-time-limits.ts';
import type { StudyTimeReading, UnreadWords } from './study-time-reading.ts';
import { hasDays, type TimeEntry } from './time-entry.ts';
import { phases, weekOf } from './week-pattern.ts';
import { withoutEffect } from './without-effect.ts';

/** More minutes in a day are a mistake. */
export const MOST_MINUTES_A_DAY = 16 * 60;
const ALL_DAYS = [0, 1, 2, 3, 4, 5, 6];
const TEXT_LIMIT = 2000;
const WEEK = 7;

/**
 * "3 hours a day", "20 hours per week, not on Sundays", "2h weekdays, 5h weekends", "evenings 7-9pm from 1 December".
 * @param subjects how many subjects there are, for "an hour per subject"
 */
export function readStudyTime(raw: string, today: number, subjects: number, figures: FigureOrder = {}): StudyTimeReading {
  const english = inEnglish(raw.slice(0, TEXT_LIMIT));
  const { text } = english;
  const groups = readGroups(text, today, figures);
  const read = (of: readonly TimeGroup[]): StudyTimeReading => readingOf(of, text, today, subjects);
  const reading = read(groups);
  if (reading.kind === 'unread') return reading;
  const session = sessionLength(text.toLowerCase());
  const used = [...reading.used, ...groups.flatMap(({ marks }) => marks)].map(({ start, end }) => placeOf(english, start, end));
  const unused = [...reading.unused, ...withoutEffect(groups, reading, read, text)];
  return {
    ...reading,
    ...(session && { time: { ...reading.time, session } }),
    used,
    unused: unused.map((it) => ({ ...it, ...placeOf(english, it.start, it.end) })),
  };
}

/** The study time that groups of words give together. */
function readingOf(groups: readonly TimeGroup[], text: string, today: number, subjects: number): StudyTimeReading {
  const bare = /^\s*(?:about |around |approx\.? |~ ?)?(\d{1,2}(?:\.\d)?)\s*$/i.exec(text);
  const reading = readEntries(groups, text);
  const vague = reading.entries.filter((it) => isUnclearException(it, reading.entries));
  const entries = reading.entries.filter((it) => !vague.includes(it));
  const unused = [...reading.unused, ...vague.flatMap((it) => it.groups.map((group) => ({ group, why: 'no-dates' as const })))];
  const horizon = entries.find((it) => it.length !== undefined)?.length;
  const unread = (why: 'no-hours' | 'too-many' | 'unclear'): StudyTimeReading => ({ kind: 'unread', why, horizon });
  // "no more than 3 hours on weekdays" gives the hours of these days.
  const isLimit = (it: TimeEntry): boolean => it.most && it.days.length === 0 && it.dates.length === 0;
  const timed = entries.filter((it) => it.minutes !== undefined && !isLimit(it) && !it.eve).map((it) => scaled(it, subjects));
  const eve = entries.find((it) => it.eve && (it.minutes !== undefined || it.off));
  const limit = entries.find((it) => it.minutes !== undefined && isLimit(it));
  // "max 3h a day" without another amount is the amount, and so is "max 3h a day, 1h on Sundays".
  const isUsual =
    limit !== undefined &&
    timed.every((it) => hasDays(it) && entries.indexOf(limit) < entries.findIndex(({ groups }) => groups === it.groups));
  if (isUsual) timed.push(scaled(limit, subjects));
  if (timed.length === 0) {
    const hours = Number(bare?.[1] ?? 0);
    if (hours < 0.25 || hours > 12) return unread('no-hours');
    const perDay = ALL_DAYS.map(() => hours * 60);
    return {
      kind: 'read',
      time: { ...NO_LIMITS, perDay, horizon, assumed: ['hours'] },
      unused: [],
      used: [{ start: 0, end: text.length }],
    };
  }
  const common = {
    ...limits(entries, timed, today),
    most: isUsual && timed.length > 1 ? undefined : limit?.minutes,
    everyOther: entries.some((it) => it.everyOther),
    ...(eve && { eve: eve.minutes ?? 0 }),
  };
  const totals = timed.filter((it) => it.rate === 'total' || isTotalOf(it, horizon, text));
  if (totals.length > 0) {
    const days = entries.flatMap((it) => (it.off ? [] : it.days));
    const offDays = days.length === 0 ? common.offDays : ALL_DAYS.filter((it) => !days.includes(it) || common.offDays.includes(it));
    const others = timed.filter((it) => !totals.includes(it)).flatMap(({ groups }) => groups);
    const total = totals.reduce((sum, it) => sum + (it.minutes ?? 0), 0);
    return {
      kind: 'read',
      time: { ...NO_LIMITS, ...common, offDays, total, horizon, assumed: assumedOf(totals) },
      unused: [...unused.map(placed), ...others.map(({ start, end }): UnreadWords => ({ start, end, why: 'beside-total' }))],
      used: [],
    };
  }
  const { base, periods, rest } = phases(timed, entries, today);
  const pattern = weekOf(base.length > 0 ? base : [], entries, common.offDays);
  if (pattern === undefined) return unread('unclear');
  const later: Period[] = [];
  for (const { range, of } of periods) {
    const week = weekOf(ofDays(of, range, today), [], common.offDays);
    // "weekends 4 h from 28 November" leaves the other days as they are.
    const own = of.flatMap(({ days }) => days);
    const isOpen = own.length > 0 && range.last - range.first > WEEK && base.some(({ days }) => days.length > 0);
    const perDay = isOpen ? week?.perDay.map((minutes, day) => (own.includes(day) ? minutes : (pattern.perDay[day] ?? 0))) : week?.perDay;
    if (perDay) later.push({ ...range, perDay });
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
    used: [],
  };
}

/** "4 hours a day, but only 1 hour when I am on call": fewer hours on days that have no name. */
function isUnclearException(entry: TimeEntry, entries: readonly TimeEntry[]): boolean {
  const isGeneral = (it: TimeEntry): boolean => it.minutes !== undefined && !hasDays(it) && !it.eve && !it.most;
  const before = entries.slice(0, entries.indexOf(entry)).find(isGeneral);
  return isGeneral(entry) && entry.change === 'only' && entry.rate === undefined && before?.rate === 'day' && entry.length === undefined;
}

/** The hours of a part of a week, for its days that are left: "20 hours this week". */
function ofDays(entries: readonly TimeEntry[], { first, last }: Pick<Period, 'first' | 'last'>, today: number): readonly TimeEntry[] {
  const start = Math.max(first, today + 1);
  if (last - start >= WEEK - 1) return entries;
  const days = Array.from({ length: Math.max(1, last - start + 1) }, (_, at) => weekday(start + at));
  return entries.map((it) => (it.rate === 'week' && it.days.length === 0 ? { ...it, days } : it));
}

function placed({ group, why }: ReturnType<typeof readEntries>['unused'][number]): UnreadWords {
  return why === 'words' || why === 'away' ? { ...group.unread, why } : { start: group.start, end: group.end, why };
}

function scaled(entry: TimeEntry, subjects: number): TimeEntry {
  const minutes = entry.perSubject && entry.minutes !== undefined ? entry.minutes * Math.max(1, subjects) : entry.minutes;
  // "6 hours in total at weekends" is for the weekend of each week.
  return { ...entry, minutes, rate: entry.rate === 'total' && entry.days.length > 0 ? 'week' : entry.rate };
}

/** "100 hours over 5 weeks", "50 hours before the exams" */
function isTotalOf({ minutes, rate, length, groups }: TimeEntry, horizon: number | undefined, text: string): boolean {
  if (rate !== undefined || (minutes ?? 0) <= MOST_MINUTES_A_DAY) return false;
  const words = text.slice(groups[0]?.start, groups.at(-1)?.end);
  return (length !== undefined && length === horizon) || /\b(?:before|until|till|by|between now|left|up to)\b/i.test(words);
}

function assumedOf(entries: readonly TimeEntry[]): StudyTime['assumed'] {
  return entries.some((it) => it.lower) ? ['lower'] : [];
}

/** The days on which the whole plan holds, and those without study. */
function limits(entries: readonly TimeEntry[], timed: readonly TimeEntry[], today: number): Pick<StudyTime, 'window' | 'off' | 'offDays'> {
  const off = entries.filter((it) => it.off);
  const bounds = entries.filter((it) => !it.off && it.minutes === undefined && it.share === undefined).flatMap(({ dates }) => dates);
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
