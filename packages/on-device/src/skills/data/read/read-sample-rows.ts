import type { RawLine } from '../../../lib/dates/lines.ts';
import { trimStretch } from '../../../lib/text/split-list.ts';
import type { Passage } from '../../../spans.ts';
import { areAlike, readUnit } from '../units.ts';
import type { DecimalMark } from './notation.ts';
import { valueIn } from './numbers.ts';
import type { Column, Reading, ReadingTable } from './readings.ts';

/** A name, then values: "Sample A: 78.6 g, 10.0 mL". */
const ROW = /^([^:=|\t]{1,60}?)\s*(?::|=|\s[-–—]\s)\s*([-−+.\d~≈].*)$/;
const LONGEST = 300;

interface SampleRow {
  readonly label: Passage;
  readonly cells: readonly { readonly reading: Reading; readonly unit: string }[];
}

/** Reads consecutive lines that each name a sample and give several quantities of it, each with its own unit. */
export function sampleRowsAt(
  field: string,
  raw: string,
  lines: readonly RawLine[],
  at: number,
  mark: DecimalMark,
): { readonly table: ReadingTable; readonly taken: number } | undefined {
  const rows: SampleRow[] = [];
  for (const line of lines.slice(at)) {
    const row = rowIn(field, raw, line, mark);
    if (!row || (rows[0] && !haveEqualUnits(rows[0], row))) break;
    rows.push(row);
  }
  const [first] = rows;
  if (!first) return undefined;
  const labels: Column = {
    name: undefined,
    unit: '',
    values: rows.map(() => undefined),
    words: rows.map(({ label }) => label),
    isIndex: false,
  };
  const columns = first.cells.map(
    ({ unit }, index): Column => ({
      name: undefined,
      unit,
      values: rows.map(({ cells }) => cells[index]?.reading),
      words: [],
      isIndex: false,
    }),
  );
  return { table: { columns: [labels, ...columns] }, taken: rows.length };
}

function rowIn(field: string, raw: string, line: RawLine, mark: DecimalMark): SampleRow | undefined {
  const match = line.text.length > LONGEST ? null : ROW.exec(line.text);
  if (!match) return undefined;
  const label = { field, raw, ...trimStretch(raw, { start: line.start, end: line.start + (match[1] ?? '').length }) };
  // "20 cm: 4.5 s, 3 m" begins with a setting and no name.
  if (valueIn(label, mark)) return undefined;
  const from = line.end - (match[2] ?? '').length;
  const pieces = [...(match[2] ?? '').matchAll(mark === ',' ? /(?:[^,;]|,(?=\d))+/g : /[^,;]+/g)];
  const cells = pieces.map((piece) => {
    const start = from + piece.index;
    return valueIn({ field, raw, ...trimStretch(raw, { start, end: start + piece[0].length }) }, mark);
  });
  const read = cells.flatMap((it) => (it && readUnit(it.unit) && it.unit !== '' ? [it] : []));
  return read.length >= 2 && read.length === cells.length && areUnlike(read) ? { label, cells: read } : undefined;
}

/** Whether each cell measures another quantity. */
function areUnlike(cells: SampleRow['cells']): boolean {
  return cells.every(({ unit }, index) => cells.slice(index + 1).every((other) => !areAlike(unit, other.unit)));
}

function haveEqualUnits(first: SampleRow, { cells }: SampleRow): boolean {
  return cells.length === first.cells.length && cells.every(({ unit }, index) => unit === first.cells[index]?.unit);
}
