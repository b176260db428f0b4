import type { ItemKind } from './item-kind.ts';
import { barCells, collapsed, plainLines } from './lines.ts';

/** A row of a table. */
export interface DataRow {
  readonly cells: readonly string[];
  /** The row has the headings of the columns. */
  readonly heading?: true;
  /** The number of its table, from 1; absent in a text with one table. */
  readonly table?: number;
}

const RULE = /^ ?-{2,}(?: {1,}-{1,}){0,60} ?$|^-(?: {1,}-{1,}){1,60}$/;
const PIPE_RULE = /^\|?(?:\s*:?-{1,}:?\s*\|){0,60}\s*:?-{1,}:?\s*\|?$/;
/** Two columns stand at least two spaces apart. */
const GAP = '  ';

export const row: ItemKind<DataRow> = {
  ask: 'Write cells with " | " between them; the first line names the columns and their units.',
  example: 'Length (m) | Period (s)\n0.40 | 1.27',

  parse(text) {
    const lines = plainLines(text);
    const tables: DataRow[][] = [];
    let columns: ((line: string) => string[]) | undefined;
    for (const [at, line] of lines.entries()) {
      const before = lines[at - 1] ?? '';
      const piped = line.includes('|') && PIPE_RULE.test(line.trim());
      if ((piped && before.includes('|')) || (RULE.test(line) && before.trim() !== '')) {
        columns = piped ? splitPipes : alignedAt(line);
        // The line above may have opened a table without a rule.
        if (tables.at(-1)?.length === 1 && isBarred(before)) tables.pop();
        tables.push([{ cells: (piped ? undefined : cellsBetweenGaps(before, line)) ?? columns(before), heading: true }]);
      } else if (!columns && isBarred(line) && isBarred(lines[at + 1])) {
        columns = splitPipes;
        tables.push([{ cells: columns(line), heading: true }]);
      } else if (line.trim() === '') columns = undefined;
      else if (columns) tables.at(-1)?.push({ cells: columns(line) });
    }
    return tables.flatMap((rows, index) => (tables.length === 1 ? rows : rows.map((entry) => ({ ...entry, table: index + 1 }))));
  },

  print(rows) {
    const tables: DataRow[][] = [];
    for (const entry of rows) {
      const last = tables.at(-1);
      if (last && last[0]?.table === entry.table && !entry.heading) last.push(entry);
      else tables.push([entry]);
    }
    return tables.map(printTable).join('\n\n');
  },
};

function printTable(rows: readonly DataRow[]): string {
  const count = Math.max(...rows.map(({ cells }) => cells.length));
  const widths = Array.from({ length: count }, (_cell, column) => Math.max(2, ...rows.map(({ cells }) => cells[column]?.length ?? 0)));
  const print = ({ cells }: DataRow): string =>
    widths
      .map((width, column) => (cells[column] ?? '').padEnd(width))
      .join(GAP)
      .trimEnd();
  const [first, ...rest] = rows;
  return [...(first ? [print(first)] : []), widths.map((width) => '-'.repeat(width)).join(GAP), ...rest.map(print)].join('\n');
}

function splitPipes(line: string): string[] {
  return barCells(line) ?? [collapsed(line)];
}

/** Whether a line has bars with spaces beside them: "P(A|B)" has none. */
function isBarred(line = ''): boolean {
  return / \| |^\|/.test(line.trim());
}

/**
 * The cells of a heading that has one for each column of its rule. Where it is the first line of a section, the spaces before it are cut
 * off with the white space around the section, so its columns may not stand above those of the rule.
 */
function cellsBetweenGaps(heading: string, rule: string): string[] | undefined {
  const cells = heading.trim().split(/ {2,}/);
  return cells.length === rule.trim().split(/ +/).length ? cells : undefined;
}

/** Cuts a line into the columns of a rule of hyphens. A cell that is longer than its column reaches to the next gap. */
function alignedAt(rule: string): (line: string) => string[] {
  const starts = [...rule.matchAll(/-+/g)].map(({ index }) => index);
  return (line) => starts.map((start, column) => collapsed(line.slice(column === 0 ? 0 : start, starts[column + 1])));
}
