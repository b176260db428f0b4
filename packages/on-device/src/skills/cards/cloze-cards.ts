import type { Sentence, TextDocument, Token } from '../../text/document.ts';
import { type KeyTerm, keyTerms } from '../../text/key-terms.ts';
import { isWhole, leansBack } from '../../text/prose.ts';
import { sentenceScores } from '../../text/rank-sentences.ts';
import { round } from '../../text/similarity.ts';
import { isFiller } from '../../text/tidy.ts';
import { isFamiliar } from '../../text/word-classes.ts';
import { type Line, type Passage, phrasebook, quote } from '../../trace.ts';
import type { Card } from './card.ts';
import { QUESTIONS } from './phrases.ts';

const ask = phrasebook('cards', QUESTIONS);

const FEWEST_WORDS = 7;
const MOST_WORDS = 30;
const YEAR_OR_MEASURE = /^(?:1\d{3}|20\d{2}|\d+(?:[.,]\d+)*)$/;

/** Cards with a gap where a key term or a figure stood. At most one a sentence. */
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
  return document.sentences.flatMap((sentence, index): Card[] => {
    if (!fits(document, sentence)) return [];
    const gap = gapIn(sentence, bySentence.get(index) ?? []);
    if (gap === undefined) return [];
    const { field, raw } = document;
    const question = questionAround({ field, raw, start: sentence.start, end: sentence.end }, gap.start, gap.end);
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

function fits(document: TextDocument, sentence: Sentence): boolean {
  const words = sentence.tokens.length;
  const item = document.blocks[sentence.block]?.kind === 'item';
  if (words < (item ? 5 : FEWEST_WORDS) || words > MOST_WORDS || sentence.text.endsWith('?') || isFiller(sentence)) return false;
  return (
    isWhole(document, sentence) &&
    !leansBack(sentence) &&
    !/^(?:for (?:example|instance)|if you|let|suppose|note|imagine|i |we |you )|\b(?:exam|midterm|papers|quiz|homework|due|deadline|today|next week)\b/i.test(
      sentence.text,
    )
  );
}

/** The best-ranked term that stands once in the sentence, else a lone figure. Everyday words and counted units are no answers. */
function gapIn({ tokens }: Sentence, terms: readonly KeyTerm[]): { start: number; end: number; key: string; worth: number } | undefined {
  for (const term of terms) {
    const at = placeOf(tokens, term.stems);
    const first = at === undefined ? undefined : tokens[at];
    const last = at === undefined ? undefined : tokens[at + term.stems.length - 1];
    if (first === undefined || last === undefined) continue;
    const words = tokens.slice(at ?? 0, (at ?? 0) + term.stems.length);
    const counted = words.length > 1 && /^\d/.test(tokens[(at ?? 0) - 1]?.text ?? '');
    if (counted || words.every(({ word }) => isFamiliar(word) || isFamiliar(word.replace(/s$/, '')))) continue;
    // Half of a longer name is no answer: "the First World _____".
    if (isPieceOfName(tokens, at ?? 0, term.stems.length)) continue;
    // A word of the answer anywhere else in the sentence gives it away.
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

function isPieceOfName(tokens: readonly Token[], at: number, length: number): boolean {
  const capital = (index: number) => index > 0 && index < tokens.length && /^\p{Lu}/u.test(tokens[index]?.text ?? '');
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
