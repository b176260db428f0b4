import type { Stretch } from '../../../lib/text/split-list.ts';
import { isRemark } from './subject-remarks.ts';

/** Cuts "Biology, Physics. I struggle with physics." before a sentence that is a remark. */
export function sentencesOf(raw: string, start: number, end: number): Stretch[] {
  const text = raw.slice(start, end);
  // "1) Macro 2) Micro 3) Statistics": the first number is not part of the line.
  const numbers = /^\(?1[.)]\s*$/.test(raw.slice(Math.max(0, start - 4), start).trim())
    ? [...text.matchAll(/\s\(?\d{1,2}[.)]\s+(?=\p{L})/gu)]
    : [];
  if (numbers.length > 0) {
    const starts = [0, ...numbers.map((it) => it.index + it[0].length)];
    return starts.map((from, at) => ({ start: start + from, end: start + (numbers[at]?.index ?? text.length) }));
  }
  const cuts = [...text.matchAll(/[.!]\s+(?=[A-Z])/g)].map((it) => start + it.index + it[0].length);
  const isCut = (at: number): boolean =>
    isRemark(raw.slice(at, end).split(/[,;.!]/)[0] ?? '') ||
    isRemark(
      raw
        .slice(start, at)
        .trim()
        .replace(/[.!]$/, '')
        .split(/[,;.!]/)
        .at(-1)
        ?.trim() ?? '',
    );
  const edges = [start, ...cuts.filter(isCut), end];
  return edges.slice(0, -1).map((from, at) => ({ start: from, end: edges[at + 1] ?? end }));
}

/** "Maths/Physics/Chemistry" */
const SLASHES = /^[^,;:\d(]+(?:(?: \/ [^,;:\d/(]+)+|(?:\/[^,;:\d/(]+){2,})$/;

/** The names of a line that slashes separate, or undefined. */
export function slashPieces(start: number, text: string): Stretch[] | undefined {
  if (!SLASHES.test(text)) return undefined;
  return piecesAt('/', start, text).map((it) => {
    const inner = text.slice(it.start - start, it.end - start);
    const lead = inner.length - inner.trimStart().length;
    return { start: it.start + lead, end: it.start + inner.trimEnd().length };
  });
}

/** The pieces of a line between semicolons. */
export function semicolonPieces(start: number, text: string): Stretch[] {
  return piecesAt(';', start, text);
}

function piecesAt(mark: string, start: number, text: string): Stretch[] {
  let at = start;
  return text.split(mark).map((piece) => {
    const stretch = { start: at, end: at + piece.length };
    at += piece.length + 1;
    return stretch;
  });
}
