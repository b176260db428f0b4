import { type Mark, of } from './marks/marks.ts';
import { plainLead, sideOf, spanOf } from './marks/part-words.ts';
import { isOff } from './off-mark.ts';
import { isPause } from './pause.ts';
import type { TimeGroup } from './read-groups.ts';
import {
  EVERY_NIGHT,
  EXAM,
  IS_FOR,
  MORE_HOURS,
  NOT_TAKEN,
  OCCUPIED,
  ONE_WEEKEND,
  SHIFT,
  STUDY,
  TAKEN,
  THIS_WEEK,
} from './words/taken-words.ts';

export interface DayRange {
  readonly first: number;
  /** The last day, inclusive; infinite for an open end. */
  readonly last: number;
}

/** A statement about the study time, read from a group and the groups that belong to it. */
export interface TimeEntry {
  /** Groups that it was read from. */
  readonly groups: readonly TimeGroup[];
  /** Minutes; undefined if the entry only names days. */
  readonly minutes: number | undefined;
  readonly rate: 'day' | 'week' | 'total' | undefined;
  /** Named weekdays, 0 for Monday. */
  readonly days: readonly number[];
  readonly dayCount: number | undefined;
  readonly restDays: number | undefined;
  readonly dates: readonly DayRange[];
  /** A length in days. */
  readonly length: number | undefined;
  readonly everyOther: boolean;
  /** "7-9pm" and "2 hours in the morning" add up on a day. */
  readonly adds: boolean;
  /** "before school", "after school" */
  readonly side: 'before' | 'after' | undefined;
  /** "plus 1 hour", "an extra hour" add to the other amounts of a day; "only 1 hour" replaces them. */
  readonly change: 'extra' | 'only' | undefined;
  /** It was the lower of two figures. */
  readonly lower: boolean;
  /** Days without study. */
  readonly off: boolean;
  /** A part or a multiple of the usual day. */
  readonly share: number | undefined;
  /** The most minutes of a day. */
  readonly most: boolean;
  readonly perSubject: boolean;
  /** It is about the day before an exam. */
  readonly eve: boolean;
  /** Weekdays on which this amount does not hold: "2 hours in the evenings except Wednesdays". */
  readonly except?: readonly number[];
}

/** A longer run of days, in days, is rather the time of the plan than a time away. */
const LONGEST_AWAY = 21;

/** "my sister's wedding in Rome 3-6 Dec": days with words that are neither about study nor about time. */
export function isAway(entry: TimeEntry, text: string): boolean {
  const group = entry.groups.at(-1);
  const [day] = group ? of(group.marks, 'weekdays') : [];
  // "Sundays are for church"
  if (day && group && entry.groups.length === 1 && isOrphan(entry) && entry.dates.length === 0 && group.words.length > 0)
    return IS_FOR.test(text.slice(day.end, group.end)) && !STUDY.test(text.slice(day.end, group.end));
  return (
    entry.groups.length === 1 &&
    group !== undefined &&
    group.words.length > 0 &&
    !entry.off &&
    isOrphan(entry) &&
    entry.days.length === 0 &&
    entry.dates.every(({ first, last }) => last - first < LONGEST_AWAY) &&
    !STUDY.test(text.slice(group.start, group.end))
  );
}

function changeOf({ start, end }: TimeGroup, text: string): TimeEntry['change'] {
  const words = text.slice(Math.max(0, start - 6), end).toLowerCase();
  if (MORE_HOURS.test(words)) return 'extra';
  return /\b(?:only|just)\b/.test(words) ? 'only' : undefined;
}

/** The weekdays of a group. Of "weekends 3 hours, Saturday only" it is the last. */
function daysOf({ marks, end }: TimeGroup, text: string): number[] {
  const named = of(marks, 'weekdays');
  const [before, last] = [named.slice(0, -1).flatMap(({ days }) => days), named.at(-1)];
  const isOnly = last !== undefined && /^\s(?:only|alone)(?!\p{L})/iu.test(text.slice(last.end, end));
  if (isOnly && before.length > last.days.length && last.days.every((day) => before.includes(day))) return [...last.days];
  return [...new Set([...before, ...(last?.days ?? [])])];
}

/** Whether a word that no pattern understood stands between two places of a group. */
function isUnreadBetween({ words, unread }: TimeGroup, from: number, to: number): boolean {
  return words.length > 0 && ((unread.start >= from && unread.start < to) || (unread.end > from && unread.end <= to));
}

/** The amounts without a time by the clock that says one again: "2 hours in the morning, 5 to 7". */
function saidOnce(amounts: readonly Extract<Mark, { kind: 'amount' }>[], text: string): readonly Extract<Mark, { kind: 'amount' }>[] {
  return amounts.filter((it, at) => {
    const before = amounts[at - 1];
    const isAgain = before?.minutes === it.minutes && before.clock !== it.clock;
    return !isAgain || /[+&,]|\b(?:and|plus|then)\b/i.test(text.slice(before.end, it.start));
  });
}

/** The statement of a group by itself, or the reason why it is no study time. */
export function entryOf(group: TimeGroup, text: string): TimeEntry | 'pause' | 'taken' | 'exam' | 'no-hours' | 'no-dates' {
  const { marks } = group;
  const amounts = of(marks, 'amount');
  if (amounts.length > 0 && of(marks, 'period').length > 0 && of(marks, 'dates').length === 0) return 'no-dates';
  const counted = of(marks, 'day-count')[0];
  const first = amounts[0]?.clock ? amounts[0] : amounts.length === 0 ? counted : undefined;
  const lead = first ? plainLead(group, first.start, text) : '';
  if (lead.split(/[^\p{L}]+/u).some((it) => TAKEN.test(it)) && !NOT_TAKEN.test(lead)) return 'taken';
  if (amounts[0] && SHIFT.test(text.slice(amounts[0].end, group.end))) return 'taken';
  if (isPause(group, text)) return 'pause';
  // "2 hrs wkdys 6 hrs": words that are not understood may say that the two are no sum.
  if (amounts.some((it, at) => at > 0 && isUnreadBetween(group, amounts[at - 1]?.end ?? 0, it.start))) return 'no-hours';
  const dates = of(marks, 'dates');
  if (
    amounts.length === 0 &&
    dates.length > 0 &&
    dates.every(({ open }) => open === undefined) &&
    EXAM.test(text.slice(group.start, group.end))
  )
    return 'exam';
  const rates = of(marks, 'rate').map(({ rate }) => rate);
  const count = of(marks, 'day-count')[0];
  const off = of(marks, 'off').some((it) => isOff(it, marks, text));
  if (amounts.length === 0 && !off && of(marks, 'weekdays').length > 0 && OCCUPIED.test(text.slice(group.start, group.end))) return 'taken';
  if (
    amounts.length === 0 &&
    of(marks, 'vague').length + of(marks, 'period').length > 0 &&
    of(marks, 'weekdays').length + dates.length === 0
  )
    return 'no-hours';
  // "Sunday afternoon off" leaves the rest of the day.
  if (off && amounts.length === 0 && of(marks, 'part').length > 0 && of(marks, 'weekdays').length > 0) return 'no-hours';
  // "plus 1 hour every night" is for all days, "another 2 hours in the evening" for those before it.
  const isNightly = changeOf(group, text) === 'extra' && EVERY_NIGHT.test(text.slice(group.start, group.end));
  // "20 hours this week", "20 h in the week of 7 December"
  const isOfWeek = dates.some(({ first, last }) => last > first && last - first <= 6) && THIS_WEEK.test(text.slice(group.start, group.end));
  // "3 sessions of 2 hours a week" and "3 x 90 min per week" are on three days.
  const factor = of(marks, 'times').reduce((product, { count: it }) => product * it, 1);
  const isSessions = rates.includes('week') && factor > 1 && factor <= 7 && count === undefined && amounts.length === 1;
  const times = isSessions ? 1 : factor;
  // "7am-7pm = 0 hrs"
  const isNone = amounts.length > 1 && amounts.some((it) => it.minutes === 0);
  const minutes = isNone
    ? 0
    : amounts.length === 0
      ? off
        ? undefined
        : spanOf(of(marks, 'part'), text)
      : saidOnce(amounts, text).reduce((sum, it) => sum + it.minutes, 0) * times;
  return {
    groups: [group],
    minutes: minutes === 0 ? undefined : minutes,
    rate: isSessions
      ? 'day'
      : rates.includes('week')
        ? 'week'
        : rates.includes('total')
          ? 'total'
          : (rates[0] ?? (isNightly ? 'day' : isOfWeek || ONE_WEEKEND.test(text.slice(group.start, group.end)) ? 'week' : undefined)),
    days: daysOf(group, text),
    dayCount: isSessions ? factor : count && !count.rest ? count.count : undefined,
    restDays: count?.rest ? count.count : undefined,
    dates: dates.map(({ first, last, open }) => ({
      first: open === 'to' ? -Infinity : first,
      last: open === 'from' ? Infinity : last,
    })),
    length: of(marks, 'length')[0]?.days,
    everyOther: of(marks, 'every-other-day').length > 0,
    adds: amounts.some((it) => it.clock) || of(marks, 'part').length > 0,
    side: sideOf(marks, text),
    change: changeOf(group, text),
    lower: amounts.some((it) => it.lower),
    // "free from 4 to 6" is time for study; "3 hours, never on Sundays" is split before "never".
    off: (off && amounts.length === 0) || minutes === 0,
    share: amounts.length === 0 ? of(marks, 'share')[0]?.share : undefined,
    most: of(marks, 'most').length > 0,
    perSubject: of(marks, 'per-subject').length > 0,
    eve: of(marks, 'eve').length > 0,
  };
}

export const hasDays = (it: TimeEntry): boolean => it.days.length > 0 || it.dates.length > 0;
export const hasLength = (it: TimeEntry): boolean => it.minutes !== undefined || it.share !== undefined;
/** Whether it names only days or dates, and not an open range of dates, which is a limit of the plan. */
export const isOrphan = (it: TimeEntry): boolean =>
  hasDays(it) && !hasLength(it) && !it.off && it.dates.every(({ first, last }) => Number.isFinite(first) && Number.isFinite(last));
/** Whether it says anything about the plan. */
export const isSaid = (it: TimeEntry): boolean =>
  hasDays(it) ||
  hasLength(it) ||
  it.off ||
  it.length !== undefined ||
  it.dayCount !== undefined ||
  it.restDays !== undefined ||
  it.everyOther ||
  it.rate !== undefined ||
  it.perSubject ||
  it.most;
/** Whether the days of a group stand before its amount. */
export const daysFirst = ({ groups }: TimeEntry): boolean => {
  const kinds = groups.at(-1)?.marks.map(({ kind }) => kind) ?? [];
  const day = kinds.findIndex((it) => it === 'weekdays' || it === 'dates');
  return day >= 0 && day < kinds.findIndex((it) => it === 'amount' || it === 'share');
};
