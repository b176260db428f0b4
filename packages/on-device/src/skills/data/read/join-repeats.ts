import type { Passage } from '../../../spans.ts';
import { areAlike } from '../units.ts';
import { type Column, textIn } from './readings.ts';

/** A name that only counts a repeat: "trial 2", "Run 2", "(2)", "second", "2nd reading". */
const COUNT = String.raw`(?:(?:trial|run|reading|test|attempt|rep|repeat|replicate|measurement|try|go)s?\.?\s*#?\s*(?:\d{1,2}|[IVXivx]{1,4}|[A-Ea-e])|\(\d{1,2}\)|#?\d{1,2}|\(?(?:1st|2nd|3rd|[4-9]th|first|second|third|fourth|fifth)\)?(?:\s(?:trial|run|reading|test|attempt|repeat|measurement|try|go))?)`;
const ONLY_COUNT = new RegExp(`^${COUNT}$`, 'i');
const ENDS_WITH_COUNT = new RegExp(String.raw`^(.*?[^\s,:–-])[\s,:–-]+\(?(${COUNT})\)?$`, 'i');

/**
 * Gives columns that only count a repeat the quantity of the column before them: "Time (s) trial 1", "trial 2". The first column is split
 * into the quantity, which becomes the group of all, and its own count.
 */
export function joinRepeats(columns: readonly Column[]): Column[] {
  const joined = [...columns];
  for (let at = 0; at < joined.length; at++) {
    const first = joined[at] as Column;
    if (first.group !== undefined || first.name === undefined) continue;
    const split = splitCount(first.name);
    if (split === undefined) continue;
    // "Trial 1 (s)", "trial 2" name no quantity: they share the unit only.
    const shared: { readonly group?: Passage } = ONLY_COUNT.test(textIn(first.name)) ? {} : { group: split.quantity };
    let next = at + 1;
    for (; next < joined.length && isRepeatOf(first, joined[next] as Column); next++) {
      const it = joined[next] as Column;
      joined[next] = { ...it, ...shared, unit: it.unit || first.unit, uncertainty: it.uncertainty ?? first.uncertainty };
    }
    if (next > at + 1 && shared.group) joined[at] = { ...first, name: split.count, ...shared };
  }
  return joined;
}

function isRepeatOf({ unit }: Column, other: Column): boolean {
  const isCount = other.name !== undefined && other.group === undefined && ONLY_COUNT.test(textIn(other.name));
  return isCount && !other.isIndex && (other.unit === '' || other.unit === unit || areAlike(other.unit, unit));
}

function splitCount(name: Passage): { readonly quantity: Passage; readonly count: Passage } | undefined {
  const match = ENDS_WITH_COUNT.exec(textIn(name));
  if (!match) return undefined;
  // The unit stands between the quantity and its count.
  const quantity = (match[1] ?? '').replace(/\s*[([][^()[\]]{0,24}[)\]]$/, '');
  const count = match[2] ?? '';
  const start = name.end - textIn(name).length + textIn(name).lastIndexOf(count);
  return quantity === ''
    ? undefined
    : { quantity: { ...name, end: name.start + quantity.length }, count: { ...name, start, end: start + count.length } };
}
