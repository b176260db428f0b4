/** Hears which title of a few stands last in a text that arrives in pieces; each piece costs its own length. */
export class TitleWatch {
  readonly #titles: ReadonlyMap<string, string>;
  readonly #longest: number;
  #line = '';
  #last: string | undefined;

  constructor(titles: readonly string[]) {
    this.#titles = new Map(titles.map((title) => [title.toLowerCase(), title]));
    this.#longest = Math.max(0, ...titles.map((title) => title.length)) + 20;
  }

  heard(text: string): string | undefined {
    const lines = text.split('\n');
    for (const [index, line] of lines.entries()) {
      if (index > 0) {
        this.#look();
        this.#line = '';
      }
      // No title is longer, so a long line is not gathered.
      if (this.#line.length <= this.#longest) this.#line += line.slice(0, this.#longest + 1);
    }
    return this.#last;
  }

  #look(): void {
    const plain = this.#line.replace(/^[\s#*\d.)]+|[\s*:]+$/g, '').toLowerCase();
    this.#last = this.#titles.get(plain) ?? this.#last;
  }
}
