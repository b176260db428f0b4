import type { TimeGroup } from './read-groups.ts';
import type { StudyTime } from './study-time-limits.ts';
import type { StudyTimeReading, UnreadWords } from './study-time-reading.ts';
import { entryOf, isSaid, type TimeEntry } from './time-entry.ts';

/**
 * The groups of words without which the study time is the same, and with which it does not agree. A reader that drops a group
 * can therefore not do it in silence.
 */
export function withoutEffect(
  groups: readonly TimeGroup[],
  whole: Extract<StudyTimeReading, { kind: 'read' }>,
  read: (groups: readonly TimeGroup[]) => StudyTimeReading,
  text: string,
): UnreadWords[] {
  const listed = ({ start, end }: TimeGroup): boolean => whole.unused.some((it) => it.start < end && it.end > start);
  return groups.flatMap((group): UnreadWords[] => {
    if (group.marks.length === 0 || listed(group)) return [];
    const rest = read(groups.filter((it) => it !== group));
    if (rest.kind === 'unread' || JSON.stringify(rest.time) !== JSON.stringify(whole.time)) return [];
    const own = entryOf(group, text);
    return typeof own !== 'string' && (!isSaid(own) || agrees(own, whole.time))
      ? []
      : [{ start: group.start, end: group.end, why: 'same' }];
  });
}

/** Whether the study time has what a group says: free Sundays, two hours on Mondays, 18 hours a week. */
function agrees({ days, dates, minutes, rate, off, most, length, share }: TimeEntry, time: StudyTime): boolean {
  const { perDay = [], offDays, total, horizon } = time;
  const hours = perDay.filter((_, day) => days.length === 0 || days.includes(day));
  if (dates.length > 0 || share !== undefined) return false;
  if (off) return days.length > 0 && (hours.every((it) => it === 0) || days.every((day) => offDays.includes(day)));
  if (minutes === undefined) return length === undefined ? hours.every((it) => it > 0) : length === horizon;
  if (rate === 'total') return total === minutes;
  if (rate === 'week') return hours.reduce((sum, it) => sum + it, 0) === minutes;
  if (most) return hours.every((it) => it <= minutes);
  return days.length > 0 ? hours.every((it) => it >= minutes) : hours.includes(minutes);
}
