import type { Table, TableRow } from './table.ts';

const TABLE_PART = /<(\/?)(table|tr|t[dh])\b([^<>]{0,400})(?:>|(?=<))/gi;

/** The rows of HTML tables. A cell that spans rows counts in the first of them, and keeps its column in the others. */
export function htmlTables(raw: string): Table[] {
  if (!/<tr\b/i.test(raw)) return [];
  const tables: Table[] = [];
  let rows: TableRow[] = [];
  let row: { start: number; cells: TableRow['cells'][number][] } | undefined;
  let cell: { start: number; span: number } | undefined;
  let held: number[] = [];
  const closeCell = (end: number): void => {
    if (row && cell) {
      row.cells.push({ start: cell.start, end });
      for (let extra = 1; extra < cell.span; extra++) row.cells.push(undefined);
    }
    cell = undefined;
  };
  const closeRow = (end: number): void => {
    closeCell(end);
    if (row && row.cells.length > 0) rows.push({ start: row.start, end, cells: row.cells });
    row = undefined;
  };
  const closeTable = (end: number): void => {
    closeRow(end);
    const [first] = rows;
    if (first) tables.push({ start: first.start, end, rows });
    rows = [];
    held = [];
  };
  for (const match of raw.matchAll(TABLE_PART)) {
    const name = (match[2] ?? '').toLowerCase();
    const after = match.index + match[0].length;
    if (name === 'table') closeTable(match.index);
    else if (name === 'tr') {
      closeRow(match.index);
      if (match[1] === '') row = { start: match.index, cells: [] };
    } else if (match[1] === '/') closeCell(match.index);
    else {
      closeCell(match.index);
      row ??= { start: match.index, cells: [] };
      while ((held[row.cells.length] ?? 0) > 0) {
        held[row.cells.length] = (held[row.cells.length] ?? 0) - 1;
        row.cells.push(undefined);
      }
      const rowspan = Number(/rowspan\s*=\s*["']?(\d{1,2})/i.exec(match[3] ?? '')?.[1] ?? 1);
      if (rowspan > 1) held[row.cells.length] = rowspan - 1;
      cell = { start: after, span: Math.min(12, Number(/colspan\s*=\s*["']?(\d{1,2})/i.exec(match[3] ?? '')?.[1] ?? 1)) };
    }
  }
  closeTable(raw.length);
  return tables;
}
