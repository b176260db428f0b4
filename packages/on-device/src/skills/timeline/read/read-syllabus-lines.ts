import { looksLikeDate } from '../../../lib/dates/date-like.ts';
import type { FoundDate } from '../../../lib/dates/found-date.ts';
import { labelDates } from '../../../lib/dates/labelled-dates.ts';
import type { RawLine } from '../../../lib/dates/lines.ts';
import { trimStretch } from '../../../lib/text/split-list.ts';
import type { Passage } from '../../../spans.ts';
import { NO_CLASS } from '../no-class.ts';
import { type Marker, markersOf } from './markers.ts';
import { eventFrom, isSurelyEvent, weightIn } from './read-events.ts';
import { readRest } from './read-rest.ts';
import { NOT_OF_THE_COURSE, OTHER_SECTION, TERM_END, TERM_START } from './sections.ts';
import { sizeIn } from './size.ts';
import type { Source, SyllabusLines } from './syllabus-lines.ts';
import { unitWeeksIn } from './unit-weeks.ts';
import { weightedPieces } from './weighted-pieces.ts';

const UNIT_ORDER = ['unit', 'module', 'block', 'part', 'chapter', 'topic', 'lesson', 'lecture', 'session'];
/** The fewest numbered lines that count as units. */
const FEWEST_NUMBERED = 3;
const AIM =
  /^\W*(?:to )?(?:understand|identif|describ|appl|perform|demonstrat|develop|explain|gain|learn|analy[sz]|evaluat|design|use\b|be able|recogni|discuss|compar|creat|writ|define|interpret|understand)\w*/i;
/** In a longer text a numbered list holds units only below a title that says so. */
const MOST_LINES_OF_LIST = 40;
const UNITS_FOLLOW =
  /\b(?:topics?|schedule|contents?|outline|lectures?|modules?|calendar|tutorials?|sessions?|temario|contenidos?|programme?|programa|plan|inhalte?|themen)\b/i;
/** The longest line that is read, in characters. Longer lines are prose. */
const LONGEST_LINE = 4000;
const MOST_ROWS = 120;
const MOST_DATES = 400;
/** The longest line that continues a row, in characters. */
const LONGEST_CELL = 200;

const GRADING =
  /\b(?:grad(?:es?|ing)|assessments?|evaluation|marking|marks|weights?|weightings?|weightage|calificaci[oó]n(?:es)?|evaluaci[oó]n|[ée]valuations?|notation|bewertung|benotung|prüfungsleistung(?:en)?)\b/i;

/** Whether a line is the title of a section: short, without a sentence. */
function isTitle({ text, bullet }: RawLine): boolean {
  return (
    text.length < 60 &&
    (!bullet || /^#/.test(text)) &&
    !/[.;,]\s*$/.test(text) &&
    !/\d\s?(?:%|points?|pts|marks?)/.test(text) &&
    /^[\s#*_\u2005]*\p{Lu}/u.test(text)
  );
}

/** The topics of the row that further lines belong to. */
interface OpenRow {
  readonly topics: Passage[];
  readonly week: number | undefined;
  /** The date of the row, if it stands on a line of its own; its cells follow on lines of their own. */
  readonly date: FoundDate | undefined;
}

/** Reads the lines that belong to no table. */
export function readSyllabusLines(laid: SyllabusLines, source: Source, lines: readonly RawLine[]): void {
  const { field, plain: raw } = source;
  const unitWord = chosenUnitWord(raw, lines);
  let open: OpenRow | undefined;
  let isGrading = false;
  for (const line of lines) {
    if (laid.weeks.length + laid.units.length >= MOST_ROWS || laid.dates.length >= MOST_DATES) break;
    const isOther = NOT_OF_THE_COURSE.test(line.text) && !isSurelyEvent(line.text);
    const found = isOther || line.text.length > LONGEST_LINE ? [] : source.datesIn(line.start, line.end).slice(0, MOST_DATES);
    const place: Passage = { field, raw, start: line.start, end: line.end };
    if (found.length === 0 && !isOther && line.text.length < 300 && looksLikeDate(line.text)) laid.unread.push(place);
    const markers = marksOf(raw, line, unitWord);
    if (markers.length > 0) {
      for (const [at, marker] of markers.entries()) {
        const unit = isWeeksOfUnit(raw, marker, markers[at - 1]) ? laid.units.at(-1) : undefined;
        if (unit) laid.units[laid.units.length - 1] = { ...unit, weeks: { from: marker.from, to: marker.to } };
        else open = { ...takeMarked(laid, field, raw, marker, found), date: undefined };
      }
      laid.used.push(place);
      continue;
    }
    const isHeading = OTHER_SECTION.test(line.text);
    if (isTitle(line)) isGrading = GRADING.test(line.text);
    if (isHeading || line.text.length > LONGEST_CELL || (line.afterBlank && line.indent === 0 && !line.bullet && !open?.date))
      open = undefined;
    const weighted = found.length === 0 ? weightedPieces(field, raw, line, isGrading) : [];
    if (found.length > 0 || weighted.length > 0) {
      if (line.indent === 0 && !line.bullet) open = undefined;
      const row = takeDated(laid, source, line, found);
      if (row) open = row;
      laid.events.push(...weighted.map((piece) => eventFrom(piece, undefined, undefined)));
      laid.used.push(place);
    } else if (open && !isHeading) {
      const { topics, events } = readRest(place, [], open.week);
      const { date } = open;
      open.topics.push(...topics);
      laid.events.push(...events.map((event) => (date && date.first === date.last ? { ...event, date: event.date ?? date } : event)));
      laid.used.push(place);
    } else if (line.text.length < 120 && isSurelyEvent(line.text) && /\bweek\s?\d/i.test(line.text)) {
      laid.events.push(eventFrom(place, undefined, undefined));
      laid.used.push(place);
    }
  }
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
  const numbered = lines.filter((line) => line.number !== undefined);
  // A list of what students will be able to do is no list of units.
  if (numbered.filter((line) => AIM.test(line.text)).length * 3 > numbered.length) return undefined;
  if (
    lines.length > MOST_LINES_OF_LIST &&
    !lines.some((line) => line.number === undefined && line.text.length < 60 && UNITS_FOLLOW.test(line.text))
  )
    return undefined;
  const numbers = numbered.flatMap((line) => line.number ?? []);
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
  // "Lecture 4 (Jan 27): Trees" is a row of a schedule.
  else if (head && MEETING.test(marker.word)) laid.sessions.push({ day: head.first, date: head, topics });
  else laid.units.push({ mark, numbered: marker.word === 'number', topics, weeks: placed.weeks, size: size.size });
  return { topics, week };
}

const MEETING = /^(?:lecture|session|lesson|topic)/;

/** Separators and the time of day after a date. */
const AFTER_DATE =
  /^[\s:.)\]|,\-–—]*(?:(?:\d{1,2}(?:[:.]\d\d)?\s?(?:[ap]\.?m\.?)?\s?(?:-|–|to)\s?)?\d{1,2}(?:[:.]\d\d\s?(?:[ap]\.?m\.?)?|\s?[ap]\.?m\.?)[\s:.)\]|,\-–—]*)?/i;

/** Reads a line with dates but without a mark: start or end of the term, events, or a row of a schedule, which is returned. */
function takeDated(laid: SyllabusLines, { field, plain: raw }: Source, line: RawLine, found: readonly FoundDate[]): OpenRow | undefined {
  const first = found[0];
  if (!first) return undefined;
  const isTermEdge = TERM_START.test(line.text) || TERM_END.test(line.text);
  const beginsWithDate = !/\p{L}{2}/u.test(raw.slice(line.start, first.start));
  const inHead = found.filter((it, index) => index === 0 || !/\p{L}{3}/u.test(raw.slice(found[index - 1]?.end ?? 0, it.start)));
  if (beginsWithDate && inHead.length === found.length && !isTermEdge) {
    const last = inHead.at(-1) ?? first;
    const from = last.end + (AFTER_DATE.exec(raw.slice(last.end, line.end))?.[0].length ?? 0);
    const cells = isGlued(raw, last.end) ? gluedCells(raw, from, line.end) : [{ start: from, end: line.end }];
    const read = cells.map((cell) => readRest({ field, raw, ...cell }, [], undefined));
    const topics = read.flatMap((it) => it.topics);
    const events = read.flatMap((it) => it.events);
    const isDay = first.first === first.last;
    laid.events.push(...events.flatMap((event) => inHead.map((date) => ({ ...event, date }))));
    for (const date of inHead) {
      laid.sessions.push({ day: date.first, date, topics });
      laid.dates.push({ date, label: topics[0] ?? events[0]?.name ?? { field, raw, start: from, end: from } });
    }
    return from >= line.end - 1 ? { topics, week: undefined, date: isDay ? first : undefined } : undefined;
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
    const name = { field, raw, ...lastSentence(raw, label) };
    const event = eventFrom(name, date, undefined);
    const text = raw.slice(name.start, name.end);
    laid.dates.push({ date, label: event.name });
    // A range without an assessment or a holiday says when something runs, which is no event.
    const isEvent = date.first === date.last || isSurelyEvent(text) || NO_CLASS.test(text);
    if (name.end > name.start && isEvent) laid.events.push({ ...event, weight: weightIn(found.length === 1 ? line.text : words) });
  }
  return undefined;
}

/** Whether a letter touches the date, as in a row whose cells were glued together when it was copied: "Sep 1Supply and demandQuiz 1". */
function isGlued(raw: string, end: number): boolean {
  return /^\p{Lu}/u.test(raw.slice(end, end + 1));
}

/** Cuts glued cells where a capital follows a small letter. */
function gluedCells(raw: string, start: number, end: number): { readonly start: number; readonly end: number }[] {
  const cuts = [...raw.slice(start, end).matchAll(/(?<=\p{Ll}|\d)(?=\p{Lu}\p{Ll}{2})/gu)].map((it) => start + it.index);
  return [start, ...cuts].map((from, index) => ({ start: from, end: cuts[index] ?? end }));
}

/** The words of the last sentence of a label, so that an event in prose is not named by the whole paragraph. */
function lastSentence(
  raw: string,
  { start, end }: { readonly start: number; readonly end: number },
): { readonly start: number; readonly end: number } {
  const text = raw.slice(start, end);
  const stop = [...text.matchAll(/[.!?:;]\s+(?=\p{Lu})/gu)].findLast((it) => text.length - it.index > 12);
  const from = stop ? start + stop.index + stop[0].length : start;
  // "Scaling (guest lecture 4/22)": the bracket that is still open leads to the date.
  const bracket = /\s*[([][^)\]]*$/.exec(raw.slice(from, end));
  const cut = bracket && bracket.index > 2 ? from + bracket.index : end;
  const preposition = /[\s:,–-]+(?:du|le|el|del|al|vom|am|bis|den|ab)\s*$/i.exec(raw.slice(from, cut));
  return { start: from, end: preposition ? from + preposition.index : cut };
}
