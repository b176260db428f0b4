import { of } from './marks/marks.ts';
import type { TimeGroup } from './read-groups.ts';
import { daysFirst, type entryOf, hasDays, type TimeEntry } from './time-entry.ts';
import {
  BEHIND_WORK,
  DAYS_OFF,
  EXCEPTION_FIRST,
  OTHERS,
  PARTS_OF_DAY,
  RETURNS,
  SELF_STUDY,
  SHIFTS,
  THOSE_DAYS,
  THOSE_PARTS,
  WORK_DAYS,
} from './words/taken-words.ts';

const WEEK = 7;
const isShift = (text: string, group: TimeGroup | undefined): boolean => SHIFTS.test(text.slice(0, group?.start));

/** An entry with what the group before says about it: "lunch breaks (30 min)", "classes 9-3 on weekdays, 2 hours after that". */
export function withContext(
  entry: ReturnType<typeof entryOf>,
  before: TimeGroup | undefined,
  busy: readonly number[],
  text: string,
): ReturnType<typeof entryOf> {
  if (typeof entry === 'string') return entry;
  const [group] = entry.groups;
  // "shifts on Tue and Sat, nothing on those days"
  if (entry.off && !hasDays(entry) && busy.length > 0 && THOSE_DAYS.test(text.slice(group?.start, group?.end)))
    return { ...entry, days: busy };
  // "three 12 hour shifts Mon-Wed, off Thu-Sun": where both fill the week, the days off are off work.
  if (entry.off && isShift(text, group) && new Set([...busy, ...entry.days]).size === WEEK && busy.length + entry.days.length === WEEK)
    return { ...entry, off: false };
  const others = (): number[] => [0, 1, 2, 3, 4, 5, 6].filter((day) => !busy.includes(day));
  const isOthers =
    busy.length > 0 &&
    !hasDays(entry) &&
    !entry.off &&
    (/\b(?:other|remaining) days\b/i.test(text.slice(group?.start, group?.end)) ||
      // "Shifts on Mon and Wed, otherwise 2 hours a day": lectures leave the rest of their day.
      (/\botherwise\b/i.test(text.slice(before?.end, group?.start)) && isShift(text, group)));
  // "two shifts (Sat, Sun), free on other days"
  if (entry.minutes === undefined) return isOthers ? { ...entry, days: others() } : entry;
  const adds = entry.adds || (group?.joint === 'bracket' && before !== undefined && of(before.marks, 'part').length > 0);
  // "free Mon-Thu, 3 hours after 14:00": the days at hand are no longer those of the work.
  const isLater = before !== undefined && of(before.marks, 'weekdays').some(({ days }) => days.some((day) => !busy.includes(day)));
  const isAfter = busy.length > 0 && !isLater && !hasDays(entry) && BEHIND_WORK.test(text.slice(group?.start, group?.end).toLowerCase());
  // "I work Mon, Wed, Fri, so only 1.5 hours those days"
  const isThose = busy.length > 0 && !hasDays(entry) && THOSE_PARTS.test(text.slice(group?.start, group?.end));
  return { ...entry, adds, days: isAfter || isThose ? busy : isOthers ? others() : entry.days };
}

/** "except weekends when it is 6 hours", "weekends are free, so 5 hours each day": hours that follow days without the usual ones are for these days. */
export function hoursOfExceptions(read: TimeEntry[], text: string): void {
  for (let at = read.length - 2; at >= 0; at--) {
    const [it, next] = [read[at] as TimeEntry, read[at + 1] as TimeEntry];
    if (!it.off || it.days.length === 0 || next.minutes === undefined || next.off || hasDays(next) || next.rate === 'week') continue;
    const own = text.slice(it.groups[0]?.start, it.groups.at(-1)?.end);
    const between = text.slice(it.groups.at(-1)?.end, next.groups[0]?.start);
    const said = text.slice(next.groups[0]?.start, next.groups.at(-1)?.end);
    const isSo = /\b(?:free|off|is|are|holidays?)\b/i.test(own) && /\bso\b|[:=]|\s[-–—]\s/i.test(between) && !OTHERS.test(said);
    // "nothing on school nights except Thursday (2 hours)"
    const isBracket = next.groups[0]?.joint === 'bracket' && EXCEPTION_FIRST.test(own);
    const before = read[at - 1];
    if (isBracket && before?.off) read[at - 1] = { ...before, days: before.days.filter((day) => !it.days.includes(day)) };
    if (/\bwhen\b/i.test(between) || isSo || isBracket)
      read.splice(at, 2, { ...next, most: false, change: 'only', groups: [...it.groups, ...next.groups], days: it.days, dates: it.dates });
  }
}

/** "Saturday 9-12 and 14-17": the days of the first also hold for the second. */
export function continueDays(read: TimeEntry[], text: string): void {
  let continued: TimeEntry | undefined;
  for (let at = 1; at < read.length; at++) {
    const [before, it] = [read[at - 1] as TimeEntry, read[at] as TimeEntry];
    const between = text.slice(before.groups.at(-1)?.end, it.groups[0]?.start).toLowerCase();
    if (
      isClock(it) &&
      isClock(before) &&
      !hasDays(it) &&
      it.rate === undefined &&
      before.days.length > 0 &&
      (daysFirst(before) || before === continued) &&
      /\band\b|[+&,]/.test(between) &&
      !/[;.\n]/.test(between)
    )
      read[at] = continued = { ...it, days: before.days };
  }
}

const isClock = (it: TimeEntry): boolean => it.groups.some(({ marks }) => of(marks, 'amount').some(({ clock }) => clock));

/** "30 min at lunch plus 1 hour after dinner on weekdays": the days of the last also hold for the first. */
export function shareDays(read: TimeEntry[], text: string): void {
  for (let at = read.length - 2; at >= 0; at--) {
    const [it, next] = [read[at] as TimeEntry, read[at + 1] as TimeEntry];
    const between = text.slice(it.groups.at(-1)?.end, next.groups[0]?.start).toLowerCase();
    if (
      it.adds &&
      next.adds &&
      it.minutes !== undefined &&
      it.rate === undefined &&
      !hasDays(it) &&
      // "9-12 and 13-17 on weekends"
      (next.days.length >= 3 || (isClock(it) && isClock(next) && next.days.length > 0 && !daysFirst(next))) &&
      (/\bplus\b|\band\b|[+&]/.test(between) || (isClock(it) && isClock(next) && !daysFirst(next) && /^\s*,?\s*$/.test(between)))
    )
      read[at] = { ...it, days: next.days };
  }
}

/** Whether a pause with one length stands beside a time by the clock, from which it is taken. */
export function takesPause({ groups, minutes }: TimeEntry, { marks, joint, start, end }: TimeGroup, text: string): boolean {
  const [pause, ...others] = of(marks, 'amount');
  const isClock = groups.some((it) => of(it.marks, 'amount').some(({ clock }) => clock));
  return (
    isClock &&
    pause !== undefined &&
    others.length === 0 &&
    !pause.clock &&
    joint !== 'sentence' &&
    pause.minutes < (minutes ?? 0) &&
    !RETURNS.test(text.slice(start, end))
  );
}

export function withoutPause(entry: TimeEntry, group: TimeGroup): TimeEntry {
  const pause = of(group.marks, 'amount').reduce((sum, { minutes }) => sum + minutes, 0);
  return { ...entry, minutes: (entry.minutes ?? 0) - pause };
}

/** "Coaching 4-8 pm, self study 5 hours": a time by the clock of something by name, beside other hours, is time that is taken. */
export function isActivity(group: TimeGroup, groups: readonly TimeGroup[], text: string): boolean {
  const [amount] = of(group.marks, 'amount');
  if (amount?.clock !== true || group.words.length === 0 || group.unread.end > amount.start) return false;
  const lead = text.slice(group.start, amount.start);
  const isFirst = group.marks.every(({ start }) => start >= amount.start);
  // "My son is at nursery on Mondays 9 to 3, so I study then"
  const leadsOn = /^\W*(?:so|then)\b/i.test(text.slice(group.end));
  return (isFirst || leadsOn) && !SELF_STUDY.test(lead) && groups.some((it) => it !== group && of(it.marks, 'amount').length > 0);
}

/** "But nights off on Wed and Sat" leaves these days out of the hours of the nights. Whether there are such hours. */
export function leavesPart(group: TimeGroup, read: TimeEntry[], text: string): boolean {
  const days = of(group.marks, 'weekdays').flatMap((it) => it.days);
  const parts = partsOf(group, text);
  if (days.length === 0 || of(group.marks, 'off').length === 0 || of(group.marks, 'amount').length > 0) return false;
  const at = read.findLastIndex(
    (it) => it.minutes !== undefined && it.groups.some((own) => partsOf(own, text).some((part) => parts.includes(part))),
  );
  const owner = read[at];
  if (owner === undefined) return false;
  read[at] = { ...owner, except: days, days: owner.days.filter((day) => !days.includes(day)) };
  return true;
}

/** The parts of the day of a group: "nigh" for "at night", "nights" and "school nights". */
function partsOf({ marks }: TimeGroup, text: string): string[] {
  return marks
    .filter(({ kind }) => kind === 'part' || kind === 'weekdays')
    .flatMap(({ start, end }) => PARTS_OF_DAY.exec(text.slice(start, end))?.[0].toLowerCase() ?? []);
}

/** "From 7 December school is out, so 3 hours a day", "term ends 11 December, then 5 hours": the hours that hold from a day on. */
export function phaseOf(bound: TimeEntry, hours: TimeEntry, text: string): TimeEntry | undefined {
  const [range, ...others] = bound.dates;
  const isBound = range !== undefined && others.length === 0 && bound.minutes === undefined && bound.days.length === 0 && !bound.off;
  if (!isBound || hours.minutes === undefined || hasDays(hours) || hours.off) return undefined;
  const between = text.slice(bound.groups.at(-1)?.end, hours.groups[0]?.start);
  const isEnd = range.first === -Infinity && range.last !== Infinity;
  const isStart = range.last === Infinity && range.first !== -Infinity;
  if (!(isStart && /\b(?:so|then)\b/i.test(between)) && !(isEnd && /\bthen\b/i.test(between))) return undefined;
  return {
    ...hours,
    groups: [...bound.groups, ...hours.groups],
    dates: [isEnd ? { first: range.last + 1, last: Infinity } : range],
  };
}

/** Work days are the other days where the days off have names: "6 hours on days off (Mon, Thu), 1 hour on work days". */
export function workDays(read: TimeEntry[], text: string): void {
  const says = ({ groups }: TimeEntry, words: RegExp): boolean => groups.some(({ start, end }) => words.test(text.slice(start, end)));
  const free = read.find((it) => it.minutes !== undefined && it.days.length > 0 && says(it, DAYS_OFF));
  const at = read.findIndex((it) => it !== free && it.minutes !== undefined && says(it, WORK_DAYS) && !says(it, DAYS_OFF));
  const work = read[at];
  if (free && work) read[at] = { ...work, days: [0, 1, 2, 3, 4, 5, 6].filter((day) => !free.days.includes(day)) };
}
