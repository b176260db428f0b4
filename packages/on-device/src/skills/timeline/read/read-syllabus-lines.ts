import { looksLikeDate } from '../../../lib/dates/date-like.ts';
import type { FoundDate } from '../../../lib/dates/found-date.ts';
import { labelDates } from '../../../lib/dates/labelled-dates.ts';
import type { RawLine } from '../../../lib/dates/lines.ts';
import { type DateReading, readDates } from '../../../lib/dates/read-dates.ts';
import { trimStretch } from '../../../lib/text/split-list.ts';
import type { Passage } from '../../../spans.ts';
import type { CourseEvent, Syllabus, Unit, Week } from '../syllabus.ts';
import { type Marker, markersOf } from './markers.ts';
import { eventFrom, isSurelyEvent, weightIn } from './read-events.ts';
import { readRest } from './read-rest.ts';
import { NOT_OF_THE_COURSE, OTHER_SECTION, TERM_END } from './sections.ts';
import { sizeIn } from './size.ts';
import { unitWeeksIn } from './unit-weeks.ts';
import { weightedPieces } from './weighted-pieces.ts';
import { TERM_START } from './years.ts';

/** A row of a schedule: a line that begins with a date, with its topics. */
export interface Session {
  readonly day: number;
  readonly date: FoundDate;
  readonly topics: readonly Passage[];
}

/** What was read from the lines of a syllabus so far. */
export class SyllabusLines {
  readonly weeks: (Week & { readonly topics: Passage[] })[] = [];
  readonly units: (Unit & { readonly topics: Passage[] })[] = [];
  readonly sessions: Session[] = [];
  readonly events: CourseEvent[] = [];
  readonly dates: { readonly date: FoundDate; readonly label: Passage }[] = [];
  readonly unread: Passage[] = [];
  /** Places that contain no topics. */
  readonly taken: { readonly start: number; readonly end: number }[] = [];
  start: Syllabus['start'];
  end: number | undefined;
}

const UNIT_ORDER = ['unit', 'module', 'block', 'part', 'chapter', 'topic', 'lesson', 'lecture', 'session'];
/** The fewest numbered lines that count as units. */
const FEWEST_NUMBERED = 3;
/** The longest line that is read, in characters. Longer lines are prose. */
const LONGEST_LINE = 4000;
const MOST_ROWS = 120;
const MOST_DATES = 400;

export function readSyllabusLines(field: string, raw: string, lines: readonly RawLine[], reading: DateReading): SyllabusLines {
  const laid = new SyllabusLines();
  const unitWord = chosenUnitWord(raw, lines);
  let open: { topics: Passage[]; week: number | undefined } | undefined;
  for (const line of lines) {
    if (laid.weeks.length + laid.units.length >= MOST_ROWS || laid.dates.length >= MOST_DATES) break;
    const isOther = NOT_OF_THE_COURSE.test(line.text);
    const found = isOther ? [] : readDates(line.text, line.start, reading).slice(0, MOST_DATES);
    const place: Passage = { field, raw, start: line.start, end: line.end };
    if (found.length === 0 && !isOther && looksLikeDate(line.text)) laid.unread.push(place);
    const markers = marksOf(raw, line, unitWord);
    if (markers.length > 0) {
      for (const [at, marker] of markers.entries()) {
        const unit = isWeeksOfUnit(raw, marker, markers[at - 1]) ? laid.units.at(-1) : undefined;
        if (unit) laid.units[laid.units.length - 1] = { ...unit, weeks: { from: marker.from, to: marker.to } };
        else open = takeMarked(laid, field, raw, marker, found);
      }
      laid.taken.push(place);
      continue;
    }
    if (OTHER_SECTION.test(line.text) || (line.afterBlank && line.indent === 0 && !line.bullet)) open = undefined;
    if (OTHER_SECTION.test(line.text)) laid.taken.push(place);
    const weighted = found.length === 0 ? weightedPieces(field, raw, line) : [];
    if (found.length > 0 || weighted.length > 0) {
      if (line.indent === 0 && !line.bullet) open = undefined;
      takeDated(laid, field, raw, line, found);
      laid.events.push(...weighted.map((piece) => eventFrom(piece, undefined, undefined)));
      laid.taken.push(place);
    } else if (open) {
      const { topics, events } = readRest(place, [], open.week);
      open.topics.push(...topics);
      laid.events.push(...events);
    } else if (line.text.length < 120 && isSurelyEvent(line.text) && /\bweek\s?\d/i.test(line.text)) {
      laid.events.push(eventFrom(place, undefined, undefined));
      laid.taken.push(place);
    }
  }
  return laid;
}

function marksOf(raw: string, line: RawLine, unitWord: string | undefined): Marker[] {
  if (unitWord === 'number' && line.number !== undefined && line.indent < 4) {
    return [
      {
        kind: 'unit',
        word: 'number',
        from: line.number,
        to: line.number,
        start: line.markStart,
        end: line.start - 1,
        restStart: line.start,
        restEnd: line.end,
      },
    ];
  }
  return line.text.length > LONGEST_LINE ? [] : markersOf(raw, line).filter((it) => it.kind === 'week' || it.word === unitWord);
}

/** The kind of unit in the syllabus: units rather than chapters, chapters rather than lectures, otherwise numbered lines. */
function chosenUnitWord(raw: string, lines: readonly RawLine[]): string | undefined {
  const words = new Set(lines.flatMap((line) => (line.text.length > LONGEST_LINE ? [] : markersOf(raw, line)).map((it) => it.word)));
  const word = UNIT_ORDER.find((it) => words.has(it));
  if (word !== undefined || words.has('week')) return word;
  const numbers = lines.flatMap((line) => line.number ?? []);
  const inOrder = numbers.every((it, index) => index === 0 || it === (numbers[index - 1] ?? 0) + 1);
  return numbers.length >= FEWEST_NUMBERED && inOrder ? 'number' : undefined;
}

/** Whether weeks belong to the unit before them: "Unit 2: Scheduling, weeks 3 to 5". */
function isWeeksOfUnit(raw: string, marker: Marker, before: Marker | undefined): boolean {
  return marker.kind === 'week' && before?.kind === 'unit' && !/[\p{L}\d]/u.test(raw.slice(marker.restStart, marker.restEnd));
}

function takeMarked(
  laid: SyllabusLines,
  field: string,
  raw: string,
  marker: Marker,
  found: readonly FoundDate[],
): { topics: Passage[]; week: number | undefined } {
  const own = found.filter((it) => it.start >= marker.start && it.end <= marker.restEnd);
  const head = own.find((it) => it.start <= marker.restStart + 2);
  const restStart = head ? head.end + (/^[\s:.)\]|,\-–—]*/.exec(raw.slice(head.end, marker.restEnd))?.[0].length ?? 0) : marker.restStart;
  const mark: Passage = { field, raw, ...trimStretch(raw, { start: marker.start, end: marker.end }) };
  const week = marker.kind === 'week' ? marker.from : undefined;
  const plain = { weeks: undefined, size: undefined, start: restStart, end: marker.restEnd };
  const placed = week === undefined ? unitWeeksIn(raw, restStart, marker.restEnd) : plain;
  const size = week === undefined ? sizeIn(raw, placed.start, placed.end) : plain;
  const rest = readRest(
    { field, raw, start: size.start, end: size.end },
    own.filter((it) => it !== head),
    week,
  );
  const topics = [...rest.topics];
  laid.events.push(...rest.events);
  for (const date of own) {
    const event = rest.events.find((it) => it.date === date);
    laid.dates.push({ date, label: event?.name ?? mark });
  }
  if (marker.kind === 'week') laid.weeks.push({ from: marker.from, to: marker.to, topics, day: head?.first });
  else laid.units.push({ mark, numbered: marker.word === 'number', topics, weeks: placed.weeks, size: size.size });
  return { topics, week };
}

/** Reads a line with dates but without a mark: start or end of the term, events, or a row of a schedule. */
function takeDated(laid: SyllabusLines, field: string, raw: string, line: RawLine, found: readonly FoundDate[]): void {
  const first = found[0];
  if (!first) return;
  const beginsWithDate = !/\p{L}{2}/u.test(raw.slice(line.start, first.start));
  if (beginsWithDate && found.length === 1 && !TERM_START.test(line.text) && !TERM_END.test(line.text)) {
    const from = first.end + (/^[\s:.)\]|,\-–—]*/.exec(raw.slice(first.end, line.end))?.[0].length ?? 0);
    const { topics, events } = readRest({ field, raw, start: from, end: line.end }, [], undefined);
    laid.events.push(...events.map((event) => ({ ...event, date: first })));
    laid.sessions.push({ day: first.first, date: first, topics });
    laid.dates.push({ date: first, label: topics[0] ?? events[0]?.name ?? { field, raw, start: from, end: from } });
    return;
  }
  let from = line.start;
  for (const { date, label } of labelDates(raw, line, found)) {
    const before = trimStretch(raw, { start: from, end: Math.max(from, date.start) });
    from = date.end;
    const words = raw.slice(before.start, before.end);
    const isStart = TERM_START.test(words) && !isSurelyEvent(words);
    if (isStart || TERM_END.test(words)) {
      if (isStart) laid.start ??= { day: date.first, from: 'stated' };
      else laid.end ??= date.last;
      // "Geography 101 (autumn, starts …)": begins at the word that names the start or end.
      const saying = (isStart ? TERM_START : TERM_END).exec(words)?.index ?? 0;
      laid.dates.push({ date, label: { field, raw, start: before.start + saying, end: before.end } });
      continue;
    }
    const event = eventFrom({ field, raw, ...label }, date, undefined);
    laid.dates.push({ date, label: event.name });
    if (label.end > label.start) laid.events.push({ ...event, weight: weightIn(found.length === 1 ? line.text : words) });
  }
}
