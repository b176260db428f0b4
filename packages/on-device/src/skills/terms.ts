import type { Skill } from '../skill.ts';
import { type Definition, definitions } from '../text/definitions.ts';
import type { Sentence, TextDocument } from '../text/document.ts';
import { type KeyTerm, keyTerms } from '../text/key-terms.ts';
import { sentenceScores } from '../text/rank-sentences.ts';
import { quoteTidily } from '../text/tidy.ts';
import { computed, type Line, phrasebook, quote } from '../trace.ts';

const say = phrasebook('terms', {
  defined: '- {term}: {meaning}',
  consists: '- {term}: consists of {meaning}',
  standsFor: '- {term}: stands for {meaning}',
  used: '- {term} ({count} times): {sentence}',
  once: '- {term}: {sentence}',
  counted: '- {term} ({count} times)',
  named: '- {term}',
  nothing: 'No key terms could be found: the text is too short, or it uses everyday words only.',
  undefined: 'The text defines no term in so many words.',
});

/** Sentences that explain a term by example should be readable at a glance. Words. */
const LONGEST_EXAMPLE = 36;

/** Key terms with the words that define them, or the best sentence that uses them. */
export const terms: Skill<'terms'> = ({ from, max, definedOnly }, context) => {
  const document = context.document(from);
  const meanings = new Map<string, Definition>();
  for (const definition of definitions(document)) if (!meanings.has(definition.key)) meanings.set(definition.key, definition);
  const ranked = keyTerms(document, definedOnly === true ? 400 : max * 2);
  if (definedOnly === true) return definedTerms(meanings, ranked, max);
  if (ranked.length === 0) return [say('nothing')];
  const shown = new Set<Sentence>();
  return ranked.slice(0, max).map((term) => {
    const definition = meanings.get(term.key);
    return definition === undefined ? used(document, term, shown) : defined(definition, shown);
  });
};

/** The weightiest defined terms, then those that are no key terms otherwise, in the order of the text. */
function definedTerms(meanings: ReadonlyMap<string, Definition>, ranked: readonly KeyTerm[], max: number): Line[] {
  const known = new Set(ranked.map(({ key }) => key));
  const first = ranked.flatMap(({ key }) => meanings.get(key) ?? []);
  const rest = [...meanings.values()].filter(({ key }) => !known.has(key));
  const lines = [...first, ...rest].slice(0, max).map((definition) => defined(definition, new Set()));
  return lines.length > 0 ? lines : [say('undefined')];
}

function defined({ form, term, meaning, sentence }: Definition, shown: Set<Sentence>): Line {
  shown.add(sentence);
  const slots = { term: quote(term), meaning: quote(meaning) };
  if (form === 'consists') return say('consists', slots);
  return form === 'stands-for' ? say('standsFor', slots) : say('defined', slots);
}

/** A term without a definition: how often it stands there, and the sentence that says most about it. */
function used(document: TextDocument, term: KeyTerm, shown: Set<Sentence>): Line {
  const { field, raw } = document;
  const scores = sentenceScores(document);
  let best: Sentence | undefined;
  for (const index of term.sentences) {
    const sentence = document.sentences[index];
    const score = sentence === undefined ? undefined : scores.get(sentence);
    if (sentence === undefined || score === undefined || shown.has(sentence) || sentence.tokens.length > LONGEST_EXAMPLE) continue;
    if (best === undefined || score > (scores.get(best) ?? 0)) best = sentence;
  }
  const name = quote({ field, raw, start: term.start, end: term.end });
  const count = computed(term.count, 'times a term stands in the text');
  if (best === undefined) return term.count > 1 ? say('counted', { term: name, count }) : say('named', { term: name });
  shown.add(best);
  const sentence = quoteTidily(document, best);
  return term.count > 1 ? say('used', { term: name, count, sentence }) : say('once', { term: name, sentence });
}
