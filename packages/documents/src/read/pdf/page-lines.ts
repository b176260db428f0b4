import type { TextItem, TextMarkedContent } from 'pdfjs-dist/types/src/display/api.js';

/** A line of a page. */
export interface Line {
  readonly text: string;
  /** The height of its baseline over the bottom of the page. */
  readonly y: number;
  /** The height of its letters. */
  readonly size: number;
}

/** The lines of a page in the order in which the file draws them, which is the reading order of columns in nearly all files. */
export function linesOf(items: readonly (TextItem | TextMarkedContent)[]): Line[] {
  const lines: Line[] = [];
  let text = '';
  let y = 0;
  let size = 0;
  /** Where the last item ended. */
  let right = 0;
  const end = (): void => {
    // Fonts of symbols have their bullets among the private characters.
    const said = text
      .replace(/\s+/g, ' ')
      .trim()
      .replace(/^[\uE000-\uF8FF]\s*/, '• ');
    if (said !== '') lines.push({ text: said, y, size });
    text = '';
    size = 0;
  };
  for (const item of items) {
    if (!('str' in item)) continue;
    const [, , , , x = 0, baseline = 0] = item.transform as number[];
    if (item.str.trim() !== '') {
      // A raised number of a note is less than half a line away.
      if (text !== '' && Math.abs(baseline - y) > Math.max(size, item.height) / 2) end();
      if (text === '') y = baseline;
      else if (x - right > item.height / 5) text += ' ';
      size = Math.max(size, item.height);
      right = x + item.width;
    }
    text += item.str;
    if (item.hasEOL) end();
  }
  end();
  return lines;
}
