import { computed, type Line, type Span, textOf } from '../../spans.ts';
import { plainQuotes } from './plain-quotes.ts';
import type { TextUnit } from './read-units.ts';

/** Between two cells: a bar or a tab, with the space around it. */
const BETWEEN = /[ ]?(?:\||\t+)[ ]?/g;
const grid = (text: string): Span => computed(text, 'compose.grid');

/** Prints rows of a table one below the other: with a rule under the first, if each has no more cells than that; else as they are. */
export function rowLines(units: readonly TextUnit[]): Line[] {
  const rows = units.map(cellsOf);
  const count = rows[0]?.length ?? 0;
  if (rows.length < 2 || count < 2 || rows.some(({ length }) => length > count)) return units.map((unit) => plainQuotes(unit));
  const widths = Array.from({ length: count }, (_, column) => Math.max(3, ...rows.map((cells) => textOf(cells[column] ?? []).length)));
  const lines = rows.map((cells): Line => {
    const padded = widths.flatMap((width, column): Span[] => {
      const cell = cells[column] ?? [];
      return [...cell, grid(`${' '.repeat(width - textOf(cell).length)} |${column < count - 1 ? ' ' : ''}`)];
    });
    return [grid('| '), ...padded];
  });
  const rule: Line = [grid(`| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`)];
  return [lines[0] ?? [], rule, ...lines.slice(1)];
}

/** The words of each cell. A bar at the start or the end of the row encloses it. */
function cellsOf({ field, raw, start, end }: TextUnit): Span[][] {
  const row = raw.slice(start, end);
  const from = /^\s*\|?/.exec(row)?.[0].length ?? 0;
  const to = row.length - (/\|?\s*$/.exec(row.slice(-20))?.[0].length ?? 0);
  const cells: Span[][] = [];
  let at = from;
  for (const { index, 0: mark } of [...row.slice(0, to).matchAll(BETWEEN)].filter((match) => match.index >= from)) {
    cells.push(plainQuotes({ field, raw, start: start + at, end: start + index }));
    at = index + mark.length;
  }
  return [...cells, plainQuotes({ field, raw, start: start + at, end: start + Math.max(at, to) })];
}
