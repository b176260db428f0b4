import { ENOUGH } from './section-text.ts';

// Within this share a length counts as kept; a model that is off by more than half or twice cannot be corrected by the request.
const CLOSE = 0.05;
const LEAST = 0.5;
const MOST = 2;
// One short answer may be chance.
const SHORT_BY_NATURE = 2;
// Smaller pieces make a document incoherent and cost more calls.
const SMALLEST_PLAN = 300;

/**
 * How a model keeps to the lengths it is asked for, learned from its answers in one run. Many models write four fifths of the words
 * they are asked for, and small ones end after some hundred words whatever the request says. A long document reaches its length only
 * if the plan corrects for that.
 */
export class Pace {
  #asked: number;
  #written: number;
  #longest = 0;
  #short = 0;

  /** @param credit words, those of one call, that count as written to length at the start, because one answer says little */
  constructor(credit: number) {
    this.#asked = credit;
    this.#written = credit;
  }

  /** Takes the words that an answer was asked for, and the words that it has. */
  learn(asked: number, written: number): void {
    this.#asked += asked;
    this.#written += written;
    this.#longest = Math.max(this.#longest, written);
    if (written < asked * ENOUGH) this.#short += 1;
  }

  /** The words to ask for so that about `words` are written: half to twice as many. */
  ask(words: number): number {
    const share = Math.min(MOST, Math.max(LEAST, this.#written / this.#asked));
    return Math.abs(1 - share) < CLOSE ? words : Math.ceil(words / share / 10) * 10;
  }

  /** The most words to plan for one answer: those of the longest answer, once several were far too short. */
  get most(): number {
    return this.#short < SHORT_BY_NATURE ? Number.POSITIVE_INFINITY : Math.max(SMALLEST_PLAN, this.#longest);
  }
}
