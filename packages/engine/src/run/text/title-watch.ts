import type { ResolvedSection } from '../../definition/outline.ts';
import { SectionTitles } from './section-titles.ts';

/** Hears which section's title stands last in a text that arrives in pieces; each piece costs its own length. */
export class TitleWatch {
  readonly #titles: SectionTitles;
  #line = '';
  #last: ResolvedSection | undefined;

  constructor(sections: readonly ResolvedSection[]) {
    this.#titles = new SectionTitles(sections, 'any');
  }

  heard(text: string): ResolvedSection | undefined {
    const lines = text.split('\n');
    for (const [index, line] of lines.entries()) {
      if (index > 0) {
        this.#last = this.#titles.at(this.#line) ?? this.#last;
        this.#line = '';
      }
      // No title is longer, so a long line is not gathered.
      if (this.#line.length <= this.#titles.longest) this.#line += line.slice(0, this.#titles.longest + 1);
    }
    return this.#last;
  }
}
