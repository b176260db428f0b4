import { datesIn } from './facts/dates.ts';
import type { FactPlace } from './facts/fact.ts';

/** A statement of a text that code can compute, and that comes out otherwise. */
export interface RecomputedFact extends FactPlace {
  readonly words: string;
  /** The computed outcome: "12 + 7 = 19". */
  readonly result: string;
}

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];
const NUMBER = '(\\d[\\d,]*(?:\\.\\d+)?)';
const SUM = new RegExp(
  `(?<!\\d[.,]?|[\\p{L}\\d)%] ?[+\\-−*/×÷^] ?)\\d[\\d,.]*(?: ?[+−-] ?\\d[\\d,.]*){1,12} ?= ?${NUMBER}(?![\\d]|[ ]?[+*/×÷%^])`,
  'gu',
);
const SHARE = new RegExp(
  `${NUMBER} (?:out of|of(?: the)?) ${NUMBER}(?: \\p{L}+){0,2},? ?\\((?:about |≈ ?|~)?${NUMBER} ?(?:%|percent|per cent)\\)`,
  'giu',
);

/** The sums, shares and weekdays in a text that come out otherwise when they are computed anew. */
export function recomputedFacts(text: string): RecomputedFact[] {
  const found: RecomputedFact[] = [];
  for (const { 0: words, 1: said = '', index } of text.matchAll(SUM)) {
    const [left = ''] = words.split('=');
    const terms = [...left.matchAll(/([+−-])? ?(\d[\d,]*(?:\.\d+)?)/g)];
    const sum = terms.reduce((total, [, sign, term = '']) => total + (sign === '-' || sign === '−' ? -1 : 1) * numericValue(term), 0);
    const decimals = Math.max(...terms.map(([, , term = '']) => decimalsOf(term)), decimalsOf(said));
    if (!agrees(sum, said)) found.push({ ...place(words, index), words, result: `${left.trim()} = ${Number(sum.toFixed(decimals))}` });
  }
  for (const { 0: words, 1: part = '', 2: all = '', 3: said = '', index } of text.matchAll(SHARE)) {
    const share = (numericValue(part) / numericValue(all)) * 100;
    if (numericValue(all) > 0 && !agrees(share, said)) {
      found.push({
        ...place(words, index),
        words,
        result: `${part} of ${all} is ${Number(share.toFixed(Math.max(1, decimalsOf(said))))} %`,
      });
    }
  }
  for (const { start, end, days } of datesIn(text)) {
    const [day] = days;
    if (days.length !== 1 || day?.year === undefined || day.weekday === undefined) continue;
    const weekday = new Date(Date.UTC(day.year, day.month - 1, day.day)).getUTCDay();
    if (weekday !== day.weekday) found.push({ start, end, words: text.slice(start, end), result: `That day is a ${WEEKDAYS[weekday]}` });
  }
  return found.sort((one, other) => one.start - other.start);
}

function place(words: string, start: number): FactPlace {
  return { start, end: start + words.length };
}

function numericValue(digits: string): number {
  return Number(digits.replace(/,/g, ''));
}

function decimalsOf(digits: string): number {
  return /\.(\d+)/.exec(digits)?.[1]?.length ?? 0;
}

/** Whether a value, rounded or cut to the digits that are printed, is what is printed. */
function agrees(value: number, said: string): boolean {
  return Math.abs(value - numericValue(said)) <= 10 ** -decimalsOf(said) * (decimalsOf(said) === 0 ? 0.51 : 1);
}
