import { type KeyTerm, keyTerms } from '../../../lib/terms/key-terms.ts';
import type { TextDocument } from '../../../lib/text/document.ts';
import { isVerb } from '../../../lib/text/word-classes.ts';
import { BLANK, type Line } from '../../../spans.ts';
import { sayConcepts } from '../phrases.ts';
import { asks } from '../read/open-marks.ts';
import { isPartOfCase } from '../read/parties.ts';
import { most, type Scope } from '../scope.ts';
import { capped, counted, named, quoted } from '../spans.ts';

const LOOKED_AT = 18;
const MOST_PAIRS = 10;
const MOST_ALONE = 6;
const MOST_OF_ONE = 3;
const MOST_OF_SENTENCE = 2;

export interface Concepts {
  readonly pairs: readonly { readonly one: KeyTerm; readonly other: KeyTerm; readonly sentences: readonly number[] }[];
  readonly isolated: readonly KeyTerm[];
}

/** Pairs key terms by the sentences that they share. */
export function conceptsOf(document: TextDocument): Concepts {
  const terms = mapTerms(document);
  const places = new Map(terms.map(({ key, sentences }) => [key, new Set(sentences)]));
  const pairs = terms.flatMap((one, at) =>
    terms.slice(at + 1).flatMap((other) => {
      if (` ${one.key} `.includes(` ${other.key} `) || ` ${other.key} `.includes(` ${one.key} `)) return [];
      const shared = one.sentences.filter((sentence) => places.get(other.key)?.has(sentence));
      return shared.length === 0 ? [] : [{ one, other, sentences: shared }];
    }),
  );
  const linked = new Set(pairs.flatMap(({ one, other }) => [one.key, other.key]));
  pairs.sort(
    (a, b) =>
      b.sentences.length - a.sentences.length ||
      Math.round(1e6 * (b.one.score + b.other.score - a.one.score - a.other.score)) ||
      a.one.start - b.one.start,
  );
  const uses = new Map<string, number>();
  // Limits how often one term or one sentence is used, as either could fill the list.
  const quotes = new Map<number, number>();
  const varied = pairs.filter(({ one, other, sentences }) => {
    const used = [one.key, other.key].map((key) => uses.get(key) ?? 0);
    const [first = 0] = sentences;
    if (used.some((times) => times >= MOST_OF_ONE) || (quotes.get(first) ?? 0) >= MOST_OF_SENTENCE) return false;
    for (const { key } of [one, other]) uses.set(key, (uses.get(key) ?? 0) + 1);
    quotes.set(first, (quotes.get(first) ?? 0) + 1);
    return true;
  });
  return { pairs: varied, isolated: terms.filter(({ key, sentences }) => !linked.has(key) && sentences.length > 0) };
}

/** Key terms for a concept map: no symbols ("Entropy S"), and only "candidate key" of "candidate key" and "key". */
export function mapTerms(document: TextDocument): KeyTerm[] {
  const whole = keyTerms(document, LOOKED_AT).filter(
    (term) =>
      term.stems.every((stem) => stem.length > 2) &&
      term.text.length > 2 &&
      !isPartOfCase(document, term) &&
      // "Offer" may be a verb, but not where the notes define it.
      (term.introduced || !term.text.split(' ').some((word) => isVerb(word.toLowerCase()) || /^please$/i.test(word))),
  );
  return whole.filter(({ key, count, introduced }) => {
    const longer = whole.filter((other) => other.key !== key && ` ${other.key} `.includes(` ${key} `));
    // "sort" beside "bubble sort" and "quick sort" names only what they are.
    return !longer.some((other) => 2 * other.count >= count) && (longer.length < 2 || introduced);
  });
}

export function printConcepts({ notes, mode }: Scope): Line[] {
  if (mapTerms(notes).length < 3 || notes.sentences.length < 2) return [sayConcepts('few')];
  const { pairs, isolated } = conceptsOf(notes);
  const lines: Line[] = [];
  if (pairs.length === 0) lines.push(sayConcepts('noPairs'));
  else {
    lines.push(sayConcepts('together'));
    for (const { one, other, sentences } of pairs.slice(0, most(mode, MOST_PAIRS))) {
      const sentence = notes.sentences[sentences.find((at) => !asks(notes.sentences[at]?.text ?? '')) ?? sentences[0] ?? 0];
      if (sentence === undefined) continue;
      lines.push(
        sayConcepts('pair', {
          one: named(notes, one),
          other: named(notes, other),
          sentences: counted(sentences.length, 'sentence'),
          quote: quoted(notes, sentence, 20),
        }),
      );
    }
  }
  if (isolated.length > 0) {
    lines.push(BLANK, sayConcepts('alone'));
    lines.push(
      ...capped(
        isolated.map((term) => sayConcepts('isolated', { term: named(notes, term), times: counted(term.sentences.length, 'sentence') })),
        most(mode, MOST_ALONE),
      ),
    );
  }
  return lines;
}
