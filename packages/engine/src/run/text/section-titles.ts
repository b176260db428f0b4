import type { ResolvedSection } from '../../definition/outline.ts';

// "## 3. Design (part 2 of 3):" is the title "Design" with the number 3; so is "3. Design (about 500 words)", as the prompt has it.
const TITLE =
  /^[\s#*_]*(?:section\s*:\s*)?(?:(\d{1,3})[.)]\s*)?(.*?)(?:\s*\(?\b(?:part \d+(?: of \d+)?|continued)\)?|\s*\((?:about )?\d[^()]{0,40}\))?[\s:*_]*$/i;

/** Tells which lines of an answer are titles of its sections, however a model writes them. */
export class SectionTitles {
  /** Characters of the longest line that may be a title. */
  readonly longest: number;
  readonly #found = new Map<string, { readonly section: ResolvedSection; readonly number: number }>();
  readonly #anyNumber: boolean;

  /**
   * @param numbers `own`: a number must be the section's place among these, as in a whole text whose lists have numbers too;
   * `any`: where these are a few of a longer outline, which has numbers of its own
   */
  constructor(sections: readonly ResolvedSection[], numbers: 'own' | 'any') {
    for (const [index, section] of sections.entries()) {
      const { title } = read(section.title);
      if (!this.#found.has(title)) this.#found.set(title, { section, number: index + 1 });
    }
    this.longest = Math.max(0, ...sections.map(({ title }) => title.length)) + 40;
    this.#anyNumber = numbers === 'any';
  }

  /** The section whose title a line is. */
  at(line: string): ResolvedSection | undefined {
    if (line.length > this.longest) return undefined;
    const { title, number } = read(line);
    const found = this.#found.get(title);
    return found && (number === undefined || this.#anyNumber || number === found.number) ? found.section : undefined;
  }
}

function read(line: string): { readonly title: string; readonly number: number | undefined } {
  const [, number, title = ''] = TITLE.exec(line) ?? [];
  return { title: title.replace(/\s+/g, ' ').toLowerCase(), number: number === undefined ? undefined : Number(number) };
}
