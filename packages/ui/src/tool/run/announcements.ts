import { lowerFirst, type Progress, type Waiting, wordsOf } from '@marginalia/engine';
import type { ToolRunState } from '../tool-state.ts';
import { waitingWords } from './waiting-words.ts';

/** Milliseconds between two messages while it writes: finished sections, or that it still writes (look, section 8). */
const BETWEEN_SECTIONS = 10_000;
const STILL_WRITING = 15_000;
/** A shorter wait is over before its announcement is. */
const WORTH_SAYING = 5_000;

/** The state of a run that announcements depend on. */
export interface RunMoment {
  readonly state: ToolRunState;
  readonly words: number;
  readonly progress: Progress | undefined;
  readonly waiting?: Waiting | undefined;
}

/** Turns a run into a few announcements for people who do not see it. */
export class Announcements {
  readonly #noun: string;
  readonly #say: (message: string) => void;
  #last: RunMoment | undefined;
  #quiet = false;
  #quietTimer: ReturnType<typeof setTimeout> | undefined;
  #stillTimer: ReturnType<typeof setInterval> | undefined;

  constructor(noun: string, say: (message: string) => void) {
    this.#noun = noun;
    this.#say = say;
  }

  update(now: RunMoment): void {
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
      // While no text arrives there is nothing to announce.
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

  /** Announces the start of a long wait; the countdown is visible only. */
  #wait(waiting: Waiting | undefined): void {
    const wait = waiting?.wait ?? 0;
    if (waiting && wait >= WORTH_SAYING) this.#say(waitingWords(waiting, this.#noun, Math.ceil(wait / 1_000)));
  }

  /** Success, failure and a stop that kept words have notices of their own, which are announced; a stop that kept nothing has none. */
  #end({ state, words }: RunMoment): void {
    this.stop();
    this.#say(state !== 'error' && words === 0 ? 'Stopped.' : '');
  }
}
