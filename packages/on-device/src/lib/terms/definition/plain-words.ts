import type { Reach } from './site.ts';

/** White space, marks of Markdown around words, marks of a reference such as [3], and zero-width characters. */
const LEFT_OUT =
  /\s+|\*{1,3}|(?<![\p{L}\p{N}])_{1,2}(?=\p{L})|(?<=[\p{L}.,;:)])_{1,2}(?![\p{L}\p{N}])|`+|\[\d{1,3}(?:[,–-]\s?\d{1,3})*\]|[\u200B\uFEFF]/gu;

/** The words of a passage without markup, one space between them, and the way back to the offsets of the raw text. */
export interface PlainWords {
  readonly text: string;
  /** The same reach in the raw text. */
  raw(reach: Reach): Reach;
}

/** Reads the plain words of `raw.slice(start, end)`. */
export function plainWords(raw: string, start: number, end: number): PlainWords {
  const written = raw.slice(start, end);
  const pieces: { readonly at: number; readonly from: number }[] = [];
  let text = '';
  let from = 0;
  for (const { index, 0: mark } of written.matchAll(LEFT_OUT)) {
    if (mark === ' ') continue;
    add(index);
    if (/\s/.test(mark) && text !== '' && !text.endsWith(' ')) text += ' ';
    from = index + mark.length;
  }
  add(written.length);
  return { text, raw: (reach) => ({ start: place(reach.start), end: place(reach.end - 1) + 1 }) };

  function add(to: number): void {
    if (to <= from) return;
    pieces.push({ at: text.length, from });
    text += written.slice(from, to);
  }

  function place(at: number): number {
    const piece = pieces.findLast((it) => it.at <= at);
    return start + (piece === undefined ? at : piece.from + at - piece.at);
  }
}
