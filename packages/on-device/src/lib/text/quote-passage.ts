import { collapse, fill, quote, type Span } from '../../spans.ts';
import type { TextDocument } from './document.ts';
import type { Mask } from './mask.ts';

type Marked = Pick<TextDocument, 'value' | 'omitted'>;
interface Place {
  readonly start: number;
  readonly end: number;
}

/** The pieces of a passage between what quotes leave out. Most passages are one piece. */
function piecesOf({ omitted }: Pick<TextDocument, 'omitted'>, { start, end }: Place): Place[] {
  const pieces: Place[] = [];
  let from = start;
  for (const mask of masksWithin(omitted, { start, end })) {
    if (mask.start > from) pieces.push({ start: from, end: mask.start });
    from = Math.max(from, Math.min(end, mask.end));
  }
  if (from < end) pieces.push({ start: from, end });
  return pieces;
}

/** The words of a passage as a quote shows them. */
export function wordsOf(document: Marked, place: Place): string {
  const pieces = piecesOf(document, place);
  if (pieces.length === 1 && pieces[0] !== undefined) return collapse(document.value.slice(pieces[0].start, pieces[0].end));
  return pieces.reduce((text, { start, end }, at) => {
    const piece = collapse(document.value.slice(start, end));
    return text === '' || piece === '' ? text + piece : text + (joins(document, pieces, at) ? '' : ' ') + piece;
  }, '');
}

/** Quotes a passage word by word without what is no content, such as citation marks: one span for each piece. */
export function quotePassage(document: Pick<TextDocument, 'field' | 'value' | 'omitted'>, place: Place): Span[] {
  const { field, value: raw } = document;
  const pieces = piecesOf(document, place);
  const spans: Span[] = [];
  pieces.forEach(({ start, end }, at) => {
    const span = quote({ field, raw, start, end });
    if (span.text === '') return;
    if (spans.length > 0 && !joins(document, pieces, at)) spans.push(...fill(' ', 'text.space'));
    spans.push(span);
  });
  return spans;
}

/** Whether a piece follows the one before without a space: "process [3]." and "**cell**s". */
function joins({ value: raw }: Marked, pieces: readonly Place[], at: number): boolean {
  const piece = pieces[at];
  const before = pieces[at - 1];
  if (piece === undefined || before === undefined) return true;
  if (/^\s*[.,;:!?)\]}।…]/u.test(raw.slice(piece.start, piece.start + 8))) return true;
  if (/[([{]\s*$/.test(raw.slice(Math.max(before.start, before.end - 4), before.end))) return true;
  const omitted = raw.slice(before.end, piece.start);
  if (/^-?\r?\n[ \t]*$|^\u00ad\s*$/.test(omitted)) return true;
  return (
    !/\s/.test(omitted) &&
    /\S$/.test(raw.slice(before.start, before.end)) &&
    /^\S/.test(raw.slice(piece.start, piece.start + 1)) &&
    !/^[<(]/.test(omitted)
  );
}

/** The masks that overlap a passage, of a list in order. */
export function masksWithin(masks: readonly Mask[], { start, end }: Place): Mask[] {
  const within: Mask[] = [];
  for (let at = firstAfter(masks, start); at < masks.length; at += 1) {
    const mask = masks[at] as Mask;
    if (mask.start >= end) break;
    within.push(mask);
  }
  return within;
}

/** The index of the first mask that ends after an offset. */
function firstAfter(masks: readonly Mask[], offset: number): number {
  let low = 0;
  let high = masks.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((masks[middle] as Mask).end <= offset) low = middle + 1;
    else high = middle;
  }
  return low;
}
