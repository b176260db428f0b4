// Twenty paints a second read as continuous, and leave time for zoom and screen readers.
const BATCH_MILLISECONDS = 50;

/** Gathers text and hands it on at most once in a while, so that a screen paints no more often than a person can read. */
export class Batch {
  #text = '';
  #begun = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #emit: (text: string) => void;

  constructor(emit: (text: string) => void) {
    this.#emit = emit;
  }

  add(text: string): void {
    this.#text += text;
    // The first words at once: who cancels right after them keeps them.
    if (this.#begun) this.#timer ??= setTimeout(() => this.flush(), BATCH_MILLISECONDS);
    else this.flush();
  }

  flush(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    if (this.#text === '') return;
    const text = this.#text;
    this.#text = '';
    this.#begun = true;
    this.#emit(text);
  }
}
