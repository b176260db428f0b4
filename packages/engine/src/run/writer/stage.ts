import type { GenerationEvent } from '../../generation/text-generator.ts';
import { WordTally } from '../../result/word-tally.ts';
import { Batch } from './batch.ts';
import type { RunProgress, WaitState, WriterEvent } from './writer-events.ts';

/** Sends what a run shows: the text at its place, the current section, and the reason for waiting. */
export class Stage {
  readonly #send: (event: WriterEvent) => void;
  readonly #batch: Batch;
  #progress: RunProgress | undefined;
  #tally = new WordTally();
  #place: (() => readonly [before: string, after: string]) | undefined;

  constructor(send: (event: WriterEvent) => void) {
    this.#send = send;
    this.#batch = new Batch((text) => {
      send({ type: 'written', text });
      this.#sendProgress();
    });
  }

  /** Shows that a section begins or continues. */
  section(progress: RunProgress): void {
    this.#batch.flush();
    this.#progress = progress;
    this.#tally = new WordTally();
    this.#tally.words = progress.words ?? 0;
    this.#sendProgress();
  }

  /**
   * Sets the place of the next text. The change shows when its first words arrive. Until then, the text of a failed run stays visible,
   * and the run counts as empty.
   */
  place(text: () => readonly [before: string, after: string]): void {
    this.#batch.flush();
    this.#place = text;
  }

  write(text: string): void {
    if (this.#place) {
      const [before, after] = this.#place();
      this.#place = undefined;
      this.#send({ type: 'arranged', before, after });
    }
    this.#tally.add(text);
    this.#batch.add(text);
  }

  /** Replaces the visible text, because it was cleaned or reordered. */
  arrange(before: string, after: string): void {
    this.#batch.flush();
    this.#place = undefined;
    this.#send({ type: 'arranged', before, after });
  }

  /** Shows a progress event of the generator. */
  progress({ phase, ratio, wait }: Extract<GenerationEvent, { type: 'progress' }>): void {
    if (phase === 'section') return;
    this.waiting({ phase, ...(ratio !== undefined && { ratio }), ...(wait !== undefined && { wait }) });
  }

  waiting(waiting: WaitState): void {
    this.#batch.flush();
    this.#send({ type: 'waiting', waiting });
  }

  flush(): void {
    this.#batch.flush();
  }

  #sendProgress(): void {
    if (this.#progress) this.#send({ type: 'progress', progress: { ...this.#progress, words: this.#tally.words } });
  }
}
