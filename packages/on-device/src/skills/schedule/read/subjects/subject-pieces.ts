import { type Stretch, splitList } from '../../../../lib/text/split-list.ts';
import { FOREIGN_AND, ONE_NAME, SLASHES } from '../words/weight-words.ts';
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

/** The names of a line that slashes or bars separate, or undefined. */
export function slashPieces(start: number, text: string): Stretch[] | undefined {
  const mark = /^[^|,;:]+(?:\|[^|,;:]+)+$/.test(text) ? '|' : '/';
  if (mark === '/' && !SLASHES.test(text)) return undefined;
  return piecesAt(mark, start, text).map((it) => {
    const inner = text.slice(it.start - start, it.end - start);
    const lead = inner.length - inner.trimStart().length;
    return { start: it.start + lead, end: it.start + inner.trimEnd().length };
  });
}

/** The pieces of a line between semicolons, or between slashes with spaces. */
export function headedPieces(start: number, text: string): Stretch[] {
  return piecesAt(text.includes(';') ? ';' : ' / ', start, text);
}

function piecesAt(mark: string, start: number, text: string): Stretch[] {
  let at = start;
  return text.split(mark).map((piece) => {
    const stretch = { start: at, end: at + piece.length };
    at += piece.length + mark.length;
    return stretch;
  });
}

/** The names of a list. A piece of figures belongs to the name before it: "Chemistry ch 3 & 4". */
export function namePieces(raw: string, start: number, end: number, splitAnd: boolean): Stretch[] {
  const pieces: Stretch[] = [];
  for (const piece of splitList(raw, start, end, splitAnd)) {
    const words = raw.slice(piece.start, piece.end);
    const last = pieces.at(-1);
    const joint = splitAnd ? FOREIGN_AND.exec(words) : null;
    const [, left = '', and = '', right = ''] = joint ?? [];
    if (last && /\d\s*$/.test(raw.slice(last.start, last.end)) && !/\p{L}/u.test(words.replace(/\band\b/gi, ''))) {
      pieces[pieces.length - 1] = { start: last.start, end: piece.end };
    } else if (joint && !ONE_NAME.test(left) && !ONE_NAME.test(right)) {
      pieces.push({ start: piece.start, end: piece.start + left.length });
      pieces.push({ start: piece.start + left.length + and.length, end: piece.end });
    } else pieces.push(piece);
  }
  return withOneLead(raw, pieces);
}

const firstWord = (raw: string, { start, end }: Stretch): string => /^\S+(?=\s)/.exec(raw.slice(start, end))?.[0] ?? '';

/** "SAT Math, SAT Reading and Writing" is two names, where all others begin with one word. */
function withOneLead(raw: string, pieces: readonly Stretch[]): Stretch[] {
  const [before, last] = pieces.slice(-2);
  const others = pieces.slice(0, -1).map((it) => firstWord(raw, it));
  const [lead = ''] = others;
  const isOne =
    before !== undefined &&
    last !== undefined &&
    others.length > 1 &&
    lead !== '' &&
    others.every((it) => it === lead) &&
    firstWord(raw, last) !== lead &&
    /^\s(?:and|&)\s$/i.test(raw.slice(before.end, last.start));
  return isOne ? [...pieces.slice(0, -2), { start: before.start, end: last.end }] : [...pieces];
}
