import { isBlank } from '../definition/field.ts';
import type { Piece } from '../generation/compose-section.ts';
import { isRefusal } from './check-brief.ts';
import { cleanText } from './clean-text.ts';
import { SectionTitles } from './section-titles.ts';
import { countWords } from './transcript.ts';

/** A text under this share of the words it was asked for is asked for the rest, once (design, generation §4.3). */
export const ENOUGH = 0.8;

/** Too little of a part: nothing, or under four fifths of words that the outline states. */
export function isThin(text: string, { section, words }: Piece): boolean {
  return isBlank(text) || (section.words !== undefined && countWords(text) < words * ENOUGH);
}

/** Enough of a part to keep it as it is. */
export function isWhole(text: string, piece: Piece): boolean {
  return !isThin(text, piece) && !isRefusal(text);
}

/** An answer as the text of its part: cleaned, and without the title, which stands there already. */
export function plainText({ section }: Piece, answer: string): string {
  const text = cleanText(answer);
  const [first = '', ...others] = text.split('\n');
  return new SectionTitles([section], 'any').at(first) ? others.join('\n').trim() : text;
}
