import { sentenceScores } from '../terms/rank-sentences.ts';
import type { Sentence, TextDocument } from '../text/document.ts';
import { contentStems, pickDiverse } from '../text/similarity.ts';
import { zonesOf } from '../text/zones.ts';

/** What a second sentence of the same part loses, so that a summary covers the text. */
const SAME_PART = 0.05;
/** A summary that covers the parts has this share of the sentences that are wanted, and one more for each so many sentences of the text. */
const SHARE = 0.6;
const MOST = 1.6;
const FEWEST = 6;
const SENTENCES_FOR_ONE_MORE = 40;

/** The sentences that summarize a text, in its order. With `spread`, a long text gets more of them, spread over its parts. */
export function summarySentences(document: TextDocument, wanted: number, spread: boolean): readonly Sentence[] {
  const scores = sentenceScores(document);
  const count = spread ? lengthOf(wanted, scores.size) : wanted;
  const chosen = pickDiverse(
    [...scores].map(([item, score]) => ({ item, score, stems: contentStems(item) })),
    count,
    spread ? { groupOf: zoneFinder(document, count), cost: SAME_PART } : undefined,
  );
  return chosen.sort((one, other) => one.start - other.start);
}

function lengthOf(wanted: number, sentences: number): number {
  return Math.round(Math.max(Math.min(wanted, FEWEST), Math.min(MOST * wanted, SHARE * wanted + sentences / SENTENCES_FOR_ONE_MORE)));
}

/** The part of a sentence, or its share of a text that has no parts. */
function zoneFinder(document: TextDocument, shares: number): (sentence: Sentence) => number {
  const zones = new Map<Sentence, number>();
  zonesOf(document, shares).forEach(({ sentences }, index) => {
    for (const sentence of sentences) zones.set(sentence, index);
  });
  return (sentence) => zones.get(sentence) ?? 0;
}
