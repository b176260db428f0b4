/** Consecutive lines of a block that the sheet shows in the same way. */
export interface SheetSegment {
  /** `grid`: lines with columns, which line up only in a monospaced typeface. */
  readonly kind: 'heading' | 'text' | 'grid';
  readonly text: string;
  /** The index of its first line in the block. */
  readonly line: number;
}

/**
 * Splits a block into segments: section titles, and the text or the grids between them.
 * @param ended whether the last line is complete; an incomplete line is never a title, because more text may follow on it
 */
export function sheetSegments(block: string, headings: ReadonlySet<string>, ended: boolean): SheetSegment[] {
  const segments: SheetSegment[] = [];
  const lines = block.split('\n');
  let text: string[] = [];
  let kind = 'text' as 'text' | 'grid';
  const close = (end: number): void => {
    if (text.some((line) => line.trim() !== '')) segments.push({ kind, text: text.join('\n'), line: end - text.length });
    text = [];
  };
  for (const [index, line] of lines.entries()) {
    const title = line.trim();
    if (headings.has(title) && (ended || index < lines.length - 1)) {
      close(index);
      segments.push({ kind: 'heading', text: title, line: index });
      kind = 'text';
      continue;
    }
    const next: 'text' | 'grid' = isGridLine(line, lines[index + 1] ?? '', kind === 'grid') ? 'grid' : 'text';
    if (next !== kind) close(index);
    kind = next;
    text.push(line);
  }
  // Empty lines inside running text are kept. Beside a heading or a grid they are left out, because those have margins.
  if (segments.length === 0 && kind === 'text') return block === '' ? [] : [{ kind: 'text', text: block, line: 0 }];
  close(lines.length);
  return segments;
}

/** A bar of a timeline. A line with one is always part of a grid. */
const BAR = /\|[#.]+\|/;
/** Three or more columns separated by two or more spaces, a row of days, or the line under a table's head. */
const COLUMNS = /\S {2,}\S.* {2,}\S|^[\s()[\]]*\d[\s\d()[\]]*$|^-[- ]{5,}$/;
/** A row of a table whose columns stand between bars, as models write it. */
const PIPED = /^\s*\|.*\|\s*$/;
const INDENTED = /^ {2,}\S/;
// A longer line is always text. The limit also bounds the time of the regular expressions.
const MAX_GRID_LINE = 200;

/** Whether a line belongs to a grid: it has columns and so has a neighbour, or it is indented below such a line. */
function isGridLine(line: string, next: string, afterGrid: boolean): boolean {
  if (line.length > MAX_GRID_LINE) return false;
  if (BAR.test(line)) return true;
  if (COLUMNS.test(line)) return afterGrid || COLUMNS.test(next.slice(0, MAX_GRID_LINE));
  if (PIPED.test(line)) return afterGrid || PIPED.test(next.slice(0, MAX_GRID_LINE));
  return afterGrid && INDENTED.test(line);
}

/** Whether a text has a run of characters without a space that is longer than any word. Its lines are slow to lay out with kerning. */
export function hasLongRun(text: string): boolean {
  return /\S{500}/.test(text);
}

// More combining marks on one letter block the browser's text layout (100,000 took over 20 s). No script uses as many.
const MARKS = /(\p{M}{16})\p{M}+/gu;

/** The text as the sheet shows it. Copying, saving and downloading use the original text. */
export function displayed(text: string): string {
  return text.replace(MARKS, '$1');
}
