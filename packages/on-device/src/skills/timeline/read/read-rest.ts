import type { FoundDate } from '../../../lib/dates/found-date.ts';
import type { Passage } from '../../../spans.ts';
import { NO_CLASS } from '../no-class.ts';
import type { CourseEvent } from '../syllabus.ts';
import { nameBefore } from './event-names.ts';
import { clausesOf } from './prose/clauses.ts';
import { eventFrom, isSurelyEvent, kindOf, weightIn } from './read-events.ts';

/** Reads topics and events from the words beside a week, a unit or a date. */
export function readRest(
  stretch: { readonly field: string; readonly raw: string; readonly start: number; readonly end: number },
  dates: readonly FoundDate[],
  week: number | undefined,
): { readonly topics: Passage[]; readonly events: CourseEvent[] } {
  const { field, raw } = stretch;
  const topics: Passage[] = [];
  const events: CourseEvent[] = [];
  for (const clause of clausesOf(field, raw, stretch.start, stretch.end, false, dates)) {
    const inClause = within(clause, dates);
    const text = wordsOf(clause);
    const [topic, assessment] = assessmentBehind(clause) ?? [];
    if (topic && assessment) {
      topics.push(topic);
      events.push(...eventsOf(assessment, within(assessment, dates), week));
    } else if (inClause.length > 0 && NO_CLASS.test(text) && !isSurelyEvent(text)) {
      events.push(...eventsOf(clause, inClause, week));
    } else if (isWeighed(text)) {
      // "Ecology + Lab practical (75 pts)": the topic stands before the assessment.
      const plus = text.lastIndexOf(' + ');
      if (plus > 0) topics.push({ ...clause, end: clause.start + plus });
      events.push(...eventsOf({ ...clause, start: clause.start + (plus > 0 ? plus + 3 : 0) }, inClause, week));
    } else if (isSurelyEvent(text)) {
      for (const piece of clausesOf(field, raw, clause.start, clause.end, true, dates)) {
        if (isSurelyEvent(wordsOf(piece))) events.push(...eventsOf(piece, within(piece, dates), week));
        // "Midterm exam, 14 October": the date is a separate piece.
        else if (within(piece, dates).length > 0 && events.length > 0) addDate(events, within(piece, dates)[0]);
        // "Essay due Fri Feb 12, 11:59pm (15%)": the weight is a separate piece too.
        else if (events.length > 0 && isBareWeight(wordsOf(piece))) addWeight(events, weightIn(wordsOf(piece)));
        else if (isTopic(wordsOf(piece)) && !(events.length > 0 && isBeside(wordsOf(piece)))) topics.push(piece);
      }
    } else {
      if (isTopic(text)) topics.push(clause);
    }
  }
  return { topics, events };
}

/** "Tests I (Zwischenklausur, 30 %)": the topic of a day, and the assessment in the bracket behind it. */
function assessmentBehind(clause: Passage): [Passage, Passage] | undefined {
  const [, before = '', inner = ''] = /^([^()]{3,}?)\s*\(([^()]{4,})\)\s*$/.exec(wordsOf(clause)) ?? [];
  const isOwn = isSurelyEvent(inner.replace(/\b(?:(?:is |are )?due|deadline|submission)\b/gi, ''));
  if (!isOwn || before === '' || isSurelyEvent(before) || kindOf(before) === 'assignment' || kindOf(before) === 'project') return undefined;
  const start = clause.start + wordsOf(clause).indexOf('(') + 1;
  return [
    { ...clause, end: clause.start + before.length },
    { ...clause, start, end: start + inner.length },
  ];
}

/** Whether words name a kind of assessment and end with its weight in brackets. */
function isWeighed(text: string): boolean {
  return !isSurelyEvent(text) && kindOf(text) !== 'other' && WEIGHT_IN_BRACKETS.test(text) && weightIn(text) !== undefined;
}

const WEIGHT_IN_BRACKETS = /[([]\s*\d{1,3}\s?(?:%|points?|pts|marks?)\s*[)\]]\s*$/i;

/** The place of an exam, which is no topic: "Hall C", "in room B.312", "Great Hall". */
const PLACE =
  /^\W*(?:in\s|at\s)?(?:the\s)?(?:(?:lecture|exam|main)\s)?(?:room|rm|hall|theat(?:re|er)|auditorium|building|bldg|venue|gym(?:nasium)?|aula|sala|salle|amphi|raum|hörsaal)\b[\s:.]*(?:\p{L}|\p{L}{0,3}[.-]?\d[\d.-]{0,5}\p{L}?)?\W*$/iu;
const NAMED_PLACE =
  /^\W*(?:\p{Lu}[\p{L}'’]+\s){1,3}(?:Hall|Theat(?:re|er)|Auditorium|Building|Gym(?:nasium)?)\W*$|^\W*\p{Lu}{1,2}[.-]?\d{1,2}[.-]?\d{2,3}\W*$/u;

/** Whether words only say where or when: "Hall C", "in class", "5 pm". */
function isBeside(text: string): boolean {
  return PLACE.test(text) || NAMED_PLACE.test(text) || NO_NAME.test(text);
}

/** Years as the topic of a lesson in history: "1848", "1914–1918". */
const YEARS = /^\W*1\d{3}(?:\s?[-–—]\s?(?:\d\d|1\d{3}|20\d\d))?\W*$/;

/** Sections of the book as the topic: "6.2-6.4", "§3.1, 3.4". */
const SECTIONS = /^\W*\d{1,2}\.\d{1,2}(?:\s?(?:[-–—,&+]|and)\s?(?:\d{1,2}\.)?\d{1,2})*\W*$/;
const TIMES = /^\W*(?:[01]?\d|2[0-4])\.[0-5]\d\s?[-–—]\s?(?:[01]?\d|2[0-4])\.[0-5]\d\W*$/;

/** Whether words, a year of history or sections of the book can be a topic. */
function isTopic(text: string): boolean {
  return /\p{L}{2}/u.test(text) || YEARS.test(text) || (SECTIONS.test(text) && !TIMES.test(text));
}

/** Words that say when something is due, but not what. */
const NO_NAME =
  /^\W*(?:is |are )?(?:due|deadline|submission)?\W*(?:(?:(?:by|at|on|before|in class|today|tonight|midnight|noon|the start of class|end of (?:the )?day|[ap]\.?m)\b|\d{1,2}(?:\b|(?=[ap]\.?m)))\W*)*$/i;

/** The events of a piece: one for each of its dates, or one without a date. */
export function eventsOf(piece: Passage, dates: readonly FoundDate[], week: number | undefined): CourseEvent[] {
  const first = dates[0];
  if (NO_NAME.test(wordsOf(piece))) return [];
  if (!first) return [eventFrom(piece, undefined, week)];
  const before = inBracket({ ...piece, end: first.start });
  // "PM6 (12/9; 12/17)": a code names what the days are for.
  const named = /\p{L}{3}|\p{L}{2}[ -]?\d|(?<!\p{L})\p{Lu}\d/u.test(wordsOf(before))
    ? before
    : { ...piece, start: Math.min(first.end, piece.end - 1) };
  if (!/\p{L}/u.test(wordsOf(named))) return [];
  const weight = weightIn(wordsOf(piece));
  const name = withoutPreposition(named);
  const cut = { ...name, ...nameBefore(name.raw, name) };
  return dates.map((date) => ({ ...eventFrom(cut.end > cut.start ? cut : name, date, week), weight }));
}

/** "Parties (Essay 1 due Oct 1)": an assessment in the bracket that leads to the date is what the date is for. */
function inBracket(before: Passage): Passage {
  const inner = /[([]([^()[\]]{3,})$/.exec(wordsOf(before))?.[1];
  const isOwn = inner !== undefined && isSurelyEvent(inner.replace(/\b(?:(?:is |are )?due|deadline)\b/gi, ''));
  return isOwn ? { ...before, start: before.end - inner.length } : before;
}

/** Whether a piece holds a weight, and beside it only an hour or a place. */
function isBareWeight(text: string): boolean {
  const others = text.replace(WEIGHT_AT_END, '');
  return others !== text && isBeside(others);
}

const WEIGHT_AT_END = /[\s([:=–-]*\d{1,3}(?:\.\d{1,2})?\s?(?:%|per ?cent\b|points?\b|pts\b|marks?\b)[\s)\].]*$/i;

function addWeight(events: CourseEvent[], weight: CourseEvent['weight']): void {
  const last = events.at(-1);
  if (last && !last.weight && weight) events[events.length - 1] = { ...last, weight };
}

function addDate(events: CourseEvent[], date: FoundDate | undefined): void {
  const last = events.at(-1);
  if (last && !last.date && date) events[events.length - 1] = { ...last, date };
}

/** Drops the words that led to the date: "Quiz 1 on", "Midterm exam: Wednesday,", "Essay 1 (due". */
function withoutPreposition(name: Passage): Passage {
  const text = wordsOf(name);
  const tail = /(?:[\s:,([–-]|[([]\s*(?:is )?due\b|\b(?:on|at|by|the|is|from|mon|tue|wed|thu|fri|sat|sun)(?:[a-z]{0,7}day)?\b)+$/i.exec(
    text.slice(-40),
  );
  const end = name.end - (tail?.[0].length ?? 0);
  const lead = /^\s*[([](?![^)\]]*[)\]])/.exec(text)?.[0].length ?? 0;
  return end > name.start + lead ? { ...name, start: name.start + lead, end } : name;
}

function within({ start, end }: Passage, dates: readonly FoundDate[]): FoundDate[] {
  return dates.filter((it) => it.start >= start && it.end <= end + 1);
}

function wordsOf({ raw, start, end }: Passage): string {
  return raw.slice(start, end);
}
