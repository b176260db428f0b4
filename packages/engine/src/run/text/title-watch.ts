import type { ResolvedSection } from '../../definition/outline.ts';
import { SectionTitles } from './section-titles.ts';

/** Finds the last section title in a text that arrives in pieces, without reading earlier pieces again. */
export class TitleWatch {
  readonly #titles: SectionTitles;
  #line = '';
  #last: ResolvedSection | undefined;

  constructor(sections: readonly ResolvedSection[]) {
    this.#titles = new SectionTitles(sections, 'any');
  }

  /** Adds a piece. Returns the section of the last title so far. */
  add(text: string): ResolvedSection | undefined {
    const lines = text.split('\n');
    for (const [index, line] of lines.entries()) {
      if (index > 0) {
        this.#last = this.#titles.at(this.#line) ?? this.#last;
        this.#line = '';
      }
      // No title is longer, so the rest of a long line need not be buffered.
      if (this.#line.length <= this.#titles.longest) this.#line += line.slice(0, this.#titles.longest + 1);
    }
    return this.#last;
  }
}
