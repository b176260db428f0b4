import { sentenceLanguage } from '../language/sentence-language.ts';
import { abstractParts } from '../roles/abstract.ts';
import { sentenceRoles } from '../roles/assign-roles.ts';
import type { Role } from '../roles/roles.ts';
import { weighResult } from '../roles/weigh-result.ts';
import { sentenceScores } from '../terms/rank-sentences.ts';
import type { Sentence, TextDocument } from '../text/document.ts';
import { contentStems, pickDiverse, round } from '../text/similarity.ts';
import { isSpoken } from '../text/speech/talk.ts';
import { zonesOf } from '../text/zones.ts';

/** The loss of a sentence for each chosen sentence of the same part, so that a summary covers the text. */
const SAME_PART = 0.05;
/**
 * A summary that covers the parts has this share of the wanted sentences plus one for each so many sentences of the text, within limits.
 */
const SHARE = 0.6;
const MOST = 1.6;
const FEWEST = 6;
const SENTENCES_FOR_ONE_MORE = 40;

/** The gain of a paper's sentences by their role: results come before background. */
const BY_ROLE: Readonly<Record<Role, number>> = {
  result: 0.35,
  conclusion: 0.3,
  purpose: 0.25,
  gap: 0.15,
  limitation: 0.05,
  method: -0.1,
  future: 0,
  background: -0.2,
};
/** The gain of a result for each point of its weight, so that a main result comes before one without a difference. */
const RESULT = 0.15;
/** An abstract of so many sentences sums up its paper alone, in this share of them. Of a shorter one each sentence gains. */
const WHOLE_ABSTRACT = 4;
const SHARE_OF_ABSTRACT = 0.75;
const ABSTRACT = 0.2;
/** The roles whose best sentences lead a summary, and the gain of these sentences. */
const LEADING: readonly Role[] = ['result', 'purpose', 'conclusion'];
const LEADER = 0.5;
/** A summary quotes at most this share of the sentences of a short text. */
const LARGEST_SHARE = 0.34;

interface Wish {
  /** The number of sentences for a text of usual length. */
  readonly sentences: number;
  /** Whether a long text gets more of them, spread over its parts. */
  readonly spread: boolean;
  /** Whether the text is a paper, so that what it found comes first. */
  readonly findings: boolean;
}

/** The sentences that summarize a text, in its order. */
export function summarySentences(document: TextDocument, { sentences: wanted, spread, findings }: Wish): readonly Sentence[] {
  const all = withoutRepeats(document, sentenceScores(document));
  const scores = findings ? ofAbstract(document, all) : all;
  const count = spread
    ? lengthOf(wanted, scores.size)
    : findings
      ? Math.min(wanted, Math.max(LEADING.length, Math.floor(scores === all ? LARGEST_SHARE * all.size : SHARE_OF_ABSTRACT * scores.size)))
      : wanted;
  const gains = findings ? gainsByRole(document, scores) : new Map<Sentence, number>();
  const chosen = pickDiverse(
    [...scores].map(([item, score]) => ({ item, score: round(score + (gains.get(item) ?? 0)), stems: contentStems(item) })),
    count,
    spread ? { groupOf: zoneFinder(document, count), cost: SAME_PART } : undefined,
  );
  const kept =
    spread && chosen.length > 0 && isSpoken(document) ? withoutWeak(chosen, scores, document.unpunctuated && !document.phrased) : chosen;
  return [...kept].sort((one, other) => one.start - other.start);
}

/** The sentences of the abstract, if it has enough to choose from: its authors have summed the paper up there. Otherwise all. */
function ofAbstract(document: TextDocument, scores: ReadonlyMap<Sentence, number>): ReadonlyMap<Sentence, number> {
  const parts = abstractParts(document);
  const own = new Map([...scores].filter(([{ part }]) => parts.has(part)));
  return own.size >= WHOLE_ABSTRACT && own.size < LARGEST_SHARE * scores.size ? own : scores;
}

/** The sentences without those that say the same words again, as some PDFs do, or say them in another language, as some abstracts do. */
function withoutRepeats({ language }: TextDocument, scores: ReadonlyMap<Sentence, number>): ReadonlyMap<Sentence, number> {
  const seen = new Set<string>();
  return new Map([...scores].filter(([{ text }]) => !seen.has(text) && seen.add(text) && sentenceLanguage(text, language) === language));
}

/** Speech has few sentences that sum it up. Below this share of the best one's score they are talk. */
const WEAK = 0.55;
const FEWEST_OF_SPEECH = 4;
/** Pieces of speech without punctuation begin and end by guess: of those below this score fewer are shown. */
const WEAK_PIECE = 0.2;
const FEWEST_PIECES = 2;

/** The chosen sentences of a text that was spoken, less the weak ones. */
function withoutWeak(chosen: readonly Sentence[], scores: ReadonlyMap<Sentence, number>, pieces: boolean): readonly Sentence[] {
  const scoreOf = (sentence: Sentence) => scores.get(sentence) ?? 0;
  const ranked = [...chosen].sort((one, other) => scoreOf(other) - scoreOf(one));
  const floor = Math.max(WEAK * scoreOf(ranked[0] as Sentence), pieces ? WEAK_PIECE : 0);
  return ranked.filter((sentence, at) => at < (pieces ? FEWEST_PIECES : FEWEST_OF_SPEECH) || scoreOf(sentence) >= floor);
}

function lengthOf(wanted: number, sentences: number): number {
  return Math.round(Math.max(Math.min(wanted, FEWEST), Math.min(MOST * wanted, SHARE * wanted + sentences / SENTENCES_FOR_ONE_MORE)));
}

/** The gain of each sentence of a paper by its role. The best sentence of each leading role gains enough to be in any summary. */
function gainsByRole(document: TextDocument, scores: ReadonlyMap<Sentence, number>): ReadonlyMap<Sentence, number> {
  const gains = new Map<Sentence, number>();
  const abstract = abstractParts(document);
  const best = new Map<Role, { readonly sentence: Sentence; readonly worth: number }>();
  for (const { sentence, role, also } of sentenceRoles(document)) {
    const score = scores.get(sentence);
    if (score === undefined) continue;
    const main = role === 'result' ? RESULT * weighResult(sentence.text) : 0;
    // A background that goes on to the gap says what the paper is about.
    const gain =
      Math.max(BY_ROLE[role], also.includes('gap') ? BY_ROLE.gap : BY_ROLE.background) +
      (abstract.has(sentence.part) ? ABSTRACT : 0) +
      main;
    gains.set(sentence, gain);
    const worth = score + gain;
    if (worth > (best.get(role)?.worth ?? Number.NEGATIVE_INFINITY)) best.set(role, { sentence, worth });
  }
  for (const role of LEADING) {
    const leader = best.get(role)?.sentence;
    if (leader !== undefined) gains.set(leader, (gains.get(leader) ?? 0) + LEADER);
  }
  return gains;
}

/** The part of a sentence, or its share of a text that has no parts. */
function zoneFinder(document: TextDocument, shares: number): (sentence: Sentence) => number {
  const zones = new Map<Sentence, number>();
  zonesOf(document, shares).forEach(({ sentences }, index) => {
    for (const sentence of sentences) zones.set(sentence, index);
  });
  return (sentence) => zones.get(sentence) ?? 0;
}
