import { isBlank } from '../definition/field.ts';
import { cleanText } from './clean-text.ts';
import { ENOUGH } from './pace.ts';
import type { Piece } from './plan-calls.ts';
import { countWords } from './transcript.ts';

/** Too little of a part: nothing, or under four fifths of words that the outline states. */
export function isThin(text: string, { section, words }: Piece): boolean {
  return isBlank(text) || (section.words !== undefined && countWords(text) < words * ENOUGH);
}

/** An answer as the text of its part: cleaned, and without the title that stands there already. */
export function plainText({ section }: Piece, answer: string): string {
  return withoutTitle(cleanText(answer), section.title);
}

function withoutTitle(text: string, title: string): string {
  const [first = '', ...others] = text.split('\n');
  const plain = first.trim().replace(/^(?:section\s*:|\d+[.)])\s*|\s*\(?(?:part \d+(?: of \d+)?|continued)\)?:?$|:$/gi, '');
  return plain.trim().toLowerCase() === title.toLowerCase() ? others.join('\n').trim() : text;
}
