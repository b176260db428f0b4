// Twenty updates a second look continuous, and leave the main thread time for zoom and screen readers.
const BATCH_MILLISECONDS = 50;

/** Buffers text and passes it on at most twenty times a second. */
export class Batch {
  #text = '';
  #begun = false;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #onText: (text: string) => void;

  constructor(onText: (text: string) => void) {
    this.#onText = onText;
  }

  add(text: string): void {
    this.#text += text;
    // The first words are passed on at once, so that a cancel right after them keeps them.
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
    this.#onText(text);
  }
}
