import { phaseOf, workDays } from './entry-context.ts';
import { of } from './marks/marks.ts';
import { planSpan } from './plan-span.ts';
import type { TimeGroup } from './read-groups.ts';
import { saidEntries, type UnusedGroup } from './said-entries.ts';
import { type DayRange, daysFirst, hasDays, hasLength, isOrphan, type TimeEntry } from './time-entry.ts';
import { WORK_DAYS } from './words/taken-words.ts';
import { EXCEPT } from './words/time-words.ts';

export interface EntryReading {
  readonly entries: readonly TimeEntry[];
  readonly unused: readonly UnusedGroup[];
}

/** Joins groups to entries: days without hours go to the hours that they belong to. */
export function readEntries(groups: readonly TimeGroup[], text: string): EntryReading {
  const { read, unused } = saidEntries(groups, text);
  const entries: TimeEntry[] = [];
  for (let at = 0; at < read.length; at++) {
    const entry = read[at] as TimeEntry;
    const group = entry.groups.at(-1) as TimeGroup;
    const previous = entries.at(-1);
    const next = read[at + 1];
    const nextGroup = next?.groups[0];
    const joins = nextGroup !== undefined && nextGroup.joint !== 'sentence';
    // "1h a day while lectures are on (until 4 Dec)": an end in brackets belongs to the hours before it.
    if (group.joint === 'bracket' && isEnd(entry) && previous && previous.minutes !== undefined && previous.dates.length === 0) {
      entries[entries.length - 1] = { ...previous, dates: entry.dates };
      continue;
    }
    // "1 hour on work days (Mon, Tue, Sat)": the bracket says which days these are.
    const named = previous?.groups.at(-1);
    if (
      group.joint === 'bracket' &&
      isOrphan(entry) &&
      entry.days.length > 0 &&
      previous?.minutes !== undefined &&
      named &&
      WORK_DAYS.test(text.slice(named.start, named.end))
    ) {
      entries[entries.length - 1] = { ...previous, groups: [...previous.groups, group], days: entry.days };
      continue;
    }
    const phase = next && joins ? phaseOf(entry, next, text) : undefined;
    if (phase) {
      read[at + 1] = phase;
      continue;
    }
    const isThen = entry.groups.some(({ marks }) => marks.some(({ kind }) => kind === 'then'));
    if (isThen && !hasDays(entry) && previous && hasDays(previous)) {
      // "Fridays are free, 7 hours then"
      entries.push({ ...entry, days: previous.days, dates: previous.dates });
      // "nights 24-27 Nov, so nothing then": the days alone are no limit of the plan.
      if ((previous.off && hasLength(entry)) || (entry.off && isOrphan(previous))) entries.splice(-2, 1);
      continue;
    }
    if (previous?.off && entry.off && EXCEPT.test(text.slice(group.start, group.end)) && group.joint !== 'sentence') {
      // "weekends off except the Sunday before an exam": when there is study on that day is not said.
      unused.push({ group, why: 'no-hours' });
      continue;
    }
    // "45 min every weekday and 2 hours in the evenings except Wednesdays" leaves the 45 minutes of Wednesday.
    const isExcept = entry.off ? EXCEPT.test(text.slice(group.start, group.end)) : group.joint === 'but' && isOrphan(entry);
    const isOfLast = isExcept && entry.days.length > 0 && group.joint !== 'sentence';
    const earlier =
      entries.slice(0, -1).some((it) => it.minutes !== undefined && entry.days.some((day) => it.days.includes(day))) ||
      // "mornings 8-10 except Mondays, afternoons 3-4 except weekends"
      entries.some((it) => it.except !== undefined) ||
      read.slice(at + 1).some((it) => it.adds && it.minutes !== undefined && !hasDays(it));
    if (isOfLast && previous?.adds && previous.minutes !== undefined && !hasDays(previous) && earlier) {
      entries[entries.length - 1] = { ...previous, except: entry.days };
      continue;
    }
    if (!isOrphan(entry)) {
      entries.push(entry);
      continue;
    }
    // "church on Sundays, so Mon-Sat 2 hours", "my mum is here on Tuesdays and at the weekend, so it's Mon, Wed and Fri, 2 hours each"
    const taken = takenBefore(read, at, text);
    if (taken > 0) {
      entries.push(...read.slice(at, at + taken).map((it) => ({ ...it, off: true })));
      at += taken - 1;
      continue;
    }
    // "Fri only till 6:30" has no hours of its own, and none of the next days.
    const isUntil = of(group.marks, 'part').some(({ start, end }) =>
      /^(?:till?|until|by|from)\s\d/.test(text.slice(start, end).toLowerCase()),
    );
    // "Sunday only the morning" does not say how much of the hours before.
    const isPartOnly = entry.change === 'only' && of(group.marks, 'part').length > 0;
    if ((isUntil || isPartOnly) && !(next && nextGroup?.joint === 'bracket')) {
      unused.push({ group, why: 'no-hours' });
      continue;
    }
    // "less on Fridays" has no hours.
    if (of(group.marks, 'vague').length > 0 && !(next && joins && hasLength(next) && !hasDays(next))) {
      unused.push({ group, why: 'no-hours' });
      continue;
    }
    const isBut = group.joint === 'but' && group.words.length === 0;
    const isSo = previous !== undefined && /\bso\b/i.test(text.slice(previous.groups.at(-1)?.end, group.start));
    const continuesOff = !isSo && previous?.off === true && (hasDays(previous) || group.joint === 'bracket') && group.joint !== 'sentence';
    const onward =
      joins &&
      next !== undefined &&
      (next.off
        ? hasDays(next) || next.groups[0]?.marks.length === 1
        : isOrphan(next) || (hasLength(next) && ((next.days.length === 0 && next.dates.every(isOpen)) || daysFirst(next))));
    // "Sundays are for church" says nothing about the hours before it, and neither does one day after "3 hours a day".
    const isOneDay = previous?.rate === 'day' && !hasDays(previous) && entry.days.length === 1 && entry.dates.length === 0;
    const backward =
      group.words.length === 0 && !isOneDay && previous !== undefined && hasLength(previous) && !previous.off && group.joint !== 'sentence';
    const previousComplete =
      previous?.rate === 'day' && !hasDays(previous) && next !== undefined && hasLength(next) && !hasDays(next) && next.rate === undefined;
    if (next && nextGroup?.joint === 'bracket' && hasLength(next) && !hasDays(next)) read[at + 1] = joined(entry, next);
    // "Sundays no study": nothing but a space separates the days from what rules them out.
    else if (next?.off && !hasDays(next) && onward && /^\s*$/.test(text.slice(group.end, nextGroup?.start)))
      read[at + 1] = joined(entry, next);
    else if (isBut && entry.change === 'only' && previous && hasLength(previous)) attachBack(entries, entry);
    else if (isBut) entries.push({ ...entry, off: true });
    else if (next?.off && onward && isAnd(text, group, nextGroup)) read[at + 1] = joined(entry, next);
    else if (backward && !previousComplete && (!hasDays(previous) || !daysFirst(previous))) attachBack(entries, entry);
    else if (continuesOff && !(onward && next !== undefined && hasLength(next) && isAnd(text, group, nextGroup)))
      entries.push({ ...entry, off: true });
    else if (onward && next) read[at + 1] = joined(entry, next);
    else if (entry.dates.length > 0) entries.push(entry);
    else unused.push({ group, why: 'no-hours' });
  }
  workDays(entries, text);
  ownHours(entries, text);
  return { entries: planSpan(entries), unused };
}

/** The number of entries with days that other words take, which "so" leads to the days for study. */
function takenBefore(read: readonly TimeEntry[], at: number, text: string): number {
  const first = read[at];
  if (first === undefined || first.groups.every(({ words }) => words.length === 0)) return 0;
  for (let next = at + 1; next < read.length; next++) {
    const [before, it] = [read[next - 1] as TimeEntry, read[next] as TimeEntry];
    const between = text.slice(before.groups.at(-1)?.end, it.groups[0]?.start);
    const own = read.slice(at, next).flatMap(({ days }) => days);
    if (/\bso\b/i.test(between)) return hasDays(it) && !it.off && !it.days.some((day) => own.includes(day)) ? next - at : 0;
    if (!isOrphan(it) || !/\band\b|[,&]/.test(between)) return 0;
  }
  return 0;
}

/** "3 hours a day except Sundays, 1 hour on Sunday evenings": hours of their own take days out of an exception. */
function ownHours(entries: TimeEntry[], text: string): void {
  entries.forEach((entry, at) => {
    if (!entry.off || entry.days.length === 0 || !EXCEPT.test(text.slice(entry.groups[0]?.start, entry.groups[0]?.end))) return;
    const later = entries.slice(at + 1).flatMap(({ minutes, days }) => (minutes === undefined ? [] : days));
    entries[at] = { ...entry, days: entry.days.filter((day) => !later.includes(day)) };
  });
}

const isOpen = ({ first, last }: DayRange): boolean => !Number.isFinite(first) || !Number.isFinite(last);

/** Whether it says nothing but a first or a last day. */
function isEnd(entry: TimeEntry): boolean {
  return entry.dates.length === 1 && entry.groups.every(({ marks }) => marks.every(({ kind }) => kind === 'dates')) && !isOrphan(entry);
}

function joined(entry: TimeEntry, next: TimeEntry): TimeEntry {
  return {
    ...next,
    groups: [...entry.groups, ...next.groups],
    days: [...entry.days, ...next.days],
    dates: [...entry.dates, ...next.dates],
  };
}

/** Adds days to the last amount, and to the amounts of the same day before it: "6-7 am and 8-10 pm, Monday to Friday". */
function attachBack(entries: TimeEntry[], { days, dates, groups }: TimeEntry): void {
  for (let at = entries.length - 1; at >= 0; at--) {
    const it = entries[at] as TimeEntry;
    if (at < entries.length - 1 && !(it.adds && hasLength(it) && !hasDays(it))) return;
    entries[at] = {
      ...it,
      days: [...it.days, ...days],
      dates: [...it.dates, ...dates],
      groups: at === entries.length - 1 ? [...it.groups, ...groups] : it.groups,
    };
    if (!it.adds) return;
  }
}

function isAnd(text: string, group: TimeGroup, next: TimeGroup | undefined): boolean {
  return next !== undefined && /\band\b|&|\//.test(text.slice(group.end, next.start).toLowerCase());
}
