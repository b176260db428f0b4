import { BLANK, computed, type Line, quote, type Span, textOf } from '../../spans.ts';
import { fillPhrase, nameSpans } from './phrases.ts';
import type { Column, ReadingsFound, Table } from './readings.ts';

const MOST_UNREAD = 10;
const MOST_ROWS = 200;
const WIDEST_WORDS = 40;

/** Prints the readings as an aligned table, then the lines with numbers that could not be read. */
export function printTable({ tables, unread }: ReadingsFound): Line[] {
  const lines: Line[] = [];
  if (tables.length === 0) lines.push(fillPhrase('none'), fillPhrase('how'));
  tables.forEach((table, index) => {
    if (index > 0) lines.push(BLANK);
    if (tables.length > 1) lines.push(fillPhrase('table', { number: computed(index + 1, 'data.table') }));
    lines.push(...tableLines(table));
  });
  if (unread.length > 0) {
    lines.push(BLANK, fillPhrase('unreadHeading'));
    for (const line of unread.slice(0, MOST_UNREAD)) {
      const end = Math.min(line.end, line.start + 140);
      lines.push([...fillPhrase('unread', { line: quote({ ...line, end }) }), ...(end < line.end ? fillPhrase('dots') : [])]);
    }
    if (unread.length > MOST_UNREAD) lines.push(fillPhrase('more', { count: computed(unread.length - MOST_UNREAD, 'data.count') }));
  }
  return lines;
}

function tableLines({ columns }: Table): Line[] {
  const heads = columns.map((column, index): Span[] => {
    const name = nameSpans(column, index);
    return column.unit === '' ? name : fillPhrase('withUnit', { name, unit: computed(column.unit, 'data.unit') });
  });
  const count = Math.max(...columns.map((column) => column.values.length));
  const cells = Array.from({ length: Math.min(count, MOST_ROWS) }, (_, row) =>
    columns.map(({ values, words }): Span[] => {
      const reading = values[row];
      const text = words[row];
      if (reading) return [numberSpan(reading.place)];
      return [text ? quote({ ...text, end: Math.min(text.end, text.start + WIDEST_WORDS) }) : computed('–', 'data.empty')];
    }),
  );
  const all = [heads, ...cells];
  const widths = columns.map((_, index) => Math.max(...all.map((row) => textOf(row[index] ?? []).length)));
  const rule: Line = [computed(widths.map((width) => '-'.repeat(width)).join('  '), 'data.grid')];
  const rows = all.map((row): Line => row.flatMap((cell, index) => aligned(cell, widths[index] ?? 0, index > 0, isWords(columns[index]))));
  const more = count > MOST_ROWS ? [fillPhrase('more', { count: computed(count - MOST_ROWS, 'data.count') })] : [];
  return [rows[0] ?? [], rule, ...rows.slice(1), ...more];
}

function isWords(column: Column | undefined): boolean {
  return column?.values.every((it) => it === undefined) ?? false;
}

/** Aligns numbers right and words left, with two spaces between columns. */
function aligned(cell: readonly Span[], width: number, spaced: boolean, left: boolean): Span[] {
  const gap = ' '.repeat(spaced ? 2 : 0);
  const fill = ' '.repeat(width - textOf(cell).length);
  const pad = (text: string): Span[] => (text === '' ? [] : [computed(text, 'data.grid')]);
  return left ? [...pad(gap), ...cell, ...pad(fill)] : [...pad(gap + fill), ...cell];
}

/** The number as written, without its unit, which is in the heading. */
function numberSpan(place: { readonly field: string; readonly raw: string; readonly start: number; readonly end: number }): Span {
  const length = /^[-−+]?[\d.]+(?:[eE][-+−]?\d+|\s?[x×*]\s?10\s?\^?\s?\(?[-−⁻]?[\d⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}\)?)?(?:\s?(?:±|\+\/-)\s?[\d.]+)?/.exec(
    place.raw.slice(place.start, place.end),
  )?.[0].length;
  return quote({ ...place, end: length === undefined ? place.end : place.start + length });
}
