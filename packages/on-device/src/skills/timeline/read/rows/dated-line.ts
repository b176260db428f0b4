import type { FoundDate } from '../../../../lib/dates/found-date.ts';
import type { RawLine } from '../../../../lib/dates/lines.ts';
import type { Stretch } from '../../../../lib/text/split-list.ts';
import type { CourseEvent } from '../../syllabus.ts';
import { CODE } from '../event-names.ts';
import { datedList } from '../prose/dated-list.ts';
import { proseEvents } from '../prose/prose-events.ts';
import { weightedItem } from '../prose/weighted-item.ts';
import { TERM_END, TERM_START } from '../sections.ts';
import type { Source, SyllabusLines } from '../syllabus-lines.ts';
import { sentencesIn } from '../unused-lines.ts';
import { labelledIn, rowsIn, runIn } from './dated-run.ts';
import { takeLabelled } from './labelled-dates.ts';
import { takeNameAbove } from './name-above.ts';
import { type OpenRow, takeRow, WEEK_OF } from './schedule-row.ts';

/** Reads a line with dates but without a mark: start or end of the term, events, or a row of a schedule, which is returned if lines may follow. */
export function takeDated(
  laid: SyllabusLines,
  source: Source,
  line: RawLine,
  found: readonly FoundDate[],
  before: RawLine | undefined,
  isInRow: boolean,
): OpenRow | undefined {
  const { plain: raw } = source;
  const [first] = found;
  if (!first) return undefined;
  const isTermEdge = TERM_START.test(line.text) || TERM_END.test(line.text);
  const lead = raw.slice(line.start, first.start);
  const beginsWithDate = !/\p{L}{2}/u.test(lead.replace(WEEK_OF, '')) && !CODE.test(lead);
  if (beginsWithDate && before && takeNameAbove(laid, source, line, found, before, isInRow)) return undefined;
  if (beginsWithDate && !isTermEdge) {
    laid.used.push(line);
    // The number of the week, in a table whose cells were copied one a line.
    if (before && /^\d{1,2}$/.test(before.text)) laid.used.push(before);
    const labelled = labelledIn(raw, line, found);
    const rows = labelled.length > 1 ? labelled : rowsIn(raw, line, found);
    if (rows.length === 1) return takeRow(laid, source, line, found);
    for (const row of rows) takeRow(laid, source, row.line, row.found);
    return undefined;
  }
  const labelled = labelledIn(raw, line, found);
  const run = labelled.length > 0 ? labelled : runIn(raw, line, found);
  if (run.length > 0) {
    laid.used.push(...run.map((row) => row.line));
    for (const row of run) takeRow(laid, source, row.line, row.found);
    return undefined;
  }
  takeSentences(laid, source, line, found);
  return undefined;
}

/** Assessments of a sentence, each with its own date and weight, and the other dates with their words. */
function takeSentences(laid: SyllabusLines, source: Source, line: RawLine, found: readonly FoundDate[]): void {
  const item = weightedItem(source.field, source.plain, line, found);
  const prose = proseEvents(source.field, source.plain, line, found);
  const list = item ?? datedList(source.field, source.plain, line, found);
  const weighed = (all: readonly CourseEvent[]): number => all.filter(({ weight }) => weight).length;
  // The list knows no words of a language; sentences are read by the names of assessments.
  const isListed = list !== undefined && (item !== undefined || weighed(list) > weighed(prose.events));
  const { events, dates, used } = isListed ? { events: list, dates: found, used: [line] } : prose;
  laid.events.push(...events);
  for (const { date, name } of events) if (date) laid.dates.push({ date, label: name });
  const others = found.filter((it) => !dates.includes(it));
  if (others.length > 0) takeLabelled(laid, source, line, others, events.length > 0);
  laid.used.push(...used, ...(others.length > 0 ? sentencesWith(source.plain, line, found, laid.events) : []));
}

/** The sentences of a line that hold one of its dates or the name of an event. The others are not used. */
function sentencesWith(raw: string, line: RawLine, found: readonly FoundDate[], events: readonly CourseEvent[]): Stretch[] {
  const held = [...found, ...events.map(({ name }) => name)].filter((it) => it.start >= line.start && it.end <= line.end);
  return sentencesIn(raw.slice(line.start, line.end)).flatMap(({ start, end }) => {
    const own = { start: line.start + start, end: line.start + end };
    return held.some((it) => it.start < own.end && it.end > own.start) ? [own] : [];
  });
}
