/**
 * The text form of a list of rows: one line a row, with a tab between its cells. It is how a spreadsheet copies a table, so that skills
 * and models read it as one, and a table that was copied from a spreadsheet is a list of rows.
 */

/** The rows in a text, each with its cells. */
export function rowsIn(text: string): readonly (readonly string[])[] {
  return text === '' ? [] : text.split('\n').map((line) => line.split('\t'));
}

/** The text form of rows. A tab or a line break inside a cell becomes a space. */
export function textOfRows(rows: readonly (readonly string[])[]): string {
  return rows.map((cells) => cells.map((cell) => cell.replace(/[\t\r\n]+/g, ' ')).join('\t')).join('\n');
}
