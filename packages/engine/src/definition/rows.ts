/**
 * The text form of a list of rows: a line with the names of its columns, then one line a row, with tabs between the cells. It is how a
 * spreadsheet copies a table, so skills and models read it as one.
 */

interface Column {
  readonly label: string;
}

/** The rows in a text, each with its cells. The names of the columns may be absent, as in a table copied without them. */
export function rowsIn(columns: readonly Column[], text: string): readonly (readonly string[])[] {
  const lines = text === '' ? [] : text.split('\n');
  return (lines[0] === headOf(columns) ? lines.slice(1) : lines).map((line) => line.split('\t'));
}

/** The text form of rows; a list without rows is blank. A tab or a line break inside a cell becomes a space. */
export function textOfRows(columns: readonly Column[], rows: readonly (readonly string[])[]): string {
  return rows.length === 0 ? '' : [headOf(columns), ...rows.map(lineOf)].join('\n');
}

const headOf = (columns: readonly Column[]): string => lineOf(columns.map(({ label }) => label));
const lineOf = (cells: readonly string[]): string => cells.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')).join('\t');
