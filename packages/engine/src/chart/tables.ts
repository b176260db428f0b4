import type { ExportSection, ItemSection } from '../items/item-section.ts';
import type { DataRow } from '../items/row.ts';
import { itemIds } from '../items/section-items.ts';
import type { Term } from '../items/term.ts';
import { cellNumber } from './cell-number.ts';

/** A column of a table. */
export interface TableColumn {
  readonly name: string;
  /** "m/s²", where the heading gives it in brackets. */
  readonly unit?: string;
  /** Most of its cells are numbers. */
  readonly isNumeric: boolean;
}

export interface ResultTableRow {
  readonly id: string;
  /** One cell for each column. */
  readonly cells: readonly string[];
}

/** A table as it is shown and copied. */
export interface ResultTable {
  readonly id: string;
  readonly caption: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly ResultTableRow[];
}

type RowSection = ItemSection & { readonly kind: 'row' };
type TermSection = ItemSection & { readonly kind: 'term' };

/** The tables of the sections: rows with their headings, and terms with their meanings. */
export function tablesOfSections(sections: readonly (ItemSection | ExportSection)[]): ResultTable[] {
  return sections.flatMap((section) => {
    if (section.kind === 'row') return rowTables(section, section.items);
    if (section.kind === 'term') return [termTable(section, section.items)];
    return [];
  });
}

function rowTables(section: RowSection, items: readonly DataRow[]): ResultTable[] {
  const ids = itemIds(section);
  const groups = new Map<number | undefined, { heading?: readonly string[]; rows: ResultTableRow[] }>();
  for (const [index, { cells, heading, table }] of items.entries()) {
    const group = groups.get(table) ?? { rows: [] };
    groups.set(table, group);
    if (heading) group.heading = cells;
    else group.rows.push({ id: ids[index] ?? '', cells });
  }
  return [...groups]
    .filter(([, { rows }]) => rows.length > 0)
    .map(([number, { heading = [], rows }]) =>
      tableOf(
        `${section.section}/${number ?? 1}`,
        number === undefined ? section.title : `${section.title}, table ${number}`,
        heading,
        rows,
      ),
    );
}

function termTable(section: TermSection, items: readonly Term[]): ResultTable {
  const ids = itemIds(section);
  const isCounted = items.some(({ times }) => times !== undefined);
  const rows = items.map(({ term, meaning = '', times }, index) => ({
    id: ids[index] ?? '',
    cells: [term, meaning, ...(isCounted ? [times === undefined ? '' : String(times)] : [])],
  }));
  return tableOf(section.section, section.title, ['Term', 'Meaning', ...(isCounted ? ['Times'] : [])], rows);
}

function tableOf(id: string, caption: string, heading: readonly string[], rows: readonly ResultTableRow[]): ResultTable {
  const count = Math.max(heading.length, ...rows.map(({ cells }) => cells.length));
  const padded = rows.map((row) => ({ ...row, cells: Array.from({ length: count }, (_cell, column) => row.cells[column] ?? '') }));
  const columns = Array.from({ length: count }, (_cell, column) => ({
    ...headingOf(heading[column] ?? '', column),
    isNumeric: isNumeric(padded.map(({ cells }) => cells[column] ?? '')),
  }));
  return { id, caption, columns, rows: padded };
}

/** "Length (m)" has a name and a unit. */
function headingOf(heading: string, column: number): Omit<TableColumn, 'isNumeric'> {
  const [, name, unit] = /^(.*\S)\s*\(([^()]{1,24})\)$/.exec(heading) ?? [];
  if (name !== undefined && unit !== undefined) return { name, unit };
  return { name: heading === '' ? `Column ${column + 1}` : heading };
}

function isNumeric(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => !isEmptyCell(cell));
  return filled.length > 0 && 2 * filled.filter((cell) => cellNumber(cell) !== undefined).length > filled.length;
}

/** A dash stands for a missing reading. */
export function isEmptyCell(cell: string): boolean {
  return /^[-–—]?$/.test(cell.trim());
}
