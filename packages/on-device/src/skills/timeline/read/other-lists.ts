import { trimStretch } from '../../../lib/text/split-list.ts';
import type { CourseEvent } from '../syllabus.ts';

/** The label of a line of meetings: "Clinical evaluation conferences: midterm March 11; final April 22". No exam is held there. */
const MEETINGS =
  /^\s*([^:\n]{0,60}\b(?:conferences?|meetings?|consultations?|check-?ins?|appointments?|advising|feedback|grades? due)\b[^:\n]{0,20}):/i;
/** A heading above the points of one piece of work. */
const RUBRIC = /^[^\n]{0,80}\brubric\b[^\n]{0,40}$/gim;

/** The events as they are, apart from those of lists that are about something else: meetings at the midterm, points of a rubric. */
export function withoutOtherLists(raw: string, events: readonly CourseEvent[]): CourseEvent[] {
  return withoutRubrics(raw, events).map((event) => {
    if (event.kind !== 'exam' && event.kind !== 'test') return event;
    const { name } = event;
    const lineStart = raw.lastIndexOf('\n', name.start - 1) + 1;
    const label = MEETINGS.exec(raw.slice(lineStart, lineStart + 100))?.[1];
    if (label === undefined || lineStart + label.length > name.end) return event;
    const place = { ...name, ...trimStretch(raw, { start: lineStart, end: lineStart + label.length }) };
    return { ...event, kind: 'other', ...(place.end < name.start && { at: place }) };
  });
}

/** Drops the points below a rubric where the parts of the mark are percentages. */
function withoutRubrics(raw: string, events: readonly CourseEvent[]): readonly CourseEvent[] {
  if (!events.some(({ weight }) => weight?.in === '%')) return events;
  const rubrics = [...raw.matchAll(RUBRIC)].map(({ index }) => {
    const end = raw.slice(index).search(/\n[ \t]*\n/);
    return { start: index, end: end < 0 ? raw.length : index + end };
  });
  return events.filter(
    ({ name, date, weight }) =>
      date !== undefined ||
      weight === undefined ||
      weight.in === '%' ||
      !rubrics.some(({ start, end }) => name.start >= start && name.end <= end),
  );
}
