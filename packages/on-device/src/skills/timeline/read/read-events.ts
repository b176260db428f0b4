import type { FoundDate } from '../../../lib/dates/found-date.ts';
import { trimStretch } from '../../../lib/text/split-list.ts';
import type { Passage } from '../../../spans.ts';
import type { CourseEvent, EventKind } from '../syllabus.ts';

const KINDS: readonly (readonly [EventKind, RegExp])[] = [
  ['presentation', /\b(?:presentations?|seminars? talk|demo(?:nstration)?s? day)\b/i],
  [
    'assignment',
    /\b(?:assignments?|home\s?works?|hw|problem sets?|pset|essays?|term papers?|lab reports?|course\s?work|reports?|worksheets?|case stud(?:y|ies)|submissions?|labs?|practicals?|tutorials?)\b/i,
  ],
  ['project', /\bprojects?\b(?! management)/i],
  ['test', /\b(?:quiz(?:zes)?|tests?|sessionals?|internals?)\b/i],
  [
    'exam',
    /\b(?:mid\s?-?\s?(?:terms?|sem(?:ester)?s?)|end\s?-?\s?(?:terms?|sem(?:ester)?s?)|finals?(?!\s(?:project|report|presentation|essay|paper draft|draft))|exam(?:s|inations?)?|ex[aá]men(?:es)?|klausur|viva(?: voce)?)\b/i,
  ],
];
/** Words that make a clause without date and weight an event. They are narrow: "hypothesis tests" and "project management" are topics. */
const SURE =
  /\b(?:mid\s?-?\s?(?:terms?|sem(?:ester)?s?)|end\s?-?\s?sem(?:ester)?|finals?(?: exams?| week|$)|exam(?:s|inations?)?|quiz(?:zes)?|viva|ex[aá]men(?:es)?|klausur|assignments?\s?\d*|homework\s?\d*|hw\s?\d+|problem set\s?\d*|(?:class|unit|lab|practical|surprise|sessional|internal|mock|chapter)\s?-?\s?tests?|tests?\s\d+|project (?:report|proposal|demo|due|submission|presentation)s?|term paper|lab report|submission|deadline|presentations?|due)\b|^tests?$/i;
const WEIGHT = /(?:(\d{1,2})\s?[x×*@]\s?)?(?<![\d.–-])(\d{1,3}(?:\.\d{1,2})?)\s?(%|per ?cent\b|marks?\b)(?:\s+each\b)?/i;
/** Percentages and marks in rules, which are no weights. */
const RULE =
  /\b(?:at least|minimum|maximum|below|above|less than|more than|pass(?:ing|ed)?\b|penalt\w{1,3}|late\b|deduct\w{0,5}|per day|cut-?off|eligib\w{1,6}|compulsory attendance|grade [a-f]\b|required to|must\b)|\d\s?[-–]\s?\d{1,3}\s?%|[<>≥≤]/i;

function kindOf(text: string): EventKind {
  return KINDS.findLast(([, pattern]) => pattern.test(text))?.[0] ?? 'other';
}

export function isSurelyEvent(text: string): boolean {
  return SURE.test(text);
}

export function weightIn(text: string): CourseEvent['weight'] {
  const match = RULE.test(text) ? null : WEIGHT.exec(text);
  if (!match) return undefined;
  const amount = Number(match[2]) * (match[1] === undefined ? 1 : Number(match[1]));
  if (amount <= 0) return undefined;
  return { amount: Math.round(amount * 100) / 100, in: /^m/i.test(match[3] ?? '') ? 'marks' : '%' };
}

/** Makes an event of a clause. Its name is the clause without date and weight at its ends. */
export function eventFrom(clause: Passage, date: FoundDate | undefined, week: number | undefined): CourseEvent {
  const text = clause.raw.slice(clause.start, clause.end);
  const weight = weightIn(text);
  return { name: nameIn(clause), kind: kindOf(text), date, week: week ?? weekIn(text), weight };
}

/** "in week 7", "(Week 7)" */
function weekIn(text: string): number | undefined {
  const week = /\b(?:week|wk)\.?\s{0,2}#?(\d{1,2})\b/i.exec(text)?.[1];
  return week === undefined ? undefined : Number(week);
}

const HEAD =
  /^(?:\d{1,3}(?:\.\d{1,2})?\s?(?:%|per ?cent\b|marks?\b)\s*(?:for|of|:|-|–|—)?\s*(?:the\s)?|(?:assessment|evaluation|grading|marks?|weightage|important dates?)\s*[:\-–—]\s*)+/i;
const FOOT =
  /[\s:,\-–—=([]*(?:(?:worth|carr(?:y|ies)|counts?(?: for)?|weight(?:age)?(?: of)?)\s*:?\s*)?(?:\d{1,2}\s?[x×*@]\s?)?\d{1,3}(?:\.\d{1,2})?\s?(?:%|per ?cent\b|marks?\b)(?:\s+each)?(?:\s+of\s+(?:the\s+)?(?:final\s+|total\s+|course\s+)?(?:grade|mark|marks|total))?(?:\s+(?:together|in total|in all|overall|altogether))?[\s)\].]*$/i;
const WEEK_FOOT = /[\s,([]*\b(?:in|during|at the end of)?\s?(?:week|wk)\.?\s?\d{1,2}[\s)\].]*$/i;

function nameIn(clause: Passage): Passage {
  const text = clause.raw.slice(clause.start, clause.end);
  const start = clause.start + (HEAD.exec(text)?.[0].length ?? 0);
  let end = clause.end;
  for (const foot of [FOOT, WEEK_FOOT, FOOT]) {
    const rest = clause.raw.slice(start, end);
    const tail = rest.slice(-90);
    const cut = foot.exec(tail);
    if (cut && rest.length - tail.length + cut.index > 0) end = start + rest.length - tail.length + cut.index;
  }
  const name = trimStretch(clause.raw, { start, end });
  return name.end > name.start ? { ...clause, ...name } : clause;
}
