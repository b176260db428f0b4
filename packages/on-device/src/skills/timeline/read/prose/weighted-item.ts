import type { FoundDate } from '../../../../lib/dates/found-date.ts';
import { type Stretch, trimStretch } from '../../../../lib/text/split-list.ts';
import type { Passage } from '../../../../spans.ts';
import type { CourseEvent } from '../../syllabus.ts';
import { eventFrom, kindOf, weightIn } from '../read-events.ts';
import { ASSESSMENT, NO_ASSESSMENT, PART_OF_MARK, startsAssessment } from './assessment-words.ts';

const LONGEST = 300;
const LONGEST_NAME = 80;
const WEIGHT = /(?<![\d.–-])\d{1,3}(?:\.\d{1,2})?\s?(?:%|per ?cent\b|marks?\b|points?\b|pts\b)(?:\s+each\b)?/gi;
/** Words that may follow the weight at the end of an item. */
const END = /^[\s)\].,;:–-]*(?:due\b[^.;%]{0,40})?[;,]?\s*(?:and\b|&)?[\s)\].,;:–-]*$/i;
/** The ends of a name: a bracket, a comma, or words that say when and how. */
const CUT =
  /\s*(?:[([,;:]|\.\s|\s[–—-]\s|\b(?:due|presented|submitted|to be|held|worth|which|that|during|throughout|in weeks?|on weeks?)\b)/giu;
const OTHER_SENTENCE = /[.!?]\s+\p{Lu}\p{Ll}/u;

/**
 * An item of a list that ends with its weight: "Research essay (2000 words), due in week 9 (50 %)". Its name is the words before the first bracket,
 * comma or "due" that name a part of the mark. Undefined for sentences, and where several assessments share the item.
 */
export function weightedItem(field: string, raw: string, line: Stretch, dates: readonly FoundDate[]): CourseEvent[] | undefined {
  const text = raw.slice(line.start, line.end);
  if (text.length > LONGEST || NO_ASSESSMENT.test(text)) return undefined;
  const weight = onlyWeight(text);
  const own = dates.filter((it) => it.start >= line.start && it.end <= line.end);
  if (!weight || !END.test(withoutDates(raw, { start: line.start + weight.end, end: line.end }, own))) return undefined;
  const before = text.slice(0, weight.start);
  const name = nameOf(field, raw, { start: line.start, end: line.start + before.length }, own);
  const isEach = /each$/i.test(text.slice(weight.start, weight.end));
  const words = `${before}${text.slice(weight.start, weight.end)}`;
  const amount = weightIn(isEach && own.length > 1 ? words.replace(/\s*each$/i, '') : words.replace(/\([^()]*\beach\)/gi, ''));
  if (!name || !amount || OTHER_SENTENCE.test(before)) return undefined;
  const event = (date: FoundDate | undefined, worth: CourseEvent['weight']): CourseEvent => ({
    ...eventFrom(name, date, undefined),
    week: date ? undefined : weekOf(before),
    weight: worth,
  });
  if (own.length <= 1) return [event(own[0], amount)];
  return isEach ? own.map((date) => event(date, amount)) : [event(undefined, amount), ...own.map((date) => event(date, undefined))];
}

/** The only weight of a text, or the only one that is no size of a part: "Quizzes (5, 2 points each): 10 points". */
function onlyWeight(text: string): Stretch | undefined {
  const all = [...text.matchAll(WEIGHT)].map((it) => ({ start: it.index, end: it.index + it[0].length }));
  const whole = all.length > 1 ? all.filter(({ start, end }) => !/each$/i.test(text.slice(start, end))) : all;
  return whole.length === 1 ? whole[0] : undefined;
}

function withoutDates(raw: string, { start, end }: Stretch, dates: readonly FoundDate[]): string {
  let words = raw.slice(start, end);
  for (const date of dates)
    if (date.start >= start) words = words.slice(0, date.start - start) + ' '.repeat(date.end - date.start) + words.slice(date.end - start);
  return words.replace(/&|\band\b/g, ' ');
}

/** The words up to the first cut that name a part of the mark; undefined if a list of assessments begins there. */
function nameOf(field: string, raw: string, { start, end }: Stretch, dates: readonly FoundDate[]): Passage | undefined {
  const text = raw.slice(start, end);
  const days = dates.map((it) => it.start - start).filter((it) => it > 0 && it < text.length);
  const cuts = [...text.matchAll(CUT)].map(({ index }) => index);
  for (const cut of [...cuts, ...days, text.length].sort((a, b) => a - b)) {
    const words = text.slice(0, cut);
    if (kindOf(words) === 'other' && !PART_OF_MARK.test(words)) continue;
    // "Homework, quizzes and the midterm (30 %)" are three.
    const isList =
      /^\s*,/.test(text.slice(cut)) && startsAssessment(text.slice(cut).replace(/^\s*,\s*(?:and\s)?(?:(?:the|a|an|\d+)\s)?/i, ''));
    const joined = /\b(?:and|or|&)\s/i.test(words) && [...words.matchAll(ASSESSMENT)].length > 1;
    // "Final paper and presentation: 25 %" has one weight, and so is one part of the mark.
    if ((isList || joined) && dates.length === 0 && !SAYS.test(text)) return listName(field, raw, { start, end });
    if (isList || joined || words.length > LONGEST_NAME) return undefined;
    const { name } = eventFrom({ field, raw, ...trimStretch(raw, { start, end: start + cut }) }, undefined, undefined);
    return name;
  }
  return undefined;
}

/** Words of a sentence, which tells of assessments and lists none. */
const SAYS = /\b(?:is|are|will|be|worth|counts?|consists?|includ\w+|each|of which|plus|with|your?|we|if)\b|\d\s?[x×]/i;

function listName(field: string, raw: string, { start, end }: Stretch): Passage | undefined {
  const words = raw.slice(start, end).replace(/[\s:.=([–—-]*$/, '');
  return words.length > LONGEST_NAME ? undefined : { field, raw, ...trimStretch(raw, { start, end: start + words.length }) };
}

function weekOf(text: string): number | undefined {
  const week = /\b(?:week|wk)\.?\s{0,2}#?(\d{1,2})\b/i.exec(text)?.[1];
  return week === undefined ? undefined : Number(week);
}
