import type { Sentence, TextDocument } from '../document.ts';
import { masksWithin } from '../quote-passage.ts';

const CITATION = /^\s?\[[\d@]|^\s?\([^()]*(?:\b(?:1[5-9]|20)\d\d|in press|n\.d\.)/;
/** "Papp and Rao (2006) have reported": a source that is part of the sentence. */
const NAMED = /\p{Lu}\p{L}+(?: (?:and|&) \p{Lu}\p{L}+| et al\.?,?)? \((?:1[5-9]|20)\d\d[a-z]?\)/u;
/** "As shown in [3]": a number of a source that is a word of the sentence. The other numbers are no part of its text. */
const NUMBER = /\[\d{1,3}(?:\s?[,;–-]\s?\d{1,3})*\]/;

/** Whether a sentence cites another work, so that what it says may be that work's. */
export function citesSource({ value, omitted }: Pick<TextDocument, 'value' | 'omitted'>, sentence: Sentence): boolean {
  // A citation may stand after the full stop: "… in mice.[12]".
  const place = { start: sentence.start, end: sentence.end + 1 };
  if (NAMED.test(sentence.text) || NUMBER.test(sentence.text)) return true;
  return masksWithin(omitted, place).some(({ start, end }) => CITATION.test(value.slice(start, end)));
}
