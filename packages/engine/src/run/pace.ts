/** An answer under this share of the words it was asked for is asked for the rest, once (design, generation §4.3). */
export const ENOUGH = 0.8;

// One answer says little of a model: it begins with the credit of one whole call that was as long as asked for.
const CREDIT = 2500;
// Closer than this is as asked for; and beyond these limits a model counts words in a way that no request mends.
const CLOSE = 0.05;
const LEAST = 0.5;
const MOST = 2;
// One answer may be short by chance.
const SHORT_BY_NATURE = 2;
const FEWEST_WORDS = 300;

/**
 * How a model keeps to the lengths it is asked for, learned from its answers in one run. Many write four fifths of what they
 * are asked for, and small ones end after some hundred words whatever the request says; a long document reaches its length
 * only if that is taken into account.
 */
export class Pace {
  #asked = CREDIT;
  #written = CREDIT;
  #longest = 0;
  #short = 0;

  /** Words that an answer was asked for, and words that it has. */
  learn(asked: number, written: number): void {
    this.#asked += asked;
    this.#written += written;
    this.#longest = Math.max(this.#longest, written);
    if (written < asked * ENOUGH) this.#short += 1;
  }

  /** What to ask for so that about so many words are written. */
  ask(words: number): number {
    const share = Math.min(MOST, Math.max(LEAST, this.#written / this.#asked));
    return Math.abs(1 - share) < CLOSE ? words : Math.round(words / share / 10) * 10;
  }

  /** The most words to plan for one answer: where several came out far too short, as many as the longest had. */
  get most(): number {
    return this.#short < SHORT_BY_NATURE ? Number.POSITIVE_INFINITY : Math.max(FEWEST_WORDS, this.#longest);
  }
}
