import {
  continueDays,
  hoursOfExceptions,
  isActivity,
  leavesPart,
  shareDays,
  takesPause,
  withContext,
  withoutPause,
} from './entry-context.ts';
import { of } from './marks/marks.ts';
import type { TimeGroup } from './read-groups.ts';
import { entryOf, hasDays, isAway, isSaid, type TimeEntry } from './time-entry.ts';
import { SHIFTS } from './words/taken-words.ts';

/** A group that gives no hours and no days, with the reason. */
export interface UnusedGroup {
  readonly group: TimeGroup;
  readonly why: 'no-hours' | 'taken' | 'pause' | 'exam' | 'no-time' | 'no-dates' | 'words' | 'away';
}

/** "6h a day in exam week (7-11 Dec)": the bracket gives a period its days. */
function withDatesOfPeriods(groups: readonly TimeGroup[]): readonly TimeGroup[] {
  const isDated = (it: TimeGroup | undefined): it is TimeGroup =>
    it?.joint === 'bracket' && it.marks.length > 0 && it.marks.every(({ kind }) => kind === 'dates');
  const isPeriod = (it: TimeGroup | undefined): boolean =>
    it !== undefined && of(it.marks, 'period').length > 0 && of(it.marks, 'amount').length > 0;
  return groups.flatMap((group, at) => {
    const next = groups[at + 1];
    if (isDated(group) && isPeriod(groups[at - 1])) return [];
    if (!isPeriod(group) || !isDated(next)) return [group];
    return [{ ...group, end: next.end, marks: [...group.marks.filter(({ kind }) => kind !== 'period'), ...next.marks] }];
  });
}

/** The entry of each group that says something, with the hours and days that its neighbours give it. */
export function saidEntries(all: readonly TimeGroup[], text: string): { readonly read: TimeEntry[]; readonly unused: UnusedGroup[] } {
  const groups = withDatesOfPeriods(all);
  const unused: UnusedGroup[] = [];
  const read: TimeEntry[] = [];
  let busy: readonly number[] = [];
  let before: ReturnType<typeof entryOf> | undefined;
  groups.forEach((group, at) => {
    const own = withContext(entryOf(group, text), groups[at - 1], busy, text);
    const entry = isActivity(group, groups, text) ? 'taken' : own;
    const days = of(group.marks, 'weekdays').flatMap((mark) => mark.days);
    if (entry === 'taken') busy = days;
    // "Three shifts a week (Mon, Tue, Wed)", "I work full time (9-5 Mon-Fri)"
    const [clause = ''] = /[^.;\n(]*\($/.exec(text.slice(0, group.start)) ?? [];
    if (
      group.joint === 'bracket' &&
      (before === 'taken' || SHIFTS.test(clause)) &&
      days.length > 0 &&
      of(group.marks, 'amount').every(({ clock }) => clock)
    ) {
      busy = days;
      unused.push({ group, why: 'taken' });
      return;
    }
    // "nurse on 3x12 shifts (Mon, Tue)"
    before = of(group.marks, 'amount').length + days.length === 0 && SHIFTS.test(text.slice(group.start, group.end)) ? 'taken' : entry;
    if (entry === 'no-hours' && leavesPart(group, read, text)) return;
    const last = read.at(-1);
    if (group.joint === 'bracket' && typeof entry !== 'string' && entry.minutes !== undefined && !hasDays(entry) && last) {
      // "2 hours after school on Mondays (4pm-6pm)" says the hours again.
      if (entry.minutes === last.minutes) return;
      // "Saturdays half a day (4h)" says how long that is.
      if (last.share !== undefined) {
        read[read.length - 1] = { ...last, groups: [...last.groups, group], minutes: entry.minutes, share: undefined };
        return;
      }
    }
    // "9-17 every day except Sunday with an hour for lunch": what frees days stands between.
    const timed = read.findLastIndex(({ off }) => !off);
    const whole = entry === 'pause' ? read[timed] : undefined;
    if (whole && takesPause(whole, group, text)) read[timed] = withoutPause(whole, group);
    else if (typeof entry === 'string') unused.push({ group, why: entry });
    else if (isSaid(entry)) {
      const isOff = isAway(entry, text);
      read.push(isOff ? { ...entry, off: true } : entry);
      if (group.words.length > 0 && (group.joint !== 'bracket' || group.words.some((it) => /\d/.test(it))))
        unused.push({ group, why: isOff ? 'away' : 'words' });
    }
    // A remark in brackets belongs to the words before it: "except Wednesdays (training)".
    else if (groups[at + 1]?.joint === 'bracket' && of(group.marks, 'part').length > 0) return;
    else if (group.joint !== 'bracket' && (group.words.length > 0 || of(group.marks, 'part').length > 0))
      unused.push({ group, why: of(group.marks, 'part').length > 0 ? 'no-hours' : 'no-time' });
  });
  hoursOfExceptions(read, text);
  shareDays(read, text);
  continueDays(read, text);
  return { read, unused };
}
