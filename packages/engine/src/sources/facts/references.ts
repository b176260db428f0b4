import type { FactPlace } from './fact.ts';

export interface ReferenceFact extends FactPlace {
  /** The family names of a citation, with its year. */
  readonly authors?: readonly string[];
  readonly year?: string;
  /** A DOI or a web address. */
  readonly address?: string;
}

const AUTHOR = "\\p{Lu}[\\p{L}'\\u2019-]{1,30}";
const AUTHORS = `${AUTHOR}(?:(?:, ${AUTHOR}){0,6},? (?:and|&|und|y|et) ${AUTHOR})?`;
const YEAR = '((?:1[5-9]|20)\\d\\d)[a-z]?';
/** "Blankenship (2021)", "(Blankenship, 2021, p. 4)", "Blankenship et al., 2021". */
const CITED = new RegExp(
  `(?<![\\p{L}])(${AUTHORS})(?: et al\\.?)?(?:'s)?(?:,? \\(${YEAR}(?:, [^()\\n]{1,30})?\\)|, ${YEAR}(?![\\d\\p{L}]))`,
  'gu',
);
const ADDRESS = /(?:doi:\s?|https?:\/\/(?:dx\.)?doi\.org\/)?(10\.\d{4,9}\/[^\s"<>\])},;]+)|https?:\/\/[^\s"<>\])}]+/giu;
const NO_AUTHORS = new Set(
  'january february march april may june july august september october november december in on by since until the from to after before of spring summer autumn fall winter and table figure chapter section'.split(
    ' ',
  ),
);

/** Citations by author and year, DOIs and web addresses. */
export function referencesIn(text: string): ReferenceFact[] {
  const found: ReferenceFact[] = [];
  for (const { 0: whole, 1: names = '', 2: bracketed, 3: plain, index } of text.matchAll(CITED)) {
    const authors = (names.match(/[\p{L}'\u2019-]+/gu) ?? []).filter((word) => /^\p{Lu}/u.test(word));
    const year = bracketed ?? plain;
    if (year === undefined || authors.some((author) => NO_AUTHORS.has(author.toLowerCase()))) continue;
    found.push({ start: index, end: index + whole.length, authors, year });
  }
  for (const { 0: whole, 1: doi, index } of text.matchAll(ADDRESS)) {
    const words = whole.replace(/[.,;:]+$/, '');
    found.push({ start: index, end: index + words.length, address: (doi ?? words).replace(/[.,;:]+$/, '') });
  }
  return found;
}
