import { hasBold, withoutBold } from './bold-marks.ts';
import { withoutFrame } from './frame.ts';

/** The treatment of the rows of a Markdown table. */
export type TableTreatment = 'sentences' | 'cells' | ((table: string) => string | undefined);

/**
 * Removes what a model adds to plain text although the prompt forbids it: code fences, heading marks, bold and italics, tables,
 * "Sure! Here is …" and "Let me know if …". Words of the text itself never change.
 */
export function cleanText(text: string): string {
  return withoutMarks(withoutFrame(text).text);
}

/** Removes the marks of formatting alone, and no word. */
export function withoutMarks(text: string, tables: TableTreatment = 'sentences'): string {
  const lines = text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .filter((line) => !FENCE.test(line) && !RULE.test(line));
  return withoutBold(withoutTables(lines, tables).join('\n'))
    .split('\n')
    .map(cleanLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Whether the text contains marks of formatting. */
export function hasMarks(text: string): boolean {
  return hasBold(text) || text.split('\n').some((line) => FENCE.test(line) || /^\s{0,3}#{1,6}\s/.test(line) || TABLE_RULE.test(line));
}

const FENCE = /^\s*(?:```|~~~)[\w+-]*\s*$/;
const RULE = /^\s{0,3}(?:-{3,}|\*{3,}|_{3})\s*$/;
const HEADING = /^\s{0,3}#{1,6}\s+(.*?)(?:\s+#+)?\s*$/;
// A mark touches a word on its inner side and none on its outer side, so "5 * 3" stays. The bounds keep long lines fast.
const ITALIC_ALL = /(^|[^\w*])\*(?=[^\s*])([^*\n]{0,200}?[^\s*])\*(?![\w*])/g;
const CODE_ALL = /`([^`\n]{1,200})`/g;
const LINK_ALL = /\[([^[\]\n]{1,300})\]\((https?:[^()\s]{1,500})\)/g;

function cleanLine(line: string): string {
  const heading = HEADING.exec(line);
  return (heading ? (heading[1] ?? '') : line)
    .replace(ITALIC_ALL, '$1$2')
    .replace(CODE_ALL, '$1')
    .replace(LINK_ALL, '$1 ($2)')
    .replace(/^(\s*)\* (?=\S)/, '$1- ');
}

const TABLE_RULE = /^\s*\|(?:\s*:?-{2,}:?\s*\|)+\s*$/;
const TABLE_ROW = /^\s*\|.*\|\s*$/;

/** Replaces table rows. Rows count as a table only beside a delimiter row ("|---|"). */
function withoutTables(lines: readonly string[], tables: TableTreatment): string[] {
  const rows = new Set<number>();
  for (const [at, line] of lines.entries()) {
    if (!TABLE_RULE.test(line)) continue;
    for (let row = at; row >= 0 && !rows.has(row) && TABLE_ROW.test(lines[row] ?? ''); row -= 1) rows.add(row);
    for (let row = at + 1; row < lines.length && TABLE_ROW.test(lines[row] ?? ''); row += 1) rows.add(row);
  }
  if (rows.size === 0) return [...lines];
  const counts = countedRows(lines, rows);
  const done = new Set<number>();
  return lines.flatMap((line, at) => {
    if (!rows.has(at)) return [line];
    if (typeof tables === 'function' && !rows.has(at - 1)) {
      let end = at;
      while (rows.has(end)) end += 1;
      const printed = tables(lines.slice(at, end).join('\n'));
      if (printed !== undefined) {
        for (let row = at; row < end; row += 1) done.add(row);
        return printed.split('\n');
      }
    }
    if (done.has(at) || TABLE_RULE.test(line)) return [];
    const [first = '', ...others] = cellsOf(line).filter(Boolean);
    // A column that counts the rows is the number of a list.
    const mark = counts.has(at) && others.length > 0 ? `${first}. ` : '';
    return [mark + joined(mark === '' ? [first, ...others] : others, tables === 'sentences' ? ', ' : ' | ')];
  });
}

/** The rows whose first cell counts them: 1, 2, 3 under a heading. */
function countedRows(lines: readonly string[], rows: ReadonlySet<number>): ReadonlySet<number> {
  const counted = new Set<number>();
  let next = 1;
  for (const at of rows) {
    if (!rows.has(at - 1)) next = 1;
    if (cellsOf(lines[at] ?? '')[0] !== String(next)) continue;
    counted.add(at);
    next += 1;
  }
  return counted;
}

/** The cells on one line. A cell that ends with a colon is a label of the next: "Quote:". */
function joined(cells: readonly string[], separator: string): string {
  return cells.reduce((line, cell) => (line === '' ? cell : `${line}${line.endsWith(':') ? ' ' : separator}${cell}`), '');
}

function cellsOf(row: string): string[] {
  return row
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll('\\|', '|').trim());
}
