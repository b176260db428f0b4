import { trimStretch } from '../../../../lib/text/split-list.ts';
import type { Passage } from '../../../../spans.ts';
import { startsAssessment } from './assessment-words.ts';

const MOST = 400;
/** "a) Sets": a shorter text before a bracket is the number of an item. */
const SHORTEST_IN_BRACKET = 4;
/** "Mill vs. Kant", "Dr. King", "ch. II" */
const ABBREVIATION = /(?<!\p{L})(?:vs?|dr|jr|sr|prof|mr|mrs|ms|st|ch|pp?|no|vol|fig|sec|cf|ca)$/iu;

/** Splits text at semicolons, bars, and full stops before a capital; finely also at commas, dashes and slashes between spaces, and a plus sign before an assessment. It never splits brackets and the places in `whole` ("Wednesday, 14 October"). */
export function clausesOf(
  field: string,
  raw: string,
  start: number,
  end: number,
  finely = false,
  whole: readonly { readonly start: number; readonly end: number }[] = [],
): Passage[] {
  const text = raw.slice(start, end);
  const clauses: Passage[] = [];
  let depth = 0;
  let from = 0;
  const close = (to: number): void => {
    const piece = trimStretch(raw, { start: start + from, end: start + to });
    if (piece.end > piece.start) clauses.push({ field, raw, ...piece });
  };
  for (let at = 0; at < text.length && clauses.length < MOST; at++) {
    const character = text[at] ?? '';
    // "Wk 2 (Jan 20; no class Jan 18) Treaties": a bracket that was opened before the text ends a piece too.
    if (character === ')' && depth === 0 && at - from > SHORTEST_IN_BRACKET) {
      close(at);
      from = at + 1;
    } else if (character === '(' || character === '[') depth++;
    else if (character === ')' || character === ']') depth = Math.max(0, depth - 1);
    else if (
      depth === 0 &&
      !whole.some((it) => start + at >= it.start && start + at < it.end) &&
      (isBreak(character, text.slice(Math.max(0, at - 1), at + 9), finely) ||
        // "regression + final quiz"
        (finely && /^\s\+\s/.test(text.slice(at - 1, at + 2)) && startsAssessment(text.slice(at + 2)))) &&
      !(character === '.' && ABBREVIATION.test(text.slice(Math.max(0, at - 6), at)))
    ) {
      close(at);
      from = at + 1;
    }
  }
  if (clauses.length < MOST) close(text.length);
  return clauses;
}

function isBreak(character: string, around: string, finely: boolean): boolean {
  if (character === ';' || character === '|' || character === '\t') return true;
  // "An essay of 3,000 words"
  // "Cells (ch 4)   Lab 1: microscopy": columns of a table that lost its lines.
  if (character === ' ') return /^\S {3,}\S/.test(around);
  if (character === ',') return finely && !/^\d,\d/.test(around);
  if (character === '/') return finely && /^\s\/\s/.test(around);
  if (/[-–—]/.test(character)) return finely && /^\s(?:--|[-–—])\s?/.test(around) && /\s$|--/.test(around.slice(0, 3));
  // A sentence of a list may begin with its weight: "… of the reading. 15% Leadership in class".
  return character === '.' && /^[\s\S]\.\s+(?:\p{Lu}|\d{1,3}\s?%)/u.test(around);
}
