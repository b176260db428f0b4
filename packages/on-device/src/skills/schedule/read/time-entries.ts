import type { Mark } from './marks.ts';
import type { TimeGroup } from './read-groups.ts';

export interface DayRange {
  readonly first: number;
  /** The last day, inclusive; infinite for an open end. */
  readonly last: number;
}

/** What a group, with the groups that belong to it, says about the time. */
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
  /** It was the lower of two figures. */
  readonly lower: boolean;
  /** Days without study. */
  readonly off: boolean;
  /** Half of the usual day. */
  readonly halfDay: boolean;
  /** The most minutes of a day. */
  readonly most: boolean;
  readonly perSubject: boolean;
}

const of = <Kind extends Mark['kind']>(marks: readonly Mark[], kind: Kind): Extract<Mark, { kind: Kind }>[] =>
  marks.filter((it): it is Extract<Mark, { kind: Kind }> => it.kind === kind);

/** A clock span after one of these is time that is taken: "I work 9-5", "classes 9-3". */
const TAKEN = /^(?:work(?:s|ing)?|class(?:es)?|school|job|lectures?|uni|university|college|shifts?|training|practice|placement|lessons?)$/;

function entryOf(group: TimeGroup, text: string): TimeEntry | 'pause' | 'taken' {
  const { marks } = group;
  const amounts = of(marks, 'amount');
  const lead = amounts[0]?.clock ? text.slice(group.start, amounts[0].start).toLowerCase() : '';
  if (lead.split(/[^\p{L}]+/u).some((it) => TAKEN.test(it)) && !/\b(?:after|before|free)\b/.test(lead)) return 'taken';
  if (of(marks, 'pause').length > 0) return 'pause';
  const rates = of(marks, 'rate').map(({ rate }) => rate);
  const count = of(marks, 'day-count')[0];
  const off = of(marks, 'off').length > 0;
  const times = of(marks, 'times').reduce((product, { count: it }) => product * it, 1);
  const minutes = amounts.length === 0 ? undefined : amounts.reduce((sum, it) => sum + it.minutes, 0) * times;
  return {
    groups: [group],
    minutes: minutes === 0 ? undefined : minutes,
    rate: rates.includes('week') ? 'week' : rates.includes('total') ? 'total' : rates[0],
    days: [...new Set(of(marks, 'weekdays').flatMap(({ days }) => days))],
    dayCount: count && !count.rest ? count.count : undefined,
    restDays: count?.rest ? count.count : undefined,
    dates: of(marks, 'dates').map(({ first, last, open }) => ({
      first: open === 'to' ? -Infinity : first,
      last: open === 'from' ? Infinity : last,
    })),
    length: of(marks, 'length')[0]?.days,
    everyOther: of(marks, 'every-other-day').length > 0,
    adds: amounts.some((it) => it.clock) || of(marks, 'part').length > 0,
    lower: amounts.some((it) => it.lower),
    // "free from 4 to 6" is time for study; "3 hours, never on Sundays" is split before "never".
    off: (off && amounts.length === 0) || minutes === 0,
    halfDay: of(marks, 'half-day').length > 0,
    most: of(marks, 'most').length > 0,
    perSubject: of(marks, 'per-subject').length > 0,
  };
}

const hasDays = (it: TimeEntry): boolean => it.days.length > 0 || it.dates.length > 0;
const hasLength = (it: TimeEntry): boolean => it.minutes !== undefined || it.halfDay;
/** Whether it names only days or dates, and not an open range of dates, which is a limit of the plan. */
const isOrphan = (it: TimeEntry): boolean =>
  hasDays(it) && !hasLength(it) && !it.off && it.dates.every(({ first, last }) => Number.isFinite(first) && Number.isFinite(last));
const isSaid = (it: TimeEntry): boolean =>
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
const daysFirst = ({ groups }: TimeEntry): boolean => {
  const kinds = groups.at(-1)?.marks.map(({ kind }) => kind) ?? [];
  const day = kinds.findIndex((it) => it === 'weekdays' || it === 'dates');
  return day >= 0 && day < kinds.findIndex((it) => it === 'amount' || it === 'half-day');
};
/** An entry with what the group before says about it: "lunch breaks (30 min)", "classes 9-3 on weekdays, 2 hours after that". */
function withContext(
  entry: ReturnType<typeof entryOf>,
  before: TimeGroup | undefined,
  busy: readonly number[],
  text: string,
): ReturnType<typeof entryOf> {
  if (typeof entry === 'string' || entry.minutes === undefined) return entry;
  const [group] = entry.groups;
  const adds = entry.adds || (group?.joint === 'bracket' && before !== undefined && of(before.marks, 'part').length > 0);
  const isAfter = busy.length > 0 && !hasDays(entry) && /\bafter\b|\bthen\b/.test(text.slice(group?.start, group?.end).toLowerCase());
  return { ...entry, adds, days: isAfter ? busy : entry.days };
}

/** "30 min at lunch plus 1 hour after dinner on weekdays": the days of the last also hold for the first. */
function shareDays(read: TimeEntry[], text: string): void {
  for (let at = read.length - 2; at >= 0; at--) {
    const [it, next] = [read[at] as TimeEntry, read[at + 1] as TimeEntry];
    const between = text.slice(it.groups.at(-1)?.end, next.groups[0]?.start).toLowerCase();
    if (
      it.adds &&
      next.adds &&
      it.minutes !== undefined &&
      it.rate === undefined &&
      !hasDays(it) &&
      next.days.length >= 5 &&
      /\bplus\b|\band\b|[+&]/.test(between)
    )
      read[at] = { ...it, days: next.days };
  }
}

export interface EntryReading {
  readonly entries: readonly TimeEntry[];
  readonly unused: readonly { readonly group: TimeGroup; readonly why: 'no-hours' | 'taken' | 'pause' | 'no-time' }[];
}

/** Joins groups to entries: days without hours go to the hours that they belong to. */
export function readEntries(groups: readonly TimeGroup[], text: string): EntryReading {
  const unused: EntryReading['unused'][number][] = [];
  const read: TimeEntry[] = [];
  let busy: readonly number[] = [];
  groups.forEach((group, at) => {
    const entry = withContext(entryOf(group, text), groups[at - 1], busy, text);
    if (entry === 'taken') busy = of(group.marks, 'weekdays').flatMap(({ days }) => days);
    if (typeof entry === 'string') unused.push({ group, why: entry });
    else if (isSaid(entry)) read.push(entry);
    // A remark in brackets belongs to the words before it: "except Wednesdays (training)".
    else if (groups[at + 1]?.joint === 'bracket' && of(group.marks, 'part').length > 0) return;
    else if (group.joint !== 'bracket' && (group.words.length > 0 || of(group.marks, 'part').length > 0))
      unused.push({ group, why: of(group.marks, 'part').length > 0 ? 'no-hours' : 'no-time' });
  });
  shareDays(read, text);
  const entries: TimeEntry[] = [];
  for (let at = 0; at < read.length; at++) {
    const entry = read[at] as TimeEntry;
    const group = entry.groups.at(-1) as TimeGroup;
    const previous = entries.at(-1);
    const next = read[at + 1];
    const nextGroup = next?.groups[0];
    const joins = nextGroup !== undefined && nextGroup.joint !== 'sentence';
    const isThen = entry.groups.some(({ marks }) => marks.some(({ kind }) => kind === 'then'));
    if (isThen && !hasDays(entry) && previous && hasDays(previous)) {
      // "Fridays are free, 7 hours then"
      entries.push({ ...entry, days: previous.days, dates: previous.dates });
      if (previous.off && hasLength(entry)) entries.splice(-2, 1);
      continue;
    }
    if (!isOrphan(entry)) {
      entries.push(entry);
      continue;
    }
    // "less on Fridays" has no hours.
    if (of(group.marks, 'vague').length > 0 && !(next && joins && hasLength(next) && !hasDays(next))) {
      unused.push({ group, why: 'no-hours' });
      continue;
    }
    const isBut = group.joint === 'but' && group.words.length === 0;
    const continuesOff = previous?.off === true && hasDays(previous) && group.joint !== 'sentence';
    const onward =
      joins &&
      next !== undefined &&
      (next.off
        ? hasDays(next) || next.groups[0]?.marks.length === 1
        : isOrphan(next) || (hasLength(next) && (!hasDays(next) || daysFirst(next))));
    const backward = previous !== undefined && hasLength(previous) && !previous.off && group.joint !== 'sentence';
    const previousComplete =
      previous?.rate === 'day' && !hasDays(previous) && next !== undefined && hasLength(next) && !hasDays(next) && next.rate === undefined;
    if (isBut) entries.push({ ...entry, off: true });
    else if (next?.off && onward && isAnd(text, group, nextGroup)) read[at + 1] = joined(entry, next);
    else if (
      backward &&
      !previousComplete &&
      (!hasDays(previous) || !daysFirst(previous)) &&
      !(
        onward &&
        hasDays(previous) &&
        next !== undefined &&
        daysFirst(next) &&
        nextGroup?.joint === 'list' &&
        !sameList(text, group, previous)
      )
    )
      attachBack(entries, entry);
    else if (continuesOff && !(onward && next !== undefined && hasLength(next) && isAnd(text, group, nextGroup)))
      entries.push({ ...entry, off: true });
    else if (onward && next) read[at + 1] = joined(entry, next);
    else if (entry.dates.length > 0) entries.push(entry);
    else unused.push({ group, why: 'no-hours' });
  }
  return { entries, unused };
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

/** Whether "and" or "&" joins the group to the entry before: "2h Mon and Wed". */
function sameList(text: string, group: TimeGroup, previous: TimeEntry): boolean {
  return /\band\b|&|\//.test(text.slice(previous.groups.at(-1)?.end ?? 0, group.start).toLowerCase());
}

function isAnd(text: string, group: TimeGroup, next: TimeGroup | undefined): boolean {
  return next !== undefined && /\band\b|&|\//.test(text.slice(group.end, next.start).toLowerCase());
}
