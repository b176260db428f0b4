import type { Passage } from '../../../spans.ts';
import { areAlike } from '../units.ts';
import { areAlikeInAll } from './are-close.ts';
import { type Column, textIn } from './readings.ts';

/** A name that only counts a repeat: "trial 2", "Run 2", "(2)", "second", "2nd reading". */
const COUNT = String.raw`(?:(?:trial|run|reading|test|attempt|rep|repeat|replicate|measurement|try|go)s?\.?\s*#?\s*(?:\d{1,2}|[IVXivx]{1,4}|[A-Ea-e])|\(\d{1,2}\)|#?\d{1,2}|\(?(?:1st|2nd|3rd|[4-9]th|first|second|third|fourth|fifth)\)?(?:\s(?:trial|run|reading|test|attempt|repeat|measurement|try|go))?)`;
const ONLY_COUNT = new RegExp(`^${COUNT}$`, 'i');
/** A count with its word: in "Site 1" the number may as well name a thing. */
const COUNT_WITH_WORD = /^(?:trial|run|reading|test|attempt|rep|repeat|replicate|measurement|try|go)/i;
/** "Time for 10 swings t1": a quantity, its symbol and an index. */
const ENDS_WITH_INDEX = /^(.*[^\s,:–-])[\s,:–-]+(\p{L}_?)([\d₁])$/u;
/** Two symbols with an index may be two quantities, such as a first and a last temperature. */
const FEWEST_INDEXED = 3;
const ENDS_WITH_COUNT = new RegExp(String.raw`^(.*?[^\s,:–-])[\s,:–-]+\(?(${COUNT})\)?$`, 'i');

/** The heading of a first repeat: the quantity, its count, and the symbol before the count if it is an index. */
interface Split {
  readonly quantity: Passage;
  readonly count: Passage;
  readonly symbol?: string;
}

/**
 * Gives columns that only count a repeat the quantity of the column before them: "Time (s) trial 1", "trial 2". The first column is split
 * into the quantity, which becomes the group of all, and its own count.
 */
export function joinRepeats(columns: readonly Column[]): Column[] {
  const joined = [...columns];
  for (let at = 0; at < joined.length; at++) {
    const first = joined[at] as Column;
    if (first.group !== undefined || first.name === undefined) continue;
    const split = splitCount(first.name) ?? splitIndex(first.name);
    if (split === undefined) continue;
    // "Trial 1 (s)", "trial 2" name no quantity: they share the unit only.
    const shared: { readonly group?: Passage } = ONLY_COUNT.test(textIn(first.name)) ? {} : { group: split.quantity };
    const repeats = repeatsOf(first, split, joined.slice(at + 1));
    for (const [index, name] of repeats.entries()) {
      const it = joined[at + 1 + index] as Column;
      joined[at + 1 + index] = { ...it, name, ...shared, unit: it.unit || first.unit, uncertainty: it.uncertainty ?? first.uncertainty };
    }
    if (repeats.length > 0 && shared.group) joined[at] = { ...first, name: split.count, ...shared };
  }
  return joined;
}

/** The counts of the columns that repeat the one before them, as far as they go. */
function repeatsOf(first: Column, split: Split, others: readonly Column[]): Passage[] {
  const found: Passage[] = [];
  for (const [index, other] of others.entries()) {
    const count = isOfUnit(first, other) ? countOf(split, other, index + 2) : undefined;
    if (!count || (split.symbol && !areAlikeInAll(first.values, other.values))) break;
    found.push(count);
  }
  return split.symbol && found.length + 1 < FEWEST_INDEXED ? [] : found;
}

function isOfUnit({ unit }: Column, other: Column): boolean {
  return other.group === undefined && !other.isIndex && (other.unit === '' || other.unit === unit || areAlike(other.unit, unit));
}

/** The count in a heading that names nothing else, or the same quantity again: "trial 2", "Time trial 2", "t2". */
function countOf({ quantity, count, symbol }: Split, { name }: Column, number: number): Passage | undefined {
  if (!name) return undefined;
  if (symbol) return textIn(name) === `${symbol}${number}` || textIn(name) === `${symbol}${'₀₁₂₃₄₅₆₇₈₉'[number]}` ? name : undefined;
  if (ONLY_COUNT.test(textIn(name))) return name;
  const own = COUNT_WITH_WORD.test(textIn(count)) ? splitCount(name) : undefined;
  return own && textIn(own.quantity).toLowerCase() === textIn(quantity).toLowerCase() ? own.count : undefined;
}

function splitIndex(name: Passage): Split | undefined {
  const [, quantity = '', symbol = '', index] = ENDS_WITH_INDEX.exec(textIn(name)) ?? [];
  if (index !== '1' && index !== '₁') return undefined;
  const start = name.end - symbol.length - index.length;
  return { quantity: { ...name, end: name.start + quantity.length }, count: { ...name, start }, symbol };
}

function splitCount(name: Passage): Split | undefined {
  const match = ENDS_WITH_COUNT.exec(textIn(name));
  if (!match) return undefined;
  // The unit stands between the quantity and its count.
  const quantity = (match[1] ?? '').replace(/\s*(?:[([][^()[\]]{0,24}[)\]]|\/\s?[^\s/]{1,12})$/, '');
  const count = match[2] ?? '';
  const start = name.end - textIn(name).length + textIn(name).lastIndexOf(count);
  return quantity === ''
    ? undefined
    : { quantity: { ...name, end: name.start + quantity.length }, count: { ...name, start, end: start + count.length } };
}
