import { collapse } from '../../spans.ts';
import { isCommon } from '../text/common-words.ts';
import type { TextDocument } from '../text/document.ts';
import { isShortText } from '../text/short-text.ts';
import { round } from '../text/similarity.ts';
import { tokenize } from '../text/tokens.ts';
import { isFamiliar } from '../text/word-classes.ts';
import { isCued } from './candidate-cues.ts';
import { type Definition, definitions } from './definitions.ts';
import { explanations } from './explanations.ts';
import { markedPlaces } from './marked-terms.ts';
import { namings } from './namings.ts';
import { collectCandidates, type TermCandidate } from './term-candidates.ts';
import { type Standing, termWeight } from './term-weight.ts';

export interface KeyTerm {
  /** The most frequent spelling, at its first occurrence. */
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly stems: readonly string[];
  /** Stems joined by a space. */
  readonly key: string;
  /** Occurrences in prose, items and headings. */
  readonly count: number;
  /** Indices of the sentences that contain it, in order. */
  readonly sentences: readonly number[];
  /** The likelihood that the term is one that its author would list, from 0 to 1. */
  readonly score: number;
  /** Whether the text itself marks it as a term: it defines it, says what it is called, prints it in bold, or has it in a heading. */
  readonly introduced: boolean;
  /** The first definition of it, or else the best explanation in passing. */
  readonly definition?: Definition;
}

/** The least likelihood at which a term's sentences are searched for an explanation: a less likely candidate is seldom a term. */
const LEAST_EXPLAINED = 0.03;
const cache = new WeakMap<TextDocument, readonly KeyTerm[]>();

/** The meanings that the text gives to its terms: each definition, and for likely terms without one the best explanation in passing. */
export function meaningsIn(document: TextDocument): readonly Definition[] {
  const stated = definitions(document);
  const keys = new Set(stated.map(({ key }) => key));
  const passing = keyTerms(document, MOST_TERMS).flatMap(({ definition }) =>
    definition === undefined || keys.has(definition.key) ? [] : [definition],
  );
  return [...stated, ...passing].sort((a, b) => a.term.start - b.term.start);
}

/**
 * The terms that a text teaches, best first, each with the likelihood that its author would list it: where the text introduces and
 * discusses it, how it is built, how common its words are, and how often it occurs outside longer terms.
 */
export function keyTerms(document: TextDocument, max: number): readonly KeyTerm[] {
  let ranked = cache.get(document);
  if (ranked === undefined) {
    ranked = rank(document);
    cache.set(document, ranked);
  }
  return ranked.slice(0, Math.max(0, max));
}

/** The most terms that are kept for a text. */
const MOST_TERMS = 400;

interface Scored {
  readonly candidate: TermCandidate;
  readonly standing: Standing;
  score: number;
}

/**
 * The candidates for terms, best first, by where and how often the text uses them and not by what it defines. To read every definition of a
 * long text takes longer than all else.
 */
export function likelyTerms(document: TextDocument, max: number): TermCandidate[] {
  const scored = scoreCandidates(document, new Map(), namedIn(document)).sort(byScore);
  return dropShadows(scored)
    .slice(0, Math.max(0, max))
    .map(({ candidate }) => candidate);
}

/** The keys of the terms that a text names or prints in bold. */
function namedIn(document: TextDocument): ReadonlySet<string> {
  return new Set([...namings(document).map(({ key }) => key), ...markedPlaces(document).keys()]);
}

function scoreCandidates(document: TextDocument, defined: ReadonlyMap<string, unknown>, named: ReadonlySet<string>): Scored[] {
  const least = isShortText(document) ? 1 : 2;
  const candidates = collectCandidates(document, defined, named, least);
  const nested = nestedCounts(candidates);
  const pictures = /\bfigs?\.?\s?\d/i.test(document.raw);
  const headings = headingKeys(document);

  const scored: Scored[] = [];
  for (const candidate of candidates.values()) {
    const { key, stems, words, count } = candidate;
    const definition = defined.has(key);
    const naming = named.has(key);
    if (count < least && !definition && !naming && !candidate.inHeading && !(stems.length > 1 && isCued(candidate.cues))) continue;
    if (!definition && count < 3 && words.length === 1 && isFamiliar(words[0] ?? '')) continue;
    // "see fig 3", "Sixty students"
    if ((pictures && words.some((word) => /^figs?$/.test(word))) || NUMBER.test(words[0] ?? '')) continue;
    // "Triple" in "Triple Alliance" and "Triple Entente" occurs only as part of names.
    if (!definition && stems.length === 1 && candidate.bare === 0) continue;
    if (count < 2 && words.some((word) => /^\d/.test(word))) continue;
    // Four words that occur together only once are no term.
    if (count === 1 && stems.length > 3 && !definition) continue;
    const inside = nested.get(key);
    const alone = count - (inside === undefined ? 0 : inside.sum / inside.terms);
    // "key" that occurs only in "super key" and "candidate key" is dropped. A defined term stays.
    if (alone <= 0 && !definition) continue;
    const standing = { introduced: definition || naming, isHeading: headings.has(key), alone, english: document.language === 'en' };
    scored.push({ candidate, standing, score: round(termWeight(candidate, standing)) });
  }
  return scored;
}

const byScore = (a: Scored, b: Scored) =>
  b.score - a.score || a.candidate.start - b.candidate.start || b.candidate.stems.length - a.candidate.stems.length;

function rank(document: TextDocument): KeyTerm[] {
  const defined = new Map<string, Definition>();
  for (const definition of definitions(document)) if (!defined.has(definition.key)) defined.set(definition.key, definition);
  const named = namedIn(document);
  const scored = scoreCandidates(document, defined, named);
  const likely = scored.filter(({ candidate: { key }, score }) => score >= LEAST_EXPLAINED && !defined.has(key));
  const explained = explanations(
    document,
    likely.map(({ candidate }) => candidate),
  );
  for (const entry of likely) {
    const passing = explained.get(entry.candidate.key);
    if (passing === undefined) continue;
    defined.set(entry.candidate.key, passing);
    entry.score = round(termWeight(entry.candidate, { ...entry.standing, introduced: true }));
  }
  return dropShadows(scored.sort(byScore))
    .slice(0, MOST_TERMS)
    .map(({ candidate, score }) => {
      const { stems, key, count, sentences, inHeading, words } = candidate;
      const definition = defined.get(key);
      const shown = definition === undefined ? candidate : writtenForm(document, candidate, definition);
      const { text, start, end } = shown;
      return {
        text,
        start,
        end,
        stems,
        key,
        count,
        sentences,
        score,
        introduced: definition !== undefined || named.has(key) || (inHeading && !(words.length === 1 && isCommon(words[0] ?? ''))),
        ...(definition === undefined ? {} : { definition }),
      };
    });
}

/** "prevent" and "prevention" share a stem: a defined term is written as in its definition. */
function writtenForm({ raw }: TextDocument, candidate: TermCandidate, { term }: Definition): Pick<TermCandidate, 'text' | 'start' | 'end'> {
  const text = collapse(raw.slice(term.start, term.end));
  const [short = '', long = ''] = [text.toLowerCase(), candidate.text.toLowerCase()].sort((a, b) => a.length - b.length);
  // Singular and plural, and other capitals, count as one form.
  return [short, `${short}s`, `${short}es`, short.replace(/y$/, 'ies'), short.replace(/is$/, 'es')].includes(long)
    ? candidate
    : { text, start: term.start, end: term.end };
}

/** A number or a quantity in words, which begins no term: "Sixty students", "dozens of cases". */
const NUMBER =
  /^(?:\d.*|(?:twen|thir|for|fif|six|seven|eigh|nine)ty(?:-.*)?|hundreds?|thousands?|millions?|billions?|dozens?|several|many|numerous|half)$/;

/** The keys of the headings without their articles: "The Calvin cycle". */
function headingKeys({ raw, blocks }: TextDocument): ReadonlySet<string> {
  return new Set(
    blocks.flatMap(({ kind, start, end }) =>
      kind === 'heading'
        ? [
            tokenize(raw, start, end)
              .filter(({ word }) => !/^(?:the|an?)$/.test(word))
              .map(({ stem }) => stem)
              .join(' '),
          ]
        : [],
    ),
  );
}

/** Counts the places of each term inside longer terms, and these longer terms. */
function nestedCounts(candidates: ReadonlyMap<string, TermCandidate>): Map<string, { sum: number; terms: number }> {
  const nested = new Map<string, { sum: number; terms: number }>();
  for (const { stems, count } of candidates.values()) {
    if (stems.length < 2 || count < 2) continue;
    for (let length = 1; length < stems.length; length += 1) {
      for (let at = 0; at + length <= stems.length; at += 1) {
        const key = stems.slice(at, at + length).join(' ');
        const entry = nested.get(key);
        if (entry === undefined) nested.set(key, { sum: count, terms: 1 });
        else {
          entry.sum += count;
          entry.terms += 1;
        }
      }
    }
  }
  return nested;
}

/** Whether a term is part of a better one and hardly ever occurs alone. */
function dropShadows<T extends { readonly candidate: TermCandidate; readonly score: number }>(scored: readonly T[]): T[] {
  const kept: T[] = [];
  const pieces = new Map<string, number>();
  for (const entry of scored) {
    const { stems, key, count } = entry.candidate;
    if ((pieces.get(key) ?? 0) >= 0.8 * count) continue;
    kept.push(entry);
    if (kept.length >= MOST_TERMS) break;
    for (let length = 1; length < stems.length; length += 1) {
      for (let at = 0; at + length <= stems.length; at += 1) {
        const piece = stems.slice(at, at + length).join(' ');
        pieces.set(piece, Math.max(pieces.get(piece) ?? 0, count));
      }
    }
  }
  return kept;
}
