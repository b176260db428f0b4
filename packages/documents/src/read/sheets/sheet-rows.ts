import { FileRefused } from '@marginalia/engine';
import { attribute, isOn, readXml } from '../office/xml.ts';
import type { ShowNumber } from './cell-formats.ts';
import { oneLine } from './shared-strings.ts';

export interface SheetRows {
  /** The texts of the cells that are shown. Rows and columns without any are left out. */
  readonly rows: readonly (readonly string[])[];
  readonly hiddenRows: number;
  readonly hiddenColumns: number;
}

interface SheetOptions {
  readonly strings: readonly string[];
  readonly show: ShowNumber;
}

const MOST_CELLS = 2_000_000;
/** Many cells may share one long text. */
const MOST_CHARACTERS = 32_000_000;
/** The last column of a spreadsheet, XFD. */
const MOST_COLUMNS = 16_384;

/** Reads the cells of a sheet as they are shown: the results of formulas, without hidden rows and columns. */
export function sheetRows(bytes: Uint8Array, { strings, show }: SheetOptions): SheetRows {
  const rows = new Map<number, Map<number, string>>();
  const hiddenRows = new Set<number>();
  const hiddenColumns: { readonly first: number; readonly last: number }[] = [];
  const merges: string[] = [];
  let row = -1;
  let column = -1;
  let cells = 0;
  let characters = 0;
  let type = '';
  let style = 0;
  let value = '';
  let inValue = false;
  readXml(bytes, {
    open(name, attributes) {
      if (name === 'row') {
        row = attributes['r'] === undefined ? row + 1 : Number(attributes['r']) - 1;
        column = -1;
        if (isOn(attributes['hidden'])) hiddenRows.add(row);
      } else if (name === 'c') {
        const place = placeOf(attributes['r'] ?? '');
        row = place?.row ?? row;
        column = place?.column ?? column + 1;
        type = attributes['t'] ?? 'n';
        style = Number(attributes['s'] ?? 0);
        value = '';
      } else if (name === 'col' && isOn(attributes['hidden'])) {
        hiddenColumns.push({ first: Number(attributes['min']) - 1, last: Number(attributes['max']) - 1 });
        if (hiddenColumns.length > MOST_COLUMNS) throw new FileRefused('too-big');
      } else if (name === 'mergeCell') merges.push(attribute(attributes, 'ref') ?? '');
      // Behind a formula stands its result. A text in the cell may be in pieces.
      inValue = name === 'v' || (name === 't' && type === 'inlineStr');
    },
    close(name) {
      inValue = false;
      if (name !== 'c') return;
      const text = shown(value, type, style);
      if (text === '' || column >= MOST_COLUMNS) return;
      cells += 1;
      characters += text.length;
      if (cells > MOST_CELLS || characters > MOST_CHARACTERS) throw new FileRefused('too-big');
      const texts = rows.get(row) ?? new Map<number, string>();
      rows.set(row, texts.set(column, text));
    },
    text(text) {
      if (inValue) value += text;
    },
  });

  function shown(raw: string, kind: string, format: number): string {
    if (kind === 's') return strings[Number(raw)] ?? '';
    if (kind === 'b') return raw === '1' ? 'TRUE' : raw === '' ? '' : 'FALSE';
    if (kind !== 'n' || raw.trim() === '' || Number.isNaN(Number(raw))) return oneLine(raw);
    return show(Number(raw), format);
  }

  fillDown(rows, merges);
  const kept = [...rows].filter(([at]) => !hiddenRows.has(at)).sort(([one], [other]) => one - other);
  const used = new Set<number>();
  for (const [, texts] of kept) for (const at of texts.keys()) used.add(at);
  const isHidden = (at: number): boolean => hiddenColumns.some(({ first, last }) => first <= at && at <= last);
  const columns = [...used].filter((at) => !isHidden(at)).sort((one, other) => one - other);
  if (kept.length * columns.length > MOST_CELLS) throw new FileRefused('too-big');
  return {
    rows: kept.map(([, texts]) => columns.map((at) => texts.get(at) ?? '')),
    hiddenRows: rows.size - kept.length,
    hiddenColumns: used.size - columns.length,
  };
}

/** A cell that spans rows says the same in each of them. One that spans columns stands in the first, as a heading does. */
function fillDown(rows: ReadonlyMap<number, Map<number, string>>, merges: readonly string[]): void {
  let filled = 0;
  for (const merge of merges) {
    const [first, last] = merge.split(':').map(placeOf);
    const text = first && rows.get(first.row)?.get(first.column);
    if (!first || !last || text === undefined) continue;
    for (let at = first.row + 1; at <= last.row; at += 1) {
      filled += 1;
      if (filled > MOST_CELLS) throw new FileRefused('too-big');
      const texts = rows.get(at);
      if (texts && !texts.has(first.column)) texts.set(first.column, text);
    }
  }
}

/** "B7" as numbers from 0. */
function placeOf(reference: string): { readonly row: number; readonly column: number } | undefined {
  const found = /^\$?([A-Z]{1,3})\$?(\d{1,7})$/.exec(reference);
  if (!found) return undefined;
  const column = [...(found[1] as string)].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
  return { row: Number(found[2]) - 1, column: column - 1 };
}
