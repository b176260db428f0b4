import type { TextItem, TextMarkedContent } from 'pdfjs-dist/types/src/display/api.js';
import { isRightToLeft, joinedPieces } from './piece-order.ts';
import { itemsByDirection, type TextBox, type TextPiece } from './placed-items.ts';

/** The marks that stand before the items of lists, for regular expressions. */
export const BULLET_CLASS = '[•▪◦‣■□▶►➢➤●○◆–—*-]';

/** A line of a page, or one cell of a line. */
export interface PageLine extends TextBox {
  readonly text: string;
  /** The number of cells of a table in it. */
  readonly cells: number;
  /** Its column on the page, in reading order. */
  readonly column: number;
}

/** A stretch of a line without wide gaps, before the columns of its page are known. */
interface LineStretch extends TextBox {
  readonly pieces: readonly TextPiece[];
}

const ITEM_MARK = new RegExp(`^(?:${BULLET_CLASS}|\\(?(?:\\d+(?:\\.\\d+)*|[a-zA-Z]|[ivxIVX]+)[.)]?)$`);

/** The gap, in heights of letters, that parts the cells of a table or two columns. */
const CELL_GAP = 1.2;

/** The stretches of a page in the order in which the file draws them. Text that is turned against most of the page comes last. */
export function stretchesOf(items: readonly (TextItem | TextMarkedContent)[], view: readonly number[]): LineStretch[] {
  return itemsByDirection(items, view).flatMap((pieces) => {
    const stretches: LineStretch[] = [];
    let open: TextPiece[] = [];
    const end = (): void => {
      if (open.length > 0) stretches.push(stretchOf(open));
      open = [];
    };
    for (const piece of pieces) {
      const last = open.at(-1);
      if (last && !goesOn(open, last, piece)) end();
      const isTwice = last?.text === piece.text && Math.abs(last.x - piece.x) < 1 && Math.abs(last.y - piece.y) < 1;
      if (!isTwice) open.push(piece);
      if (piece.endsLine) end();
    }
    end();
    return stretches;
  });
}

/** A raised number of a note is less than half a line away. Arabic and Hebrew go on at the left. */
function goesOn(open: readonly TextPiece[], last: TextPiece, piece: TextPiece): boolean {
  const [first = last] = open;
  const size = Math.max(...open.slice(-3).map((it) => it.size), piece.size);
  if (Math.abs(piece.y - first.y) > size / 2) return false;
  const gap = piece.x - last.right;
  if (gap > -size && gap < CELL_GAP * size) return true;
  const gapAtLeft = last.x - piece.right;
  return gapAtLeft > -size / 2 && gapAtLeft < CELL_GAP * size && isRightToLeft([...open, piece]);
}

function stretchOf(pieces: readonly TextPiece[]): LineStretch {
  const largest = pieces.reduce((one, other) => (other.size > one.size ? other : one));
  return {
    pieces,
    x: Math.min(...pieces.map(({ x }) => x)),
    right: Math.max(...pieces.map(({ right }) => right)),
    y: largest.y,
    size: largest.size,
  };
}

/** Stretches of one column as lines: those that stand beside each other are the cells of one line. */
export function pageLines(stretches: readonly LineStretch[], column: number): PageLine[] {
  const lines: LineStretch[][] = [];
  for (const stretch of stretches) {
    const open = lines.at(-1);
    const last = open?.at(-1);
    const isBeside = last && Math.abs(last.y - stretch.y) < Math.min(last.size, stretch.size) / 3 && !overlap(last, stretch);
    if (open && isBeside) open.push(stretch);
    else lines.push([stretch]);
  }
  const rows = lines.flatMap((row): TableLine[] => {
    const pieces = cellsOf(row).filter((cell) => joinedPieces(cell) !== '');
    const { x, right, y, size } = stretchOf(row.flatMap((stretch) => stretch.pieces));
    const starts = pieces.map((cell) => Math.min(...cell.map((piece) => piece.x)));
    return pieces.length === 0 ? [] : [{ cells: pieces.map(joinedPieces), starts, x, right, y, size }];
  });
  return rows.map(({ cells, starts: _starts, ...box }, at) => {
    const isProse = isJustified(rows, at);
    return { ...box, text: isProse ? cells.join(' ') : textOf(cells), column, cells: isProse ? 1 : cells.length };
  });
}

interface TableLine extends TextBox {
  readonly cells: readonly string[];
  readonly starts: readonly number[];
}

/** The lines up and down that are searched for the paragraph of a line. */
const PARAGRAPH_LINES = 8;

/**
 * A line of few words that is stretched to the width of its paragraph has gaps as wide as those of a table. It is as wide as a line without
 * gaps near it, and the line above and below it has other gaps, or none.
 */
function isJustified(rows: readonly TableLine[], at: number): boolean {
  const row = rows[at];
  if (row === undefined || row.cells.length < 2) return false;
  if ([rows[at - 1], rows[at + 1]].some((other) => other !== undefined && isSameTable(row, other))) return false;
  return rows
    .slice(Math.max(0, at - PARAGRAPH_LINES), at + PARAGRAPH_LINES + 1)
    .some(({ cells, x, right }) => cells.length === 1 && Math.abs(x - row.x) < row.size && Math.abs(right - row.right) < row.size / 2);
}

function isSameTable(one: TableLine, other: TableLine): boolean {
  if (other.cells.length < 2) return false;
  if (one.cells.length === other.cells.length) return true;
  const [fewer, more] = one.cells.length < other.cells.length ? [one, other] : [other, one];
  return fewer.starts.every((start) => more.starts.some((it) => Math.abs(it - start) < one.size / 2));
}

/** The cells of a row; those of an Arabic or a Hebrew table are read from the right. Stretches that are close are one cell. */
function cellsOf(row: readonly LineStretch[]): readonly (readonly TextPiece[])[] {
  const cells: LineStretch[] = [];
  for (const stretch of row.toSorted((one, other) => one.x - other.x)) {
    const last = cells.at(-1);
    if (last && stretch.x - last.right < CELL_GAP * Math.max(last.size, stretch.size)) {
      cells.splice(-1, 1, stretchOf([...last.pieces, ...stretch.pieces]));
    } else cells.push(stretch);
  }
  const all = cells.map(({ pieces }) => pieces);
  return isRightToLeft(all.flat()) ? all.reverse() : all;
}

/** The number or the bullet of an item stands before it, not in a cell. */
function textOf(cells: readonly string[]): string {
  const [first = '', second, ...others] = cells;
  if (second === undefined) return first;
  const isMark = ITEM_MARK.test(first);
  return [isMark ? `${first} ${second}` : `${first} | ${second}`, ...others].join(' | ');
}

function overlap(one: TextBox, other: TextBox): boolean {
  return one.x < other.right - 1 && other.x < one.right - 1;
}
