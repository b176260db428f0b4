import { answerNumber, type Handover, lowerFirst, type RunProgress, type WaitState, wordsOf } from '@marginalia/engine';
import type { ToolRunState } from '../../tool-state.ts';
import { waitingWords } from '../progress/waiting-words.ts';

/** Milliseconds between two announcements of finished sections, and between two of "Still writing" (look, section 8). */
const BETWEEN_SECTIONS = 10_000;
const STILL_WRITING = 15_000;
/** A wait of fewer milliseconds is not announced: it ends before a screen reader has read the announcement. */
const MIN_WAIT = 5_000;

/** The state of a run from which the announcements are made. */
export interface RunMoment {
  readonly state: ToolRunState;
  readonly words: number;
  readonly progress: RunProgress | undefined;
  readonly waiting?: WaitState | undefined;
  /** The prompt that waits for a pasted answer. */
  readonly handover?: Handover | undefined;
  /** The content that a result without content needs. */
  readonly needs?: string | undefined;
}

/** Announces the progress of a run to screen readers, with few messages. An empty message clears the live region. */
export class Announcements {
  readonly #noun: string;
  readonly #announce: (message: string) => void;
  #last: RunMoment | undefined;
  #quiet = false;
  #quietTimer: ReturnType<typeof setTimeout> | undefined;
  #stillTimer: ReturnType<typeof setInterval> | undefined;

  constructor(noun: string, announce: (message: string) => void) {
    this.#noun = noun;
    this.#announce = announce;
  }

  update(now: RunMoment): void {
    const before = this.#last;
    this.#last = now;
    if (now.state === 'busy') {
      if (before?.state !== 'busy') this.#begin();
      else this.#section(before.progress, now.progress);
      if (!before?.waiting) this.#wait(now.waiting);
      if (now.handover && now.handover !== before?.handover) this.#announce(promptWords(now.handover));
    } else if (before?.state === 'busy') this.#end(now);
  }

  stop(): void {
    clearTimeout(this.#quietTimer);
    clearInterval(this.#stillTimer);
  }

  #begin(): void {
    this.#announce(`Writing ${lowerFirst(this.#noun)}`);
    this.#quiet = false;
    this.stop();
    let announcedWords = 0;
    this.#stillTimer = setInterval(() => {
      const words = this.#last?.words ?? 0;
      // Without new text there is nothing to announce.
      if (!this.#quiet && words > announcedWords) this.#announce(`Still writing, ${wordsOf(words)}`);
      announcedWords = words;
    }, STILL_WRITING);
  }

  #section(before: RunProgress | undefined, now: RunProgress | undefined): void {
    if (!before || !now || now.index === before.index || this.#quiet) return;
    this.#announce(`${before.title} done, ${before.index} of ${before.count}`);
    this.#quiet = true;
    this.#quietTimer = setTimeout(() => {
      this.#quiet = false;
    }, BETWEEN_SECTIONS);
  }

  /** Announces the start of a long wait. The countdown is not announced. */
  #wait(waiting: WaitState | undefined): void {
    const wait = waiting?.wait ?? 0;
    if (waiting && wait >= MIN_WAIT) this.#announce(waitingWords(waiting, this.#noun, Math.ceil(wait / 1_000)));
  }

  /** Announces what a result without content needs. Success, failure and a stop have notices, which are announced themselves. */
  #end({ needs }: RunMoment): void {
    this.stop();
    this.#announce(needs === undefined ? '' : `Needs more. ${needs}`);
  }
}

/** The instruction for a prompt that waits. */
function promptWords(handover: Handover): string {
  const { part, of } = answerNumber(handover);
  const which = handover.reason === undefined ? (of > 1 ? `Prompt ${part} of ${of}` : 'The prompt') : 'A second prompt';
  return `${which} is ready. Copy it into your chat, then paste the answer.`;
}
