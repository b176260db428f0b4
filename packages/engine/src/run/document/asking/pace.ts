import { ENOUGH_WORDS_SHARE } from '../section-text.ts';

// A deviation up to this share counts as exact. The factor stays between a half and two: beyond that, other words in the request do not
// help.
const EXACT_WITHIN = 0.05;
const LEAST_FACTOR = 0.5;
const MOST_FACTOR = 2;
// One short answer can be chance, so the maximum is lowered only after several.
const SHORT_BY_NATURE = 2;
// In words. Smaller pieces make a document incoherent and need more requests.
const SMALLEST_PLAN = 300;

/**
 * Corrects the requested lengths by the lengths of the model's earlier answers in the same run. Many models write four fifths of the
 * requested words, and small models stop after a few hundred words whatever the request says. Without the correction, a long document
 * would stay too short.
 */
export class AnswerPace {
  #asked: number;
  #written: number;
  #longest = 0;
  #short = 0;

  /**
   * @param credit the words of one request. They count as asked for and written before the first answer, so that one answer changes little
   */
  constructor(credit: number) {
    this.#asked = credit;
    this.#written = credit;
  }

  /** Records how many words were requested and how many were written. */
  learn(asked: number, written: number): void {
    this.#asked += asked;
    this.#written += written;
    this.#longest = Math.max(this.#longest, written);
    if (written < asked * ENOUGH_WORDS_SHARE) this.#short += 1;
  }

  /** The number of words to request so that about `words` are written: half to twice as many. */
  ask(words: number): number {
    const share = Math.min(MOST_FACTOR, Math.max(LEAST_FACTOR, this.#written / this.#asked));
    return Math.abs(1 - share) < EXACT_WITHIN ? words : Math.ceil(words / share / 10) * 10;
  }

  /** The most words to plan for one answer: the length of the longest answer, after several answers were far too short. */
  get most(): number {
    return this.#short < SHORT_BY_NATURE ? Number.POSITIVE_INFINITY : Math.max(SMALLEST_PLAN, this.#longest);
  }
}
