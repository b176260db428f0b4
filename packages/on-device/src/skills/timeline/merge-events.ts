import type { Passage } from '../../trace.ts';
import type { CourseEvent } from './syllabus.ts';

/** "Midterm 30%" and "Midterm: 9 October" are one event. Two dates, or two weeks, keep them apart. */
export function mergeEvents(events: readonly CourseEvent[]): CourseEvent[] {
  const merged: CourseEvent[] = [];
  for (const event of events) {
    const key = keyOf(event.name);
    const at = merged.findIndex(
      (it) =>
        keyOf(it.name) === key &&
        (it.date === undefined || event.date === undefined) &&
        (it.week === undefined || event.week === undefined || it.week === event.week) &&
        (it.weight === undefined || event.weight === undefined),
    );
    const other = merged[at];
    if (other) merged[at] = { ...other, date: other.date ?? event.date, week: other.week ?? event.week, weight: other.weight ?? event.weight };
    else merged.push(event);
  }
  return merged;
}

function keyOf({ raw, start, end }: Passage): string {
  return raw
    .slice(start, end)
    .toLowerCase()
    .replace(/\b(?:exam(?:ination)?s?|due|submission|test|the|deadline)\b/g, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}
