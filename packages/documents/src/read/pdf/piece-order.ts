import type { TextPiece } from './placed-items.ts';

const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}]/u;
/** The vowel signs of Hebrew and Arabic. */
const VOWEL = /[\u0591-\u05C7\u064B-\u0655\u0670]/;
/** The scripts that have no spaces between words. */
export const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303F\uFF00-\uFFEF]/u;

/** Most of the letters are Arabic or Hebrew. */
export function isRightToLeft(pieces: readonly TextPiece[]): boolean {
  let balance = 0;
  for (const { text } of pieces) {
    for (const letter of text) {
      if (RIGHT_TO_LEFT.test(letter)) balance += 1;
      else if (/\p{L}/u.test(letter)) balance -= 1;
    }
  }
  return balance > 0;
}

/** The text of pieces in the order in which it is read. A gap is a space. */
export function joinedPieces(pieces: readonly TextPiece[]): string {
  const ordered = isRightToLeft(pieces) ? fromTheRight(pieces) : pieces;
  let text = '';
  let before: TextPiece | undefined;
  for (const piece of ordered) {
    if (before && hasGap(before, piece)) text += ' ';
    text += piece.text;
    before = piece;
  }
  return (
    text
      .replace(/[\s\u00A0]+/g, ' ')
      .trim()
      // A vowel sign is drawn apart from its letter, with the room of a space.
      .replace(/ (?=[\u0591-\u05C7\u064B-\u0655\u0670])/g, '')
      // Fonts of symbols have their bullets among the private characters.
      .replace(/^[\uE000-\uF8FF]\s*/, '• ')
      // pdf.js turns the ligature of lam and alef around. No Arabic word has two alefs in a row.
      .replace(/(\u0627)([\u0622\u0623\u0625])(\u0644)/g, '$1$3$2')
  );
}

function hasGap(before: TextPiece, piece: TextPiece): boolean {
  const gap = Math.max(piece.x - before.right, before.x - piece.right);
  const isCjk = CJK.test(before.text.at(-1) ?? '') && CJK.test(piece.text[0] ?? '');
  // Vowel signs move back and forth, which is reported as a space; a space between words has its width.
  const isVowelled = VOWEL.test(before.text + piece.text) || (before.right >= piece.x && isRightToLeft([before]) && isRightToLeft([piece]));
  return gap > Math.min(before.size, piece.size) * (isCjk ? 0.6 : 0.2) || (piece.spaced && !isCjk && !isVowelled);
}

/** From right to left, but numbers and Latin words that stand in such a line run from left to right. */
function fromTheRight(pieces: readonly TextPiece[]): readonly TextPiece[] {
  const sorted = pieces.toSorted((one, other) => other.x - one.x);
  const ordered: TextPiece[] = [];
  let latin: TextPiece[] = [];
  for (const piece of sorted) {
    if (RIGHT_TO_LEFT.test(piece.text) || !/[\p{L}\p{N}]/u.test(piece.text)) {
      ordered.push(...latin, piece);
      latin = [];
    } else latin.unshift(piece);
  }
  return [...ordered, ...latin];
}
