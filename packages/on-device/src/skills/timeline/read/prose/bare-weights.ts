import type { RawLine } from '../../../../lib/dates/lines.ts';
import { trimStretch } from '../../../../lib/text/split-list.ts';
import type { Passage } from '../../../../spans.ts';
import { isName } from '../event-names.ts';
import { eventFrom, isRule, kindOf, weightIn } from '../read-events.ts';
import type { Source } from '../syllabus-lines.ts';
import { NO_ASSESSMENT, PART_OF_MARK } from './assessment-words.ts';
import type { HeadedItem } from './headed-item.ts';

/** "Labs - 10": a name with a number that has no unit. */
const NUMBERED = /^([^\d.;()%]{3,60}?)\s*(?:[-–—:=]|\t)\s*(\d{1,3})$/u;
const WHOLE = 100;
const FEWEST_NUMBERED = 3;
/** A line that is nothing but a weight: the cell below its name, in a table whose cells were copied one a line. */
const ALONE = /^\d{1,3}(?:\.\d{1,2})?\s?(?:%|per ?cent|points?|pts|marks?)$/i;
const FEWEST_ALONE = 2;
/** A weight stands at most so many lines below its name. */
const MOST_BETWEEN = 8;
const LONGEST_NAME = 80;

/**
 * Names with a number of no unit, by the index of their line. They are percentages where the numbers of a list are 100 together, and one
 * of the names is an assessment.
 */
export function numberedItems(field: string, raw: string, lines: readonly RawLine[]): ReadonlyMap<number, HeadedItem> {
  const found = new Map<number, HeadedItem>();
  let list: { readonly at: number; readonly name: Passage; readonly amount: number }[] = [];
  const close = (): void => {
    const sum = list.reduce((total, { amount }) => total + amount, 0);
    if (list.length >= FEWEST_NUMBERED && sum === WHOLE && list.some(({ name }) => isPart(name)))
      for (const { at, name, amount } of list)
        found.set(at, { event: { ...eventFrom(name, undefined, undefined), weight: { amount, in: '%' } }, parts: [] });
    list = [];
  };
  for (const [at, { start, text }] of lines.entries()) {
    const [, words = '', amount] = NUMBERED.exec(text) ?? [];
    if (amount === undefined) close();
    else list.push({ at, name: { field, raw, start, end: start + words.length }, amount: Number(amount) });
  }
  close();
  return found;
}

/** Weights on lines of their own, by the index of the line that names what they are for, the first one since the weight before. */
export function weightsBelow({ field, plain: raw, datesIn }: Source, lines: readonly RawLine[]): ReadonlyMap<number, HeadedItem> {
  const found = new Map<number, HeadedItem>();
  let next = 0;
  for (const [at, line] of lines.entries()) {
    if (!ALONE.test(line.text)) continue;
    const from = Math.max(next, at - MOST_BETWEEN);
    next = at + 1;
    const weight = weightIn(line.text);
    const above = lines.slice(from, at).findIndex((it) => isPart(placeOf(field, raw, it)));
    const own = above < 0 ? undefined : lines[from + above];
    if (!weight || !own) continue;
    const name = placeOf(field, raw, own);
    const [date, ...others] = datesIn(own.end, line.start);
    const day = others.length === 0 ? date : undefined;
    found.set(from + above, { event: { ...eventFrom(name, day, undefined), weight }, parts: [], weight: line });
  }
  return found.size >= FEWEST_ALONE ? found : new Map();
}

function placeOf(field: string, raw: string, { start, end }: RawLine): Passage {
  return { field, raw, ...trimStretch(raw, { start, end }) };
}

/** Whether words name a part of the mark, and no rule or sentence. */
function isPart(name: Passage): boolean {
  const words = name.raw.slice(name.start, name.end);
  if (words.length > LONGEST_NAME || /[%.;]/.test(words) || NO_ASSESSMENT.test(words) || isRule(words) || !isName(name)) return false;
  return kindOf(words) !== 'other' || PART_OF_MARK.test(words);
}
