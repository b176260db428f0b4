import type { FoundDate } from '../../../../lib/dates/found-date.ts';
import { labelDates } from '../../../../lib/dates/labelled-dates.ts';
import type { RawLine } from '../../../../lib/dates/lines.ts';
import { trimStretch } from '../../../../lib/text/split-list.ts';
import type { Passage } from '../../../../spans.ts';
import { NO_CLASS } from '../../no-class.ts';
import type { CourseEvent } from '../../syllabus.ts';
import { isName, nameBefore } from '../event-names.ts';
import { ASSESSMENT } from '../prose/assessment-words.ts';
import { eventFrom, isSurelyEvent, kindOf, weightIn } from '../read-events.ts';
import { TERM_END, TERM_START } from '../sections.ts';
import type { Source, SyllabusLines } from '../syllabus-lines.ts';

const BARE_DUE = /(?:^|[.!?]\s+)(?:due\sdates?|dates?\sdue|deadlines?|submission dates?)\W*$|^\W*due(?:\s(?:on|by))?\W*$/i;
/** Words that say what a date is not: "your departure from campus before". */
const NO_EVENT = /\b(?:as (?:late|early) as|no (?:later|earlier) than|departure|travel\w*)\b/i;
const CLOSES = /^\(?[^()]{0,40}\)\W*(?:and|&|or)?\W*$/i;
/** A sentence about what the text named before: "It will be due". */
const SAYS_OF_IT = /^(?:it|they|this|these)\s(?:will|is|are|must|should)\b/i;
const HANDED_OUT = /\b(?:handed out|assigned|posted|released|available|distributed|out)\W*$/i;

/** "It will be distributed at 9:00 on 6 March." */
const GIVEN = /\b(?:distributed|handed out|posted|released|available|assigned)\b/i;

/** Words that only join a date to the one before, or point back to what it is for. */
const POINTS_BACK = /^[^()]{0,40}\)$|^(?:y|et|und|e|and|&)$|(?:^|[\s,])(?:it|they|this|that|which)$/iu;

/** Dates with the words that say what they are for. */
export function takeLabelled(
  laid: SyllabusLines,
  { field, plain: raw }: Source,
  line: RawLine,
  found: readonly FoundDate[],
  hasReadWeights: boolean,
): void {
  let from = line.start;
  let named: Passage | undefined;
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
    const bounded = boundedEvent(field, raw, line, date);
    if (bounded) {
      laid.events.push(bounded);
      laid.dates.push({ date, label: bounded.name });
      continue;
    }
    // "on 1/19 (Section 1) and 1/20 (Section 2)": the bracket is about the date before it.
    if (date !== found[0] && CLOSES.test(words)) {
      laid.dates.push({ date, label: named ?? { field, raw, ...before } });
      continue;
    }
    // "Research paper: … Due date: 22 October." Only the heading says what is due.
    const above = laid.heading ?? laid.title;
    const beside = { field, raw, ...nameBefore(raw, label) };
    const saysOfIt = SAYS_OF_IT.test(raw.slice(beside.start, beside.end));
    const own = (BARE_DUE.test(words) || saysOfIt) && above ? above : beside;
    // "16 de septiembre y 2 de noviembre", "… goes up on 16 November, so it is due 30 November"
    const name = named && POINTS_BACK.test(raw.slice(own.start, own.end)) ? named : own;
    const event = eventFrom(name, date, undefined);
    const text = raw.slice(name.start, name.end);
    laid.dates.push({ date, label: event.name });
    named = name;
    // A range without an assessment or a holiday says when something runs, which is no event.
    const isEvent =
      (date.first === date.last || isSurelyEvent(text) || NO_CLASS.test(text)) &&
      !HANDED_OUT.test(words) &&
      !NO_EVENT.test(words) &&
      !(saysOfIt && GIVEN.test(words));
    if (!isEvent || !isName(event.name)) continue;
    const weight = weightIn(found.length === 1 ? line.text : words) ?? weightAfter(raw, date.end, line.end);
    laid.events.push({ ...event, weight: hasReadWeights ? weightAfter(raw, date.end, line.end) : weight });
  }
}

const BOUND = /\b(?:as (?:late|early) as|no (?:later|earlier) than)\W*$/i;
const MOVES = /\b(?:departure|travel\w*)\b/i;
/** An assessment may be named this far before its bound. */
const BOUND_REACH = 160;

/** "The final exam … may take place as late as December 16": an event whose name keeps the words that bound the day, which is not its own. */
function boundedEvent(field: string, raw: string, line: RawLine, date: FoundDate): CourseEvent | undefined {
  const from = Math.max(line.start, date.start - BOUND_REACH);
  const words = raw.slice(from, date.start);
  const bound = BOUND.exec(words);
  const named = bound && [...words.slice(0, bound.index).matchAll(ASSESSMENT)].at(-1);
  if (!named || MOVES.test(words)) return undefined;
  const name = { field, raw, ...trimStretch(raw, { start: from + named.index, end: date.start }) };
  return { name, kind: kindOf(named[0]), date, week: undefined, weight: undefined };
}

/** A weight directly after a date: "12/9 (25 pts)". */
function weightAfter(raw: string, start: number, end: number): ReturnType<typeof weightIn> {
  const words = /^[^;.]{0,12}?[([,–-]\s*(\d{1,3}(?:\.\d+)?\s?(?:%|points?|pts?|marks?))/i.exec(
    raw.slice(start, Math.min(end, start + 40)),
  )?.[1];
  return words === undefined ? undefined : weightIn(words);
}
