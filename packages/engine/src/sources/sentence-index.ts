import { foldedText } from './fold.ts';
import type { FieldPlace, Material } from './material.ts';

const WORD = /[\p{L}\p{N}]+/gu;
/** A word in more sentences than this says little about any of them, and would make the search slow. */
const MOST_SENTENCES = 60;

/** A sentence of the material and how much of a text's words it has, 0 to 1. */
export interface NearSentence {
  readonly place: FieldPlace;
  readonly share: number;
}

/** Finds the sentence of the material that has most of the words of a text. Rare words count more. */
export class SentenceIndex {
  readonly #places: readonly FieldPlace[];
  readonly #sentencesWith = new Map<string, number[]>();

  constructor({ fields }: Material) {
    const places: FieldPlace[] = [];
    for (const { field, text, sentences } of fields) {
      for (const { start, end } of sentences) {
        for (const stem of stemsOf(text.slice(start, end))) {
          const known = this.#sentencesWith.get(stem);
          if (known) known.push(places.length);
          else this.#sentencesWith.set(stem, [places.length]);
        }
        places.push({ field, start, end });
      }
    }
    this.#places = places;
  }

  nearest(text: string): NearSentence | undefined {
    const scores = new Map<number, number>();
    const shared = new Map<number, number>();
    let all = 0;
    for (const stem of stemsOf(text)) {
      const sentences = this.#sentencesWith.get(stem) ?? [];
      const weight = Math.log(1 + (this.#places.length + 1) / (sentences.length + 1));
      all += weight;
      if (sentences.length > MOST_SENTENCES) continue;
      for (const sentence of sentences) {
        scores.set(sentence, (scores.get(sentence) ?? 0) + weight);
        shared.set(sentence, (shared.get(sentence) ?? 0) + 1);
      }
    }
    let best: number | undefined;
    for (const [sentence, score] of scores) if (best === undefined || score > (scores.get(best) ?? 0)) best = sentence;
    const place = best === undefined ? undefined : this.#places[best];
    if (best === undefined || !place || (shared.get(best) ?? 0) < 2) return undefined;
    return { place, share: (scores.get(best) ?? 0) / all };
  }
}

/** The different words of a text with content, without endings: long words by their first letters. */
function stemsOf(text: string): Set<string> {
  const stems = new Set<string>();
  for (const word of foldedText(text).match(WORD) ?? []) if (word.length > 3 || /\d/.test(word)) stems.add(word.slice(0, 6));
  return stems;
}
