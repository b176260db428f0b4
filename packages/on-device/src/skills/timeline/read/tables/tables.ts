import { BREAK } from '../plain-text.ts';
import { htmlTables } from './html-tables.ts';
import type { Cell, Table, TableRow } from './table.ts';

interface SourceLine {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

const RULE = /^[\s|+:=\-–—]*$/;
const LONGEST_ROW = 3000;
const FEWEST_ROWS = 2;
const MOST_TABLES = 200;

/** The tables of a text: HTML rows, and lines whose cells stand between bars, tabs, or at the columns of a header. `raw` has the markup that `plain` hides. */
export function tablesOf(raw: string, plain: string): Table[] {
  const html = htmlTables(raw);
  const lines = linesOf(plain).filter((line) => !html.some((it) => line.start < it.end && line.end > it.start));
  const found = [...html];
  for (let at = 0; at < lines.length && found.length < MOST_TABLES; ) {
    const read = lineTable(lines, at, cellsAtBars) ?? lineTable(lines, at, cellsAtTabs) ?? spacedTable(lines, at);
    if (read) found.push(read.table);
    at = read ? read.next : at + 1;
  }
  return found.sort((a, b) => a.start - b.start);
}

function linesOf(text: string): SourceLine[] {
  const lines: SourceLine[] = [];
  let at = 0;
  for (const line of text.split('\n')) {
    lines.push({ start: at, end: at + line.length, text: line });
    at += line.length + 1;
  }
  return lines;
}

const NO_LINE: SourceLine = { start: 0, end: 0, text: '' };

interface ReadTable {
  readonly table: Table;
  readonly next: number;
}

/** Consecutive lines that one splitter cuts into cells. Rules between them belong to the table, blank lines end it. */
function lineTable(lines: readonly SourceLine[], from: number, split: (line: SourceLine) => Cell[] | undefined): ReadTable | undefined {
  const rows: TableRow[] = [];
  let at = from;
  let end = from;
  for (; at < lines.length; at++) {
    const line = lines[at] as SourceLine;
    if (rows.length > 0 && RULE.test(line.text) && /[-=|]/.test(line.text)) continue;
    // Rows with blank lines between them are still a table if they stand between bars.
    if (
      rows.length > 0 &&
      line.text.trim() === '' &&
      split === cellsAtBars &&
      split(lines[at + 1] ?? NO_LINE) &&
      /\|\s*$/.test(lines[at + 1]?.text ?? '') &&
      // A line above a rule is the header of another table.
      !(RULE.test(lines[at + 2]?.text ?? '') && /--/.test(lines[at + 2]?.text ?? ''))
    )
      continue;
    const cells = line.text.length > LONGEST_ROW ? undefined : split(line);
    if (cells === undefined) break;
    rows.push({ start: line.start, end: line.end, cells });
    end = at + 1;
  }
  const [first] = rows;
  const last = rows.at(-1);
  if (!first || !last || rows.length < FEWEST_ROWS) return undefined;
  return { table: { start: first.start, end: last.end, rows: split === cellsAtBars ? withEmptyFirst(rows, lines) : rows }, next: end };
}

/** In a table whose rows begin without a bar, "| lab | Tue |" has an empty first cell. */
function withEmptyFirst(rows: readonly TableRow[], lines: readonly SourceLine[]): TableRow[] {
  const texts = new Map(lines.map(({ start, text }) => [start, text]));
  const hasLead = (row: TableRow): boolean => /^\s*\|/.test(texts.get(row.start) ?? '') && !/\|\s*$/.test(texts.get(row.start) ?? '');
  const others = rows.slice(1).filter((row) => !hasLead(row));
  const width = others[0]?.cells.length ?? 0;
  const isOpen = others.length > 0 && others.every(({ cells }) => cells.length === width);
  return rows.map((row) => (isOpen && hasLead(row) && row.cells.length === width - 1 ? { ...row, cells: [undefined, ...row.cells] } : row));
}

function cellsAtBars(line: SourceLine): Cell[] | undefined {
  const text = line.text;
  if (!text.includes('|') || RULE.test(text)) return undefined;
  const lead = /^\s*\|/.exec(text)?.[0].length ?? 0;
  const tail = /\|\s*$/.exec(text.slice(lead))?.[0].length ?? 0;
  const cells = cutAt(text, line.start, lead, text.length - tail, /(?<!\\)\|+/g);
  return cells.length > 1 || lead > 0 ? cells : undefined;
}

function cellsAtTabs(line: SourceLine): Cell[] | undefined {
  if (!/\S[ \u2005]*\t/.test(line.text) && !/^\t+\S/.test(line.text)) return undefined;
  const cells = cutAt(line.text, line.start, 0, line.text.length, /\t/g);
  return cells.length > 1 ? cells : undefined;
}

function cutAt(text: string, offset: number, from: number, to: number, mark: RegExp): Cell[] {
  const cells: Cell[] = [];
  let at = from;
  for (const match of text.slice(0, to).matchAll(mark)) {
    if (match.index < from) continue;
    cells.push({ start: offset + at, end: offset + match.index });
    // "||" is an empty cell between two bars.
    for (let extra = 1; extra < match[0].length; extra++) cells.push({ start: offset + match.index, end: offset + match.index });
    at = match.index + match[0].length;
  }
  cells.push({ start: offset + at, end: offset + Math.max(at, to) });
  return cells;
}

const GAP = /\s{2,}/g;
const HEAD_WORD =
  /^(?:weeks?|wk|dates?|day|topics?|subject|lectures?|readings?|assignments?|homework|due|chapters?|class|semana|fecha|tema|semaine|sujet|woche|datum|thema|session|sections?)\b/i;

/** Lines below a header whose cells are two or more spaces apart: each cell belongs to the column that begins nearest before it. */
function spacedTable(lines: readonly SourceLine[], from: number): ReadTable | undefined {
  const head = lines[from];
  if (!head || head.text.length > 200) return undefined;
  const starts = piecesOf(head.text);
  if (starts.length < 2 || starts.filter((it) => HEAD_WORD.test(head.text.slice(it.start, it.end))).length < 2) return undefined;
  const rows: TableRow[] = [
    { start: head.start, end: head.end, cells: starts.map((it) => ({ start: head.start + it.start, end: head.start + it.end })) },
  ];
  let at = from + 1;
  let blanks = 0;
  let end = at;
  for (; at < lines.length && blanks < 3; at++) {
    const line = lines[at] as SourceLine;
    if (line.text.trim() === '' || RULE.test(line.text)) {
      blanks++;
      continue;
    }
    const pieces = piecesOf(line.text);
    const isContinued = /^\s{4,}\S/.test(line.text);
    if (line.text.length > 200 || (pieces.length < 2 && !isContinued && !/^\s*(?:\d|week)/i.test(line.text))) break;
    blanks = 0;
    const cells: (Cell | undefined)[] = starts.map(() => undefined);
    for (const piece of pieces) {
      const column = Math.max(
        0,
        starts.findLastIndex((it) => it.start <= piece.start + 2),
      );
      const taken = cells[column];
      cells[column] = { start: taken?.start ?? line.start + piece.start, end: line.start + piece.end };
    }
    rows.push({ start: line.start, end: line.end, cells });
    end = at + 1;
  }
  const last = rows.at(-1);
  if (!last || rows.length < FEWEST_ROWS + 1) return undefined;
  return { table: { start: head.start, end: last.end, rows }, next: end };
}

function piecesOf(text: string): { readonly start: number; readonly end: number }[] {
  const pieces: { start: number; end: number }[] = [];
  let at = 0;
  for (const gap of [...text.matchAll(GAP), undefined]) {
    const end = gap?.index ?? text.length;
    if (text.slice(at, end).trim() !== '') pieces.push({ start: at, end });
    at = end + (gap?.[0].length ?? 0);
  }
  return pieces;
}

/** Cuts a cell where its markup breaks the line. */
export function brokenAt(plain: string, { start, end }: Cell): Cell[] {
  const pieces: Cell[] = [];
  let at = start;
  for (let next = start; next <= end; next++) {
    if (next < end && plain[next] !== BREAK && plain[next] !== '\n') continue;
    if (plain.slice(at, next).trim() !== '') pieces.push({ start: at, end: next });
    at = next + 1;
  }
  return pieces;
}
