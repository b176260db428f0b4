import { ENOUGH } from './section-text.ts';

// Closer than this is as asked for; beyond twice and half a model counts words in a way that no request mends.
const CLOSE = 0.05;
const LEAST = 0.5;
const MOST = 2;
// One answer may be short by chance.
const SHORT_BY_NATURE = 2;
// In smaller pieces a document falls apart, and calls that may cost money multiply.
const SMALLEST_PLAN = 300;

/**
 * How a model keeps to the lengths it is asked for, learned from its answers in one run. Many write four fifths of what they
 * are asked for, and small ones end after some hundred words whatever the request says; a long document reaches its length
 * only if that is taken into account.
 */
export class Pace {
  #asked: number;
  #written: number;
  #longest = 0;
  #short = 0;

  /** @param credit one answer says little of a model: it begins as if it had written so many words well, those of one call */
  constructor(credit: number) {
    this.#asked = credit;
    this.#written = credit;
  }

  /** Words that an answer was asked for, and words that it has. */
  learn(asked: number, written: number): void {
    this.#asked += asked;
    this.#written += written;
    this.#longest = Math.max(this.#longest, written);
    if (written < asked * ENOUGH) this.#short += 1;
  }

  /** What to ask for so that about so many words are written; half to twice as many. */
  ask(words: number): number {
    const share = Math.min(MOST, Math.max(LEAST, this.#written / this.#asked));
    return Math.abs(1 - share) < CLOSE ? words : Math.ceil(words / share / 10) * 10;
  }

  /** The most words to plan for one answer: where several came out far too short, as many as the longest had. */
  get most(): number {
    return this.#short < SHORT_BY_NATURE ? Number.POSITIVE_INFINITY : Math.max(SMALLEST_PLAN, this.#longest);
  }
}
