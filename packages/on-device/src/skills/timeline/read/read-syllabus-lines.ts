import { mondayOf } from '../../../lib/dates/civil.ts';
import { looksLikeDate } from '../../../lib/dates/date-like.ts';
import type { FoundDate } from '../../../lib/dates/found-date.ts';
import type { RawLine } from '../../../lib/dates/lines.ts';
import { trimStretch } from '../../../lib/text/split-list.ts';
import type { Passage } from '../../../spans.ts';
import { type OpenRow, takeDated } from './dated-line.ts';
import { type Marker, markersOf } from './markers.ts';
import { eventFrom, isSurelyEvent } from './read-events.ts';
import { readRest } from './read-rest.ts';
import { NOT_OF_THE_COURSE, OTHER_SECTION } from './sections.ts';
import { sizeIn } from './size.ts';
import type { Source, SyllabusLines } from './syllabus-lines.ts';
import { unitWeeksIn } from './unit-weeks.ts';
import { weightedEvents } from './weighted-pieces.ts';

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

const MEETING = /^(?:lecture|session|lesson|topic)/;

/** Reads the lines that belong to no table. */
export function readSyllabusLines(laid: SyllabusLines, source: Source, lines: readonly RawLine[]): void {
  const { field, plain: raw } = source;
  const unitWord = chosenUnitWord(source, lines);
  let open: OpenRow | undefined;
  let isGrading = false;
  let before: RawLine | undefined;
  for (const line of lines) {
    const above = before;
    before = line;
    if (laid.weeks.length + laid.units.length >= MOST_ROWS || laid.dates.length >= MOST_DATES) break;
    const isOther = NOT_OF_THE_COURSE.test(line.text) && !isSurelyEvent(line.text);
    const found = isOther || line.text.length > LONGEST_LINE ? [] : source.datesIn(line.start, line.end).slice(0, MOST_DATES);
    const place: Passage = { field, raw, start: line.start, end: line.end };
    const isUnread = found.length === 0 && !isOther && line.text.length < 300 && looksLikeDate(line.text);
    if (isUnread) laid.unread.push(place);
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
    if (
      isHeading ||
      line.text.length > LONGEST_CELL ||
      (open?.date && isSentence(line.text)) ||
      (line.afterBlank && line.indent === 0 && !line.bullet && !open?.date)
    )
      open = undefined;
    const weighted = found.length === 0 ? weightedEvents(field, raw, line, isGrading) : undefined;
    if (found.length > 0 || weighted) {
      if (line.indent === 0 && !line.bullet) open = undefined;
      const row = takeDated(laid, source, line, found, above);
      if (row) open = row;
      laid.events.push(...(weighted?.events ?? []));
      laid.used.push(...(weighted?.used ?? []));
    } else if (open && !isHeading && !isUnread) {
      const { topics, events } = readRest(place, [], open.week);
      const { date } = open;
      const [label] = topics;
      if (date && label && open.topics.length === 0) laid.dates.push({ date, label });
      open.topics.push(...topics);
      laid.events.push(...events.map((event) => (date && date.first === date.last ? { ...event, date: event.date ?? date } : event)));
      laid.used.push(place);
    } else if (FOLLOWING.test(line.text) && line.text.length < 120 && takeFollowing(laid, place)) {
      laid.used.push(place);
    } else if (line.text.length < 120 && isSurelyEvent(line.text) && PLACED.test(line.text)) {
      laid.events.push(eventFrom(place, undefined, undefined));
      laid.used.push(place);
    }
  }
}

/** A week, or that the date is not known yet. */
const PLACED = /\bweek\s?\d|\b(?:tba|tbd|tbc|to be (?:announced|determined|confirmed|arranged|scheduled))\b/i;

/** Whether a line is prose, and so no cell of a row. */
function isSentence(text: string): boolean {
  return text.length > 90 || (text.length > 50 && /[.;,]$|\b(?:the|and|of|to|a|is|are|will)$/.test(text));
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
function chosenUnitWord({ plain: raw, datesIn }: Source, lines: readonly RawLine[]): string | undefined {
  const dated = new Map<string, number>();
  for (const line of lines) {
    const [first] = line.text.length > LONGEST_CELL ? [] : markersOf(raw, line);
    if (first && MEETING.test(first.word) && datesIn(first.end, Math.min(line.end, first.end + 30)).length > 0)
      dated.set(first.word, (dated.get(first.word) ?? 0) + 1);
  }
  const meeting = [...dated].find(([, count]) => count >= FEWEST_NUMBERED)?.[0];
  if (meeting !== undefined) return meeting;
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
  const isDay = head !== undefined && head.first === head.last && marker.kind !== 'week';
  laid.events.push(...rest.events.map((event) => (isDay && !event.date ? { ...event, date: head } : event)));
  for (const date of own) {
    const event = rest.events.find((it) => it.date === date);
    laid.dates.push({ date, label: event?.name ?? mark });
  }
  if (marker.kind === 'week') laid.weeks.push({ from: marker.from, to: marker.to, topics, day: head?.first });
  // "Lecture 4 (Jan 27): Trees" is a row of a schedule.
  else if (head && MEETING.test(marker.word)) laid.sessions.push({ day: head.first, date: head, topics, inTable: false });
  else laid.units.push({ mark, numbered: marker.word === 'number', topics, weeks: placed.weeks, size: size.size });
  return { topics, week };
}

const FOLLOWING = /\b(?:due|exam|quiz|test)\b[^.]{0,20}\b(?:the )?(?:following|next)\s+(mon|tues|wednes|thurs|fri|satur|sun)day\b/i;
const WEEKDAYS = ['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun'];

/** The date that "the following Monday" counts from is at most this many characters before it. */
const FOLLOWING_REACH = 300;

/** Takes an event on "the following Monday", counted from the date before it. Returns false if none is near. */
function takeFollowing(laid: SyllabusLines, place: Passage): boolean {
  const match = FOLLOWING.exec(place.raw.slice(place.start, place.end));
  const from = laid.dates.filter((it) => it.date.end <= place.start).sort((a, b) => b.date.start - a.date.start)[0]?.date;
  // "Lab reports are due the following Monday" is a rule; "Essay 1" is one event.
  const isOne = /\d/.test(place.raw.slice(place.start, place.start + (match?.index ?? 0)));
  if (!match || !isOne || from === undefined || place.start - from.end > FOLLOWING_REACH) return false;
  const day = mondayOf(from.last) + 7 + WEEKDAYS.indexOf((match[1] ?? '').toLowerCase());
  const start = place.start + match.index;
  const date = {
    start,
    end: start + match[0].length,
    first: day,
    last: day,
    yearWritten: false,
    ambiguous: false,
    wrongWeekday: undefined,
  };
  const event = eventFrom({ ...place, end: start + (/^due/i.test(match[0]) ? 0 : match[0].length) }, date, undefined);
  laid.events.push(event);
  laid.dates.push({ date, label: event.name });
  return true;
}
