import { dayNumber } from '../../../lib/dates/civil.ts';
import type { FigureOrder } from '../../../lib/dates/numeric-dates.ts';
import { onOrAfter } from '../../../lib/dates/year-rule.ts';
import { MOST_CHARACTERS } from './most-characters.ts';

const PAIR = /(?<![\d/.-])(\d{1,2})([/-])(\d{1,2})(?:\2(20\d\d|\d\d))?(?![\d/]|[-.]\d)/g;
/** The distance in days that stands for a day that has passed or does not exist. */
const PAST = 10_000;

/**
 * Whether the form writes the month first: a number above 12 decides, otherwise the order in which the dates lie nearest ahead.
 * @param texts all fields of the form, because one person writes them
 */
export function dateOrder(texts: readonly string[], today: number): FigureOrder {
  const pairs = texts.flatMap((text) =>
    [...text.slice(0, MOST_CHARACTERS).matchAll(PAIR)]
      // "7-10" is a range of chapters or hours; with dashes a date needs its year.
      .filter((match) => match[2] === '/' || match[4] !== undefined)
      .map(
        (match): Pair => ({ a: Number(match[1]), b: Number(match[3]), year: match[4] === undefined ? undefined : Number(match[4]) % 100 }),
      ),
  );
  const days = pairs.filter(({ a, b }) => a > 12 && a <= 31 && b >= 1 && b <= 12).length;
  const months = pairs.filter(({ a, b }) => b > 12 && b <= 31 && a >= 1 && a <= 12).length;
  if (days !== months) return { monthFirst: months > days, isOrderKnown: days === 0 || months === 0 };
  const open = pairs.filter(({ a, b }) => a >= 1 && b >= 1 && a <= 12 && b <= 12 && a !== b);
  const ahead = (monthFirst: boolean): number => open.reduce((sum, it) => sum + distance(it, monthFirst, today), 0);
  return { monthFirst: ahead(true) < ahead(false), isOrderKnown: false };
}

interface Pair {
  readonly a: number;
  readonly b: number;
  /** The last two figures of the year, if it is written. */
  readonly year: number | undefined;
}

function distance({ a, b, year }: Pair, monthFirst: boolean, today: number): number {
  const [month, day] = monthFirst ? [a, b] : [b, a];
  const found = year === undefined ? onOrAfter(today)(month, day) : dayNumber(2000 + year, month, day);
  return found === undefined || found < today ? PAST : found - today;
}
