import type { TextLine } from './text-line.ts';

const NUMERIC = /^[(<>~±]*[-+−]?(?:\d[\d.,:/]*|\.\d+)(?:[eE][-+]?\d+)?(?:%|[°µ]?[A-Za-z]{1,3})?\)?$/;
/** The longest line of a table, in characters. Longer lines are prose. */
const LONGEST_ROW = 400;

/** Marks the rows of tables: lines with cells between tabs or bars, or mostly numbers, and the header above them. */
export function markRows(raw: string, lines: TextLine[]): void {
  for (const line of lines) {
    if (line.kind === 'text' && line.end - line.start <= LONGEST_ROW && isRow(raw.slice(line.start, line.end))) line.kind = 'row';
  }
  lines.forEach((line, index) => {
    const below = lines[index + 1];
    if (line.kind !== 'text' || below?.kind !== 'row' || line.end - line.start > LONGEST_ROW) return;
    const cells = cellsOf(raw.slice(line.start, line.end));
    if (cells > 1 && cells === cellsOf(raw.slice(below.start, below.end))) line.kind = 'row';
  });
}

function isRow(text: string): boolean {
  if (text.includes('\t') || /^\|.*\|$|\s\|\s/.test(text)) return true;
  const cells = text.split(/[,;\s]+/).filter((cell) => cell !== '');
  if (cells.length < 2) return false;
  const numbers = cells.filter((cell) => NUMERIC.test(cell)).length;
  return numbers >= 2 && numbers >= 0.6 * cells.length && !/[A-Za-z]{4,}/.test(text);
}

function cellsOf(text: string): number {
  const mark = text.includes('\t') ? '\t' : /[,;]/.exec(text)?.[0];
  if (mark !== undefined) return text.split(mark).length;
  return text.split(/\s{2,}/).length;
}
