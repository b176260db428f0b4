/** A part of a block of text as the sheet shows it. */
export interface Segment {
  /** `grid`: lines in columns, which only stand in a fixed-width face. */
  readonly kind: 'heading' | 'text' | 'grid';
  readonly text: string;
}

/**
 * A block in parts: lines that are titles of sections, and the text between them.
 * @param ended whether the last line is whole; while it grows it may yet turn out to be no title
 */
export function segmentsOf(block: string, headings: ReadonlySet<string>, ended: boolean): Segment[] {
  const segments: Segment[] = [];
  const lines = block.split('\n');
  let text: string[] = [];
  let kind = 'text' as 'text' | 'grid';
  const close = (): void => {
    if (text.some((line) => line.trim() !== '')) segments.push({ kind, text: text.join('\n') });
    text = [];
  };
  for (const [index, line] of lines.entries()) {
    const title = line.trim();
    if (headings.has(title) && (ended || index < lines.length - 1)) {
      close();
      segments.push({ kind: 'heading', text: title });
      kind = 'text';
      continue;
    }
    const next: 'text' | 'grid' = standsInGrid(line, lines[index + 1] ?? '', kind === 'grid') ? 'grid' : 'text';
    if (next !== kind) close();
    kind = next;
    text.push(line);
  }
  // Empty lines within running text are part of it; only those beside a heading give way to its margin.
  if (segments.length === 0 && kind === 'text') return block === '' ? [] : [{ kind: 'text', text: block }];
  close();
  return segments;
}

/** A bar of a timeline: it stands in a grid wherever it is. */
const BAR = /\|[#.]+\|/;
/** Gaps of two or more spaces between three or more columns, a row of days, or a line under a table's head. */
const COLUMNS = /\S {2,}\S.* {2,}\S|^[\s()[\]]*\d[\s\d()[\]]*$|^-[- ]{5,}$/;
const INDENTED = /^ {2,}\S/;
// Such a line is short; a long one is a text, and not worth a look that grows with its length.
const LONGEST_GRID_LINE = 200;

/** A line with columns beside another one, or one that is indented under such a line. */
function standsInGrid(line: string, next: string, grid: boolean): boolean {
  if (line.length > LONGEST_GRID_LINE) return false;
  if (BAR.test(line)) return true;
  if (COLUMNS.test(line)) return grid || COLUMNS.test(next.slice(0, LONGEST_GRID_LINE));
  return grid && INDENTED.test(line);
}

// More marks on one letter hang a browser's text layout (100,000 took over 20 s); no script stacks as many.
const MARKS = /(\p{M}{16})\p{M}+/gu;

/** The text as it can be shown. What is copied, saved and downloaded stays as it was written. */
export function displayed(text: string): string {
  return text.replace(MARKS, '$1');
}
