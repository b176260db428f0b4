import type { FactPlace } from './fact.ts';

export interface QuoteFact extends FactPlace {
  /** The quoted words between omissions. */
  readonly parts: readonly string[];
}

const WORDS = '([^"\\u201c\\u201d\\u201e\\u00ab\\u00bb\\n]{8,1500})';
/**
 * Each pair of marks. A straight mark opens only before a word and closes only after one, so that no text between two quotations counts.
 */
const QUOTE = new RegExp(
  `(?<![^\\s(\\[:,\\u2013\\u2014-])"(?=\\S)${WORDS}(?<=\\S)"(?![\\p{L}\\p{N}>])|[\\u201c\\u201e]${WORDS}[\\u201d\\u201c]|\\u00ab${WORDS}\\u00bb|\\u00bb${WORDS}\\u00ab`,
  'gu',
);
const OMISSION = /\s*(?:\[\s?(?:\.{3}|\u2026)\s?\]|\.{3}|\u2026)\s*/;
/** A quotation with fewer words is a term or irony. */
const FEWEST_WORDS = 3;

export function quotesIn(text: string): QuoteFact[] {
  return [...text.matchAll(QUOTE)].flatMap(({ 0: whole, 1: straight, 2: curved, 3: pointed, 4: inward, index }) => {
    const words = straight ?? curved ?? pointed ?? inward ?? '';
    if ((words.match(/\S+/g) ?? []).length < FEWEST_WORDS) return [];
    const parts = words.split(OMISSION).map((part) => part.replace(/^[\s.,;:!?]+|[\s.,;:!?]+$/g, ''));
    return [{ start: index, end: index + whole.length, parts: parts.filter((part) => part !== '') }];
  });
}
