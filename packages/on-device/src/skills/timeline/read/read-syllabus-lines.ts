import { looksLikeDate } from '../../../lib/dates/date-like.ts';
import type { RawLine } from '../../../lib/dates/lines.ts';
import { trimStretch } from '../../../lib/text/split-list.ts';
import type { Passage } from '../../../spans.ts';
import { FOLLOWING, takeFollowing } from './following-day.ts';
import { isWeeksOfUnit, takeMarked } from './marked-line.ts';
import { PART_OF_MARK } from './prose/assessment-words.ts';
import { numberedItems, weightsBelow } from './prose/bare-weights.ts';
import { bracketPoints } from './prose/bracket-points.ts';
import { headedItems } from './prose/headed-item.ts';
import { undatedEvents } from './prose/undated.ts';
import { weightedEvents } from './prose/weighted-pieces.ts';
import { wholeList } from './prose/whole-list.ts';
import { eventFrom, isSurelyEvent, kindOf } from './read-events.ts';
import { readRest } from './read-rest.ts';
import { bareDays } from './rows/bare-days.ts';
import { areLessons, belongsBelow, lastDatedLine, type RowAbove, takeBelow } from './rows/below-row.ts';
import { takeDated } from './rows/dated-line.ts';
import type { OpenRow } from './rows/schedule-row.ts';
import { NOT_OF_THE_COURSE, OTHER_SECTION } from './sections.ts';
import type { Source, SyllabusLines } from './syllabus-lines.ts';
import { chosenUnitWord, marksOf } from './unit-word.ts';

/** The longest line that is read, in characters. Longer lines are prose. */
const LONGEST_LINE = 4000;
const MOST_ROWS = 120;
const MOST_DATES = 400;
/** The longest line that continues a row, in characters. */
const LONGEST_CELL = 200;

const GRADING =
  /\b(?:grad(?:es?|ing)|assessments?|evaluation|marking|marks|weights?|weightings?|weightage|calificaci[oó]n(?:es)?|evaluaci[oó]n|[ée]valuations?|notation|bewertung|benotung|prüfungsleistung(?:en)?)\b/i;

/** Whether a line is the title of a section: marked as one, or short and without a sentence. */
function isTitle(raw: string, line: RawLine): boolean {
  const { text, bullet } = line;
  return (
    text.length < 60 &&
    (!bullet || isMarked(raw, line)) &&
    !/[.;,]\s*$/.test(text) &&
    !/\d\s?(?:%|points?|pts|marks?)/.test(text) &&
    /^[\s#*_\u2005]*\p{Lu}/u.test(text)
  );
}

function isMarked(raw: string, { markStart }: RawLine): boolean {
  return raw[markStart] === '#';
}

/** Reads the lines that belong to no table. */
export function readSyllabusLines(laid: SyllabusLines, source: Source, lines: readonly RawLine[]): void {
  const { field, plain: raw } = source;
  const unitWord = chosenUnitWord(source, lines);
  /** Titles of Markdown are marked, so that other short lines are none. */
  const hasMarks = lines.some((it) => isMarked(raw, it));
  let open: OpenRow | undefined;
  let isGrading = false;
  /** Whether the lines below a title such as "Due next class" are due. */
  let isDueList = false;
  const bare = bareDays(source, lines);
  const whole = wholeList(field, raw, lines);
  const weighed = new Map([
    ...weightsBelow(source, lines),
    ...numberedItems(field, raw, lines),
    ...bracketPoints(field, raw, lines),
    ...headedItems(field, raw, lines),
    ...whole,
  ]);
  const last = Math.max(lastDatedLine(source, lines), ...bare.keys());
  let row: RowAbove | undefined;
  /** The numbered week without a date whose days follow on their own lines. */
  let week: number | undefined;
  for (const [at, line] of lines.entries()) {
    if (laid.weeks.length + laid.units.length >= MOST_ROWS || laid.dates.length >= MOST_DATES) break;
    const isOther = NOT_OF_THE_COURSE.test(line.text) && !isSurelyEvent(line.text);
    const inLine = isOther || line.text.length > LONGEST_LINE ? [] : source.datesIn(line.start, line.end).slice(0, MOST_DATES);
    const day = bare.get(at);
    const found = day ? [day, ...inLine] : inLine;
    const place: Passage = { field, raw, start: line.start, end: line.end };
    const isUnread = found.length === 0 && !isOther && line.text.length < 300 && looksLikeDate(line.text);
    if (isUnread) laid.unread.push(place);
    const isBelow = row !== undefined && found.length === 0 && !isOther && belongsBelow(line, at, row, last);
    const markers = marksOf(raw, line, unitWord);
    if (markers.length > 0 && !(isBelow && areLessons(markers))) {
      for (const [index, marker] of markers.entries()) {
        const unit = isWeeksOfUnit(raw, marker, markers[index - 1]) ? laid.units.at(-1) : undefined;
        if (unit) laid.units[laid.units.length - 1] = { ...unit, weeks: { from: marker.from, to: marker.to } };
        else open = { ...takeMarked(laid, field, raw, marker, found), isEmpty: true };
      }
      laid.used.push(place);
      row = undefined;
      week = markers.length === 1 && markers[0]?.kind === 'week' && found.length === 0 ? markers[0].from : undefined;
      continue;
    }
    const isHeading = OTHER_SECTION.test(line.text);
    const named = weighed.get(at)?.event.name ?? (isTitle(raw, line) || line.bullet ? headingIn(place) : undefined);
    if (named || isTitle(raw, line)) laid.heading = named;
    if (isTitle(raw, line) && (!hasMarks || isMarked(raw, line))) laid.title = named ?? titleOf(place);
    if (isTitle(raw, line)) isGrading = GRADING.test(line.text);
    if (isTitle(raw, line)) isDueList = DUE_TITLE.test(line.text);
    else if (isDueList && line.bullet && found.length === 0 && line.text.length < LONGEST_CELL) {
      // The title says a day that only the course knows, such as that of the next class.
      laid.events.push(eventFrom(place, undefined, undefined));
      laid.used.push(place);
      continue;
    }
    if (
      isHeading ||
      line.text.length > LONGEST_CELL ||
      (open?.date && (isSentence(line.text) || /:$/.test(line.text))) ||
      (line.afterBlank && line.indent === 0 && !line.bullet && !open?.date)
    )
      open = undefined;
    const item = weighed.get(at);
    // Beside a list of all weights, sentences only say them again or divide them.
    const isSaidAgain = whole.size > 0 && !line.bullet && /[.!?]$/.test(line.text);
    const listed = found.length === 0 && !item && !isSaidAgain ? weightedEvents(field, raw, line, isGrading) : undefined;
    const undated = found.length === 0 && !listed ? undatedEvents(field, raw, line) : [];
    const weighted =
      item && found.length === 0 ? { events: [item.event, ...item.parts], used: item.weight ? [line, item.weight] : [line] } : listed;
    if (row && isBelow && !(isHeading && !/:\s*\S/.test(line.text))) {
      takeBelow(laid, place, row, weighted?.events);
    } else if (found.length > 0 || weighted) {
      if (line.indent === 0 && !line.bullet) open = undefined;
      const taken = takeDated(laid, source, line, found, lines[at - 1], open !== undefined || row !== undefined);
      if (taken?.isEmpty) open = taken;
      if (found.length > 0) row = taken && at <= last ? { row: taken, indent: line.indent, at } : undefined;
      const [first] = found;
      if (taken && first && week !== undefined) laid.weekDays.push({ week, day: first.first });
      if (taken) week = undefined;
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
    } else if (undated.length > 0) {
      laid.events.push(...undated);
      laid.used.push(place);
    } else if (line.text.length < 120 && isSurelyEvent(line.text) && PLACED.test(line.text)) {
      laid.events.push(eventFrom(place, undefined, undefined));
      laid.used.push(place);
    }
  }
}

const DUE_TITLE =
  /^(?:(?:homework|work|assignments?|items|what is|what['’]s)\s)?due\s(?:(?:by|on|before|at|for)\s)?(?:the\s)?(?:(?:next|following)\s(?:class|session|week|time|meeting)|this\sweek|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\W*$/i;

/** A week, or that the date is not known yet. */
const PLACED = /\bweek\s?\d|\b(?:tba|tbd|tbc|to be (?:announced|determined|confirmed|arranged|scheduled))\b/i;

/** The assessment that a short line names alone: "Research paper:". */
function headingIn({ field, raw, start, end }: Passage): Passage | undefined {
  const words = raw.slice(start, end);
  const isNamed = kindOf(words) !== 'other' || PART_OF_MARK.test(words);
  const isAlone = words.length < 60 && isNamed && !/\b(?:policy|policies|late|make-?ups?|missed)\b/i.test(words);
  return isAlone ? { field, raw, ...trimStretch(raw, { start, end: end - (/[\s:.*]*$/.exec(words)?.[0].length ?? 0) }) } : undefined;
}

/** The words of a title without what it gives: "Software rubric" is about the software. */
function titleOf({ field, raw, start, end }: Passage): Passage | undefined {
  const words = raw.slice(start, end);
  if (OTHER_SECTION.test(words) || GRADING.test(words)) return undefined;
  const foot = /\s*(?:\b(?:rubric|guidelines?|instructions?|requirements?|details|information|overview|description)\b)?[\s:.*]*$/i.exec(
    words,
  );
  return { field, raw, ...trimStretch(raw, { start, end: foot ? start + foot.index : end }) };
}

/** Whether a line is prose, and so no cell of a row. */
function isSentence(text: string): boolean {
  return text.length > 90 || (text.length > 50 && /[.;,]$|\b(?:the|and|of|to|a|is|are|will)$/.test(text));
}
