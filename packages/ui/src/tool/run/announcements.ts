import { lowerFirst, type Progress, type Waiting, wordsOf } from '@marginalia/engine';
import type { ToolRunState } from './tool-state.ts';
import { waitingWords } from './waiting-words.ts';

/** Milliseconds between two messages while it writes: finished sections, or that it still writes (look, section 8). */
const BETWEEN_SECTIONS = 10_000;
const STILL_WRITING = 15_000;
/** A shorter wait is over before it is said. */
const WORTH_SAYING = 5_000;

export interface Heard {
  readonly state: ToolRunState;
  readonly words: number;
  readonly progress: Progress | undefined;
  readonly waiting?: Waiting | undefined;
  readonly complete: boolean;
}

/** Turns a run into the few sentences that a person who does not see it wants to hear. */
export class Announcements {
  readonly #noun: string;
  readonly #say: (message: string) => void;
  #last: Heard | undefined;
  #quiet = false;
  #quietTimer: ReturnType<typeof setTimeout> | undefined;
  #stillTimer: ReturnType<typeof setInterval> | undefined;

  constructor(noun: string, say: (message: string) => void) {
    this.#noun = noun;
    this.#say = say;
  }

  heard(now: Heard): void {
    const before = this.#last;
    this.#last = now;
    if (now.state === 'busy') {
      if (before?.state !== 'busy') this.#begin();
      else this.#section(before.progress, now.progress);
      if (!before?.waiting) this.#wait(now.waiting);
    } else if (before?.state === 'busy') this.#end(now);
  }

  stop(): void {
    clearTimeout(this.#quietTimer);
    clearInterval(this.#stillTimer);
  }

  #begin(): void {
    this.#say(`Writing ${lowerFirst(this.#noun)}`);
    this.#quiet = false;
    this.stop();
    let said = 0;
    this.#stillTimer = setInterval(() => {
      const words = this.#last?.words ?? 0;
      // While nothing comes there is nothing to say.
      if (!this.#quiet && words > said) this.#say(`Still writing, ${wordsOf(words)}`);
      said = words;
    }, STILL_WRITING);
  }

  #section(before: Progress | undefined, now: Progress | undefined): void {
    if (!before || !now || now.index === before.index || this.#quiet) return;
    this.#say(`${before.title} done, ${before.index} of ${before.count}`);
    this.#quiet = true;
    this.#quietTimer = setTimeout(() => {
      this.#quiet = false;
    }, BETWEEN_SECTIONS);
  }

  /** The start of a long wait; its count is for the eye. */
  #wait(waiting: Waiting | undefined): void {
    const wait = waiting?.wait ?? 0;
    if (waiting && wait >= WORTH_SAYING) this.#say(waitingWords(waiting, this.#noun, Math.ceil(wait / 1_000)));
  }

  #end({ state, words, complete }: Heard): void {
    this.stop();
    // A failure speaks for itself: its notice is an alert.
    if (state === 'error') this.#say('');
    else if (state === 'result' && complete && words > 0) this.#say(`${this.#noun} ready, ${wordsOf(words)}`);
    // What a stop has kept is told by its notice; with nothing kept there is none.
    else if (words === 0) this.#say('Stopped.');
  }
}
