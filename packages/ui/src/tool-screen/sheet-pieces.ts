/** A part of a text as it is drawn: a heading, a paragraph, or a grid whose columns only stand in a fixed-width face. */
export interface Piece {
  /** The id of the section that the heading opens. */
  readonly heading?: string;
  readonly grid: boolean;
  readonly text: string;
}

/**
 * Heading lines, and the text between them. Lines are kept as they are; a blank line belongs to the text before it.
 * @param headings titles of sections with their ids
 */
export function piecesOf(text: string, headings: ReadonlyMap<string, string>): Piece[] {
  const pieces: Piece[] = [];
  let lines: string[] = [];
  let grid = false;
  const flush = (): void => {
    const joined = lines.join('\n').replace(/^\n+|\n+$/g, '');
    if (joined !== '') pieces.push({ grid, text: calm(joined) });
    lines = [];
  };
  const all = text.split('\n');
  for (const [index, line] of all.entries()) {
    const heading = headings.get(line);
    if (heading !== undefined) {
      flush();
      pieces.push({ heading, grid: false, text: line });
      continue;
    }
    const inGrid = standsInGrid(line, all[index + 1] ?? '', grid);
    if (inGrid !== grid) {
      flush();
      grid = inGrid;
    }
    lines.push(line);
  }
  flush();
  return pieces;
}

/** A bar of a timeline: it stands in a grid wherever it is. */
const BAR = /\|[#.]+\|/;
/** Gaps of two or more spaces between three or more columns, a row of days, or a line under a table's head. */
const COLUMNS = /\S {2,}\S.* {2,}\S|^[\s()[\]]*\d[\s\d()[\]]*$|^-[- ]{5,}$/;
const INDENTED = /^ {2,}\S/;

/** A line with columns beside another one, or one that is indented under such a line. */
function standsInGrid(line: string, next: string, grid: boolean): boolean {
  if (BAR.test(line)) return true;
  if (COLUMNS.test(line)) return grid || COLUMNS.test(next);
  return grid && INDENTED.test(line);
}

// Thousands of combining marks on one letter hang the layout of a page; sixteen is more than any script stacks.
function calm(text: string): string {
  return text.replace(/(\p{M}{16})\p{M}+/gu, '$1');
}
