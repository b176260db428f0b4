import { type Line, type Passage, quote } from '../../spans.ts';
import { definitions } from '../terms/definitions.ts';
import { type KeyTerm, keyTerms } from '../terms/key-terms.ts';
import { sentenceScores } from '../terms/rank-sentences.ts';
import type { Sentence, TextDocument, Token } from '../text/document.ts';
import { isWhole, leansBack } from '../text/prose.ts';
import { round } from '../text/similarity.ts';
import { contentStart, isFiller } from '../text/tidy.ts';
import { isAdverb, isFamiliar, isVerb } from '../text/word-classes.ts';
import type { Card } from './card.ts';
import { ask } from './phrases.ts';

const FEWEST_WORDS = 7;
const MOST_WORDS = 30;
/** The most terms with the same first word that are tried at one word of a sentence. */
const MOST_OF_ONE_START = 20;
/** "Only two _____ were sampled": nobody can guess which things were counted. */
const COUNT = /^(?:\d.*|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|several|many|some|few)$/;
const YEAR_OR_MEASURE = /^(?:1\d{3}|20\d{2}|\d+(?:[.,]\d+)*)$/;

/** Makes cards that replace a key term or a figure by a gap, at most one for each sentence. */
export function clozeCards(document: TextDocument): Card[] {
  const scores = sentenceScores(document);
  const bySentence = new Map<number, KeyTerm[]>();
  for (const term of keyTerms(document, 150)) {
    for (const index of term.sentences) {
      const terms = bySentence.get(index);
      if (terms === undefined) bySentence.set(index, [term]);
      else terms.push(term);
    }
  }
  const longer = longerTerms(document);
  return document.sentences.flatMap((sentence, index): Card[] => {
    if (!fits(document, sentence)) return [];
    const gap = gapIn(sentence, bySentence.get(index) ?? [], definedIn(sentence, longer));
    if (gap === undefined) return [];
    const { field, raw } = document;
    const start = Math.min(gap.start, contentStart(raw, sentence));
    const question = questionAround({ field, raw, start, end: sentence.end }, gap.start, gap.end);
    return [
      {
        kind: 'cloze',
        question,
        answer: [quote({ field, raw, start: gap.start, end: gap.end })],
        key: gap.key,
        at: sentence.start,
        score: round((scores.get(sentence) ?? 0) + gap.worth),
      },
    ];
  });
}

type Place = { readonly at: number; readonly to: number };

/** Defined terms of several words, by their first word. They may contain words that a key term cannot, as "invitation to treat" does. */
function longerTerms(document: TextDocument): ReadonlyMap<string, readonly (readonly string[])[]> {
  const byFirst = new Map<string, string[][]>();
  for (const key of new Set(definitions(document).map((definition) => definition.key))) {
    const stems = key.split(' ');
    const [first = ''] = stems;
    if (stems.length > 1) byFirst.set(first, [...(byFirst.get(first) ?? []).slice(0, MOST_OF_ONE_START), stems]);
  }
  return byFirst;
}

function definedIn({ tokens }: Sentence, longer: ReadonlyMap<string, readonly (readonly string[])[]>): Place[] {
  return tokens.flatMap(({ stem }, at) =>
    (longer.get(stem) ?? []).flatMap((stems) =>
      stems.every((part, offset) => tokens[at + offset]?.stem === part) ? [{ at, to: at + stems.length }] : [],
    ),
  );
}

function fits(document: TextDocument, sentence: Sentence): boolean {
  const words = sentence.tokens.length;
  const item = document.blocks[sentence.block]?.kind === 'item';
  if (words < (item ? 5 : FEWEST_WORDS) || words > MOST_WORDS || sentence.text.endsWith('?') || isFiller(sentence)) return false;
  return (
    isWhole(document, sentence) &&
    !leansBack(sentence) &&
    // "… criticised it as cruel": another sentence says what "it" is.
    !/ed (?:it|them|him|her)\b/i.test(sentence.text) &&
    !/^(?:for (?:example|instance)|if you|let|suppose|note|imagine|i |we |you )|\b(?:exam|midterm|papers|quiz|homework|due|deadline|today|next week)\b/i.test(
      sentence.text,
    )
  );
}

/** The best-ranked term that occurs once in the sentence, otherwise its only figure. Everyday words and counted units make bad answers. */
function gapIn(
  { tokens }: Sentence,
  terms: readonly KeyTerm[],
  defined: readonly Place[],
): { start: number; end: number; key: string; worth: number } | undefined {
  const places = [
    ...defined,
    ...terms.flatMap(({ stems }): Place[] => {
      const at = placeOf(tokens, stems);
      return at === undefined ? [] : [{ at, to: at + stems.length }];
    }),
  ];
  for (const term of terms) {
    const at = placeOf(tokens, term.stems);
    const first = at === undefined ? undefined : tokens[at];
    const last = at === undefined ? undefined : tokens[at + term.stems.length - 1];
    if (first === undefined || last === undefined) continue;
    const words = tokens.slice(at ?? 0, (at ?? 0) + term.stems.length);
    const counted = COUNT.test(tokens[(at ?? 0) - 1]?.word ?? '');
    // Part of a longer term: "an _____ to treat", "a _____ space over a field".
    if (places.some((place) => place.at <= (at ?? 0) && place.to >= (at ?? 0) + words.length && place.to - place.at > words.length))
      continue;
    if (words.length === 1 && modifies(tokens, at ?? 0)) continue;
    if (counted || words.every(({ word }) => isFamiliar(word) || isFamiliar(word.replace(/s$/, '')))) continue;
    // "The main _____ is evaporation": which cause is not the question.
    if (words[1]?.word === 'of' && isFamiliar(words[0]?.word ?? '')) continue;
    // Part of a longer name makes a bad answer: "the First World _____".
    if (isPieceOfName(tokens, at ?? 0, term.stems.length)) continue;
    // If the sentence contains a word of the answer elsewhere, it gives the answer away.
    const elsewhere = tokens.filter(
      ({ stem, stop }, index) => !stop && term.stems.includes(stem) && (index < (at ?? 0) || index >= (at ?? 0) + term.stems.length),
    );
    const owner = /['’]s$/.test(last.text) ? 2 : 0;
    if (elsewhere.length === 0)
      return { start: first.start, end: last.end - owner, key: term.key, worth: term.stems.length > 1 ? 0.2 : 0.1 };
  }
  const figures = tokens.filter(({ text }) => YEAR_OR_MEASURE.test(text) && text.length > 1);
  const [figure] = figures;
  return figure !== undefined && figures.length === 1 ? { start: figure.start, end: figure.end, key: figure.text, worth: 0 } : undefined;
}

/** A noun directly before another noun is hard to guess: "leaf" in "leaf form". */
function modifies(tokens: readonly Token[], at: number): boolean {
  const word = tokens[at];
  const next = tokens[at + 1];
  if (word === undefined || next === undefined || next.stop || next.start - word.end !== 1) return false;
  return !isVerb(next.word) && !isAdverb(next.word) && /^\p{L}/u.test(next.text);
}

function isPieceOfName(tokens: readonly Token[], at: number, length: number): boolean {
  // The first word of a sentence always has a capital. It belongs to a name if a name's particle follows: "Bartolomé de las Casas".
  const particle = /^(?:de|del|di|da|von|van|la|las|los|ibn|al)$/.test(tokens[at]?.text ?? '');
  const capital = (index: number) =>
    index >= (particle ? 0 : 1) && index < tokens.length && !tokens[index]?.stop && /^\p{Lu}/u.test(tokens[index]?.text ?? '');
  if (particle) return capital(at - 1);
  // "_____ v Boots" is half of the name of a case.
  if (/^vs?$/.test(tokens[at + length]?.text ?? '') || /^vs?$/.test(tokens[at - 1]?.text ?? '')) return true;
  if (!capital(at) && at > 0) return false;
  return (
    (capital(at - 1) && (tokens[at]?.start ?? 0) - (tokens[at - 1]?.end ?? 0) <= 1) ||
    (capital(at + length) && (tokens[at + length]?.start ?? 0) - (tokens[at + length - 1]?.end ?? 0) <= 1)
  );
}

function placeOf(tokens: readonly Token[], stems: readonly string[]): number | undefined {
  const at = tokens.findIndex((_, index) => stems.every((stem, offset) => tokens[index + offset]?.stem === stem));
  return at < 0 ? undefined : at;
}

function questionAround(sentence: Passage, start: number, end: number): Line {
  const before = { ...sentence, end: start };
  const after = { ...sentence, start: end };
  const opens = sentence.raw.slice(before.start, before.end).trim() === '';
  if (opens) return ask('clozeFirst', { after: quote(after) });
  if (sentence.raw.slice(after.start, after.end).trim() === '') return ask('clozeLast', { before: quote(before) });
  const tight = /^[.,;:!?)\]'’%”"-]/.test(sentence.raw.slice(after.start, after.end));
  const joined = /["“‘'([]$/.test(sentence.raw.slice(before.start, before.end));
  const phrase = joined ? (tight ? 'clozeInside' : 'clozeOpened') : tight ? 'clozeTight' : 'cloze';
  return ask(phrase, { before: quote(before), after: quote(after) });
}
