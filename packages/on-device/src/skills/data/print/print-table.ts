import { BLANK, computed, type Line, quote, type Span, textOf } from '../../../spans.ts';
import { formatFigure } from '../figures.ts';
import { fillPhrase, nameSpans } from '../phrases.ts';
import type { Column, Constant, Reading, ReadingsFound, ReadingTable } from '../read/readings.ts';
import { textIn } from '../read/readings.ts';

const MOST_ROWS = 200;
const WIDEST_WORDS = 40;

/** Prints the readings as aligned tables, and single values as a list. */
export function printTable({ tables, constants }: ReadingsFound): Line[] {
  if (tables.length === 0 && constants.length === 0) return [fillPhrase('none'), fillPhrase('how')];
  const groups = tables.map((table, index): Line[] => [
    ...(tables.length > 1 && !(table.title && /^table\b/i.test(textIn(table.title)))
      ? [fillPhrase('table', { number: computed(index + 1, 'data.table') })]
      : []),
    ...(table.title ? [[quote(table.title)]] : []),
    ...tableLines(table),
    ...commaLines(table),
  ]);
  if (constants.length > 0) groups.push([fillPhrase('valuesHeading'), ...constants.map(constantLine)]);
  return groups.flatMap((lines, index) => (index === 0 ? lines : [BLANK, ...lines]));
}

function constantLine({ name, unit, reading }: Constant): Line {
  const value = [quote(reading.place), ...(unit === '' ? [] : [computed(unit === '%' ? unit : ` ${unit}`, 'data.unit')])];
  return fillPhrase('singleValue', { name: quote(name), value });
}

/** Says how a comma before three digits was read, which may also be a decimal comma. */
function commaLines({ columns }: ReadingTable): Line[] {
  const example = columns
    .flatMap(({ values }) => values)
    .find((it): it is Reading => it !== undefined && /^\d{1,3},\d{3}$/.test(textIn(it.place)) && it.value >= 1000);
  return example
    ? [fillPhrase('commaRead', { example: quote(example.place), value: computed(formatFigure(example.value), 'data.value') })]
    : [];
}

function tableLines({ columns }: ReadingTable): Line[] {
  const heads = columns.map((column, index): Span[] => {
    const name = headSpans(column, index);
    return column.unit === '' ? name : fillPhrase('withUnit', { name, unit: computed(column.unit, 'data.unit') });
  });
  const count = Math.max(...columns.map((column) => column.values.length));
  const cells = Array.from({ length: Math.min(count, MOST_ROWS) }, (_, row) =>
    columns.map(({ values, words }): Span[] => {
      const reading = values[row];
      const text = words[row];
      if (reading) return [quote(reading.place)];
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

/** The heading as written, with the one over several columns: "Time Trial 1". */
function headSpans(column: Column, index: number): Span[] {
  if (column.group === undefined || column.name === undefined) return nameSpans(column, index);
  return [quote(column.group), computed(' ', 'data.space'), quote(column.name)];
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
