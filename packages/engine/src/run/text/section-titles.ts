import type { ResolvedSection } from '../../definition/outline.ts';

// Matches "## 3. Design (part 2 of 3):" and, as in the prompt, "3. Design (about 500 words)": title "Design", number 3.
const TITLE =
  /^[\s#*_]*(?:section\s*:\s*)?(?:(\d{1,3})[.)]\s*)?(.*?)(?:\s*\(?\b(?:part \d+(?: of \d+)?|continued)\)?|\s*\((?:about )?\d[^()]{0,40}\))?[\s:*_]*$/i;

/** Recognises the lines of an answer that are section titles, however a model formats them. */
export class SectionTitles {
  /** The length in characters of the longest line that can be a title. */
  readonly longest: number;
  readonly #found = new Map<string, { readonly section: ResolvedSection; readonly number: number }>();
  readonly #anyNumber: boolean;

  /**
   * @param numbers `own`: a number before a title must be the section's position in `sections`, because the lists of a whole text have
   * numbers too; `any`: any number counts, because `sections` are a few of a longer outline
   */
  constructor(sections: readonly ResolvedSection[], numbers: 'own' | 'any') {
    for (const [index, section] of sections.entries()) {
      const { title } = read(section.title);
      if (!this.#found.has(title)) this.#found.set(title, { section, number: index + 1 });
    }
    this.longest = Math.max(0, ...sections.map(({ title }) => title.length)) + 40;
    this.#anyNumber = numbers === 'any';
  }

  /** The section whose title this line is, if any. */
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
