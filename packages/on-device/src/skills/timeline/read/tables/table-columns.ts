import type { Source } from '../syllabus-lines.ts';
import { type ColumnRole, isCalendar, isHeader, roleOf } from './columns.ts';
import type { Table, TableRow } from './table.ts';
import { TOTAL, weightInCell } from './weight-cells.ts';

export interface ReadColumns {
  readonly roles: readonly ColumnRole[];
  /** The words of the header, one for each column. */
  readonly headings: readonly string[];
  /** The rows below the header. */
  readonly rows: readonly TableRow[];
}

export const WEEK_CELL =
  /^\W*(?:(?:week|wk|semana|semaine|sem|woche|kw)\b\.?\s*#?\s*)?(\d{1,2})(?:\s*(?:-|–|—|&|to|and)\s*(\d{1,2}))?(?![\d/.:]|\s*(?:%|\p{L}{3}))/iu;
const NAMED_WEEK = /^\W*(?:week|wk|semana|semaine|woche|kw)\b/i;
/** The most rows that are read of a table; a longer one is no schedule. */
const MOST_ROWS = 500;
/** The share of a column's cells that must fit a role. */
const MOST = 0.6;

/** The kinds of content in the columns of a table: by its header, and by the cells where the header does not say. */
export function columnsOf(whole: Table, source: Source): ReadColumns | undefined {
  const table = alignedRows(whole, source);
  const wordsOf = (row: TableRow, column: number): string => {
    const cell = row.cells[column];
    return cell ? source.plain.slice(cell.start, cell.end).trim() : '';
  };
  const width = Math.min(20, Math.max(...table.rows.map((row) => row.cells.length)));
  const headerAt = table.rows.slice(0, 3).findIndex((row) => isHeader(row.cells.map((_, column) => wordsOf(row, column))));
  const header = table.rows[headerAt];
  const rows = table.rows.slice(headerAt + 1, headerAt + 1 + MOST_ROWS);
  const columns = Array.from({ length: width }, (_, index) => index);
  const headings = columns.map((column) => (header ? wordsOf(header, column) : ''));
  const roles = columns.map((column) => {
    const role = header ? roleOf(headings[column] ?? '') : 'other';
    const cells = rows.flatMap((row) => {
      const cell = row.cells[column];
      return cell && wordsOf(row, column) !== '' ? [{ words: wordsOf(row, column), cell }] : [];
    });
    if (cells.length === 0) return role;
    const share = (fits: (words: string, at: number) => boolean): boolean =>
      cells.filter(({ words }, at) => fits(words, at)).length >= MOST * cells.length;
    const isDated = share(
      (words, at) => words.length < 60 && source.datesIn(cells[at]?.cell.start ?? 0, cells[at]?.cell.end ?? 0).length > 0,
    );
    if (role === 'other' || role === 'week' || role === 'date' || role === 'number') {
      if (share((words) => NAMED_WEEK.test(words))) return 'week';
      if (isDated && (role !== 'other' || share((words) => words.length < 40))) return 'date';
      if (role === 'date' && share((words) => WEEK_CELL.test(words))) return 'week';
      if (role === 'other' && share((words) => /^\d{1,2}$/.test(words)) && ascends(cells.map((it) => it.words)))
        return header ? 'number' : 'week';
      if (role === 'other' && share((words) => weightInCell(words) !== undefined)) return 'weight';
      // Bare numbers above their total.
      if (role === 'other' && share((words) => /^\d{1,4}$/.test(words)) && rows.some((row) => TOTAL.test(wordsOf(row, 0)))) return 'weight';
    }
    return role;
  });
  const isUseful =
    roles.some((it) => it === 'date' || it === 'week' || it === 'weight' || it === 'number') ||
    isCalendar(roles) ||
    holdsDays(rows, roles, source);
  return isUseful ? { roles, headings, rows } : undefined;
}

/** The share of the cells below weekdays that begin with a date of their own. */
const MOST_DATED = 0.5;

/** Whether columns are weekdays whose cells begin with their dates: "Week | Monday | Wednesday" above "1 | 8/24: Introduction | …". */
export function holdsDays(rows: readonly TableRow[], roles: readonly ColumnRole[], source: Source): boolean {
  const cells = rows.flatMap((row) => row.cells.filter((cell, column) => cell !== undefined && roles[column] === 'weekday'));
  const dated = cells.filter((cell) => {
    const [date] = cell ? source.datesIn(cell.start, Math.min(cell.end, cell.start + 30)) : [];
    return cell && date && !/[\p{L}\d]/u.test(source.plain.slice(cell.start, date.start));
  });
  return roles.filter((it) => it === 'weekday').length >= 2 && !roles.includes('date') && dated.length > MOST_DATED * cells.length;
}

/** Rows without the cell of a week that spans several, moved below the dates of the other rows: "Week 1 | Feb. 1 | …", "Feb. 3 | …". */
function alignedRows(table: Table, source: Source): Table {
  const isDate = (cell: TableRow['cells'][number]): boolean => {
    const words = cell ? source.plain.slice(cell.start, cell.end).trim() : '';
    return cell !== undefined && words.length < 40 && source.datesIn(cell.start, cell.end).length > 0;
  };
  const isWeek = ({ cells: [first, second] }: TableRow): boolean =>
    first !== undefined && WEEK_CELL.test(source.plain.slice(first.start, first.end)) && !isDate(first) && isDate(second);
  const weeks = table.rows.filter(isWeek).length;
  const isCut = ({ cells: [first, second] }: TableRow): boolean => isDate(first) && !isDate(second);
  if (weeks < 2 || !table.rows.some(isCut)) return table;
  return { ...table, rows: table.rows.map((row) => (isCut(row) ? { ...row, cells: [undefined, ...row.cells] } : row)) };
}

function ascends(cells: readonly string[]): boolean {
  return cells.length > 1 && cells.every((it, index) => index === 0 || Number(it) >= Number(cells[index - 1]));
}
