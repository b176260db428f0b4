import { computed, type Line, type Span } from '../../spans.ts';
import { fillPhrase } from './phrases.ts';

/** Kinds of sources, as words for a search. */
const KINDS = ['survey', 'review', 'evaluation', 'comparison', 'case study', 'method', 'limitations', 'recent advances'] as const;

/** The number of first terms that name the subject of the work. Later terms only narrow a search. */
const MAIN_TERMS = 3;

/** The number of kinds of sources for which a single term is searched: if there are other terms, and if there are none. */
const ALONE = 1;
const ALL_ALONE = 4;

/**
 * Makes places numbered `from` to `to`, each with a search for the person's own terms: pairs first, then single terms by kind of
 * source. A place without a further search is empty.
 */
export function searchSlots(given: readonly Span[], from: number, to: number): Line[] {
  const count = to - from + 1;
  const terms = widestLast(given.filter(({ text }) => !KIND_WORDS.has(text.toLowerCase())));
  const exact = terms.filter(isExact);
  const main = (exact.length > 0 ? exact : terms).slice(0, MAIN_TERMS);
  // A pair of plain words is specific too: "nurses sepsis".
  const pairs = terms.slice(0, MAIN_TERMS).flatMap((a, i) => terms.slice(i + 1).map((b, j) => ({ a, b, order: 2 * i + j })));
  pairs.sort((x, y) => x.order - y.order);
  const searches: Line[] = [];
  pairs.slice(0, Math.max(0, count - ALONE * main.length)).forEach(({ a, b }, index) => {
    searches.push([...fillPhrase('two', { a, b }), ...term(a), ...fillPhrase('space'), ...term(b), ...kind(index)]);
  });
  KINDS.slice(0, pairs.length > 0 ? ALONE : ALL_ALONE).forEach((_, round) => {
    main.forEach((a, index) => {
      searches.push([...fillPhrase('one', { a }), ...term(a), ...kind(round + index * MAIN_TERMS)]);
    });
  });
  const found = searches.slice(0, count);
  return Array.from({ length: count }, (_, index) => {
    const line = found[index] ?? fillPhrase('own');
    return fillPhrase('box', { text: [computed(`${from + index}. `, 'number'), ...line] });
  });
}

/** A term of two words is quoted in the search. A longer one would find nothing in that exact form. */
function term(span: Span): Span[] {
  return span.text.split(' ').length === 2 ? [...fillPhrase('quoted'), span, ...fillPhrase('quoted')] : [span];
}

function kind(index: number): Span[] {
  return [{ kind: 'phrase', text: ` ${KINDS[index % KINDS.length] ?? ''}`, id: 'checklist.search-kind' }];
}

const KIND_WORDS: ReadonlySet<string> = new Set(KINDS);

/** Whether a search for the term alone is specific: several words, or a name such as "LoRaWAN" or "LSTM". */
function isExact({ text }: Span): boolean {
  return / /.test(text) || /\p{L}.*[\p{Lu}\d]/u.test(text);
}

function widestLast(terms: readonly Span[]): Span[] {
  return [...terms.filter(isExact), ...terms.filter((term) => !isExact(term))];
}
