import type { RawLine } from '../../../../lib/dates/lines.ts';
import type { Passage } from '../../../../spans.ts';
import type { CourseEvent } from '../../syllabus.ts';
import type { Marker } from '../markers.ts';
import { isSurelyEvent } from '../read-events.ts';
import { readRest } from '../read-rest.ts';
import type { Source, SyllabusLines } from '../syllabus-lines.ts';
import { MEETING } from '../unit-word.ts';
import type { OpenRow } from './schedule-row.ts';

/** A dated row of a schedule, and where its line stands. */
export interface RowAbove {
  readonly row: OpenRow;
  readonly indent: number;
  readonly at: number;
}

/** The fewest lines beginning with a date that make a schedule. */
const FEWEST_DATED = 3;
/** A row has at most this many lines below it. */
const MOST_BELOW = 12;
const LONGEST_BELOW = 200;
/** A task or a meeting of a class at the beginning of a line. */
const OF_A_CLASS =
  /^(?:labs?|lectures?|quiz(?:zes)?|tests?|exams?|home\s?work|hw|problem set|pset|assignments?|projects?|papers?|essays?|readings?|read|due|recitations?|discussions?|seminars?|workshops?|tutorials?)\b/i;

/** The index of the last line that begins with a date, in a text with a schedule of such lines; -1 in others. */
export function lastDatedLine({ plain, datesIn }: Source, lines: readonly RawLine[]): number {
  const dated = lines.flatMap(({ start, end }, at) => {
    const [first] = datesIn(start, Math.min(end, start + 40));
    return first && !/\p{L}{3}/u.test(plain.slice(start, first.start)) ? [at] : [];
  });
  return dated.length >= FEWEST_DATED ? (dated.at(-1) ?? -1) : -1;
}

/**
 * Whether a line without a date belongs to the dated row above it: a bullet, an indented line, or a task or a meeting of that day, if the
 * schedule goes on after it.
 */
export function belongsBelow(line: RawLine, at: number, above: RowAbove, last: number): boolean {
  // "Exam #3:" leads to the date on the next line.
  if (/:$/.test(line.text) && !line.bullet && line.indent <= above.indent) return false;
  if (line.text.length > LONGEST_BELOW || at - above.at > MOST_BELOW || /^#/.test(line.text)) return false;
  const isInside = line.indent > above.indent || (line.bullet && above.row.date !== undefined);
  if (at > last) return isInside && line.indent > above.indent && !line.afterBlank;
  return isInside || isSurelyEvent(line.text) || OF_A_CLASS.test(line.text);
}

/** Whether marks name a lesson of the day above, "Lecture 2: Molecules", and no unit of the course. */
export function areLessons(markers: readonly Marker[]): boolean {
  return markers.every(({ kind, word }) => kind === 'unit' && MEETING.test(word));
}

/** Adds a line to the dated row above it. */
export function takeBelow(laid: SyllabusLines, place: Passage, { row }: RowAbove, weighted: readonly CourseEvent[] | undefined): void {
  const { topics, events } = weighted ? { topics: [], events: weighted } : readRest(place, [], row.week);
  const { date } = row;
  const label = topics[0] ?? events[0]?.name;
  if (date && label && row.isEmpty && row.topics.length === 0) laid.dates.push({ date, label });
  row.topics.push(...topics);
  laid.events.push(...events.map((event) => (date && !event.date ? { ...event, date } : event)));
  laid.used.push(place);
}
