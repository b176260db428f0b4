import type { RawLine } from '../../../lib/dates/lines.ts';
import { trimStretch } from '../../../lib/text/split-list.ts';
import type { Passage } from '../../../spans.ts';
import { isIndexName } from './heading.ts';
import type { DecimalMark } from './notation.ts';
import { numbersIn } from './numbers.ts';
import type { Column, ReadingTable } from './readings.ts';

const UNIT = /^\s?(°\s?[CFK]?|%|[a-zA-ZµμΩÅ][a-zA-Z0-9µμΩ/^²³⁻¹·]{0,9})/;
const NOT_UNITS = new Set([
  'and',
  'at',
  'was',
  'is',
  'in',
  'on',
  'the',
  'to',
  'for',
  'of',
  'gave',
  'gives',
  'took',
  'times',
  'with',
  'by',
  'from',
  'then',
  'when',
  'a',
  'an',
  'x',
]);

/** Reads consecutive lines that differ only in their numbers: "At 20 cm the period was 0.90 s". */
export function patternAt(
  field: string,
  raw: string,
  lines: readonly RawLine[],
  at: number,
  mark: DecimalMark,
): { readonly table: ReadingTable; readonly taken: number } | undefined {
  const first = lines[at];
  if (!first || first.text.length > 300) return undefined;
  const key = keyOf(first.text, mark);
  const numbers = numbersIn(first.text, mark);
  if (numbers.length === 0 || numbers.length > 8 || !/\p{L}/u.test(key)) return undefined;
  let next = at + 1;
  while (next < lines.length && keyOf(lines[next]?.text ?? '', mark) === key) next++;
  const rows = lines.slice(at, next);
  if (rows.length < 2 || (numbers.length === 1 && rows.length < 3)) return undefined;
  const columns = numbers.map((_, index): Column => {
    const values = rows.map((row) => {
      const found = numbersIn(row.text, mark)[index];
      return found && !(index === numbers.length - 1 && REMARK.test(row.text))
        ? {
            value: found.value,
            uncertainty: found.uncertainty,
            place: { field, raw, start: row.start + found.start, end: row.start + found.end },
          }
        : undefined;
    });
    const own = numbers[index];
    const from = index === 0 ? 0 : (numbers[index - 1]?.end ?? 0);
    const lead = index === 0 ? 0 : (UNIT.exec(first.text.slice(from))?.[0].length ?? 0);
    const name = nameBefore(field, raw, first.start + Math.min(from + lead, own?.start ?? 0), first.start + (own?.start ?? 0));
    const unit = UNIT.exec(first.text.slice(own?.end ?? 0))?.[1] ?? '';
    const isIndex = isIndexName(name) && values.every((it, row) => it?.value === row + (values[0]?.value ?? 1));
    const words = rows.map((row, at) => (values[at] ? undefined : remarked(field, raw, row, numbersIn(row.text, mark)[index]?.start ?? 0)));
    return { name, unit: NOT_UNITS.has(unit.toLowerCase()) ? '' : unit, values, words, isIndex };
  });
  // A numbered list is no table of readings.
  return columns.every((it) => it.isIndex) ? undefined : { table: { columns }, taken: rows.length };
}

/** "35.9 C (spilled!!)": words in brackets behind the last number of a line. */
const REMARK = /\s*\([^()\d]{0,60}\p{L}{3}[^()\d]{0,60}\)\.?$/u;

function remarked(field: string, raw: string, { text, start }: RawLine, from: number): Passage {
  return { field, raw, start: start + from, end: start + text.length };
}

function keyOf(line: string, mark: DecimalMark): string {
  const text = line.replace(REMARK, '');
  let key = '';
  let at = 0;
  for (const { start, end } of numbersIn(text, mark)) {
    key += `${text.slice(at, start)}#`;
    at = end;
  }
  return (key + text.slice(at))
    .replace(/\s+/g, ' ')
    .replace(/(?:±|\+\/-)\s?[\d.]+/g, '')
    .trim()
    .toLowerCase();
}

/** The last words before a number, without the unit of the number before. */
function nameBefore(field: string, raw: string, start: number, end: number): Passage | undefined {
  const text = raw.slice(start, end);
  const words = /(?:[\p{L}²³]{1,20}[\s_-]{0,2}){1,3}[\s:=,(–—>-]{0,4}$/u.exec(text);
  if (!words) return undefined;
  const name = trimStretch(raw, { start: start + words.index, end: end - (/[\s:=,(–—>-]*$/.exec(text)?.[0].length ?? 0) });
  const clean = raw.slice(name.start, name.end).replace(/\s+(?:is|was|of|at|took|gave|to|in|the)$/i, '');
  return clean.length > 0 && !NOT_UNITS.has(clean.toLowerCase())
    ? { field, raw, start: name.start, end: name.start + clean.length }
    : undefined;
}
