import type { ResolvedSection } from '../../definition/outline.ts';

// Matches "## 3. Design (part 2 of 3):", "III. 📌 Design" and, as in the prompt, "3. Design (about 500 words)": title "Design", number 3.
const TITLE =
  /^[\s#*_\p{Extended_Pictographic}\p{VS}]*(?:section\s*:\s*)?(?:(\d{1,3}|[IVX]{1,5})[.)]\s*)?[\p{Extended_Pictographic}\p{VS}\s]*(.*?)(?:\s*\(?\b(?:part \d+(?: of \d+)?|continued)\)?|\s*\((?:about )?\d[^()]{0,40}\))?[\s:*_]*$/iu;
/** "* Testing", "    Testing": a line of a list. */
const LISTED = /^\s*\*\s+\S|^(?: {4,}|\t)/;

/** A line that reads as the title of a section, and how it is written. */
interface ReadTitle {
  /** The index of the section in the outline. */
  readonly index: number;
  /** The marks, number, colon and case of the line. The titles of one text are usually written alike. */
  readonly style: string;
  /** Marked as a heading or in bold, or written exactly as in the outline. */
  readonly plain: boolean;
}

/** Recognises the lines of an answer that may be section titles, however a model formats them. */
export class SectionTitles {
  /** The length in characters of the longest line that can be a title. */
  readonly longest: number;
  readonly #sections: readonly ResolvedSection[];
  readonly #found = new Map<string, number>();
  readonly #anyNumber: boolean;

  /**
   * @param numbers `own`: a number before a title must be the section's position in `sections`, because the lists of a whole text have
   * numbers too; `any`: any number counts, because `sections` are a few of a longer outline
   */
  constructor(sections: readonly ResolvedSection[], numbers: 'own' | 'any') {
    this.#sections = sections;
    for (const [index, section] of sections.entries()) {
      const { title } = parts(section.title);
      if (!this.#found.has(title)) this.#found.set(title, index);
    }
    this.longest = Math.max(0, ...sections.map(({ title }) => title.length)) + 40;
    this.#anyNumber = numbers === 'any';
  }

  /** The section whose title this line is, if any. */
  at(line: string): ResolvedSection | undefined {
    return this.#sections[this.read(line)?.index ?? -1];
  }

  /** The title that this line is, if any, and how it is written. */
  read(line: string): ReadTitle | undefined {
    if (line.length > this.longest || line === '' || LISTED.test(line)) return undefined;
    const { title, number, written } = parts(line);
    const index = this.#found.get(title);
    if (index === undefined || !(number === undefined || this.#anyNumber || number === index + 1)) return undefined;
    const exact = this.#sections[index]?.title;
    const letterCase = written === exact ? 'exact' : written === exact?.toUpperCase() ? 'upper' : 'other';
    const style = styleOf(line);
    const marked = /^[#b]/.test(style);
    return { index, style: `${style}/${letterCase}`, plain: marked || (letterCase !== 'other' && !style.includes(':')) };
  }

  /** The title with which a line begins that goes on with text after a colon, as in "**Summary:** Water moves." */
  readRunIn(line: string): { readonly index: number; readonly rest: string } | undefined {
    const [, title = '', rest = ''] =
      /^[\s#*_]*(?:\d{1,3}[.)]\s*)?([^:*_\n]{1,120}?)[*_]*:[*_]*\s+(\S.*)$/s.exec(line.slice(0, 4000)) ?? [];
    const index = this.#found.get(title.replace(/\s+/g, ' ').toLowerCase());
    if (index === undefined || this.#sections[index]?.title !== title) return undefined;
    return { index, rest: rest + line.slice(4000) };
  }
}

/** The marks of a line that may be a heading: "##", "b" for bold, "1" for a number, ":". Two headings of one level have the same. */
export function styleOf(line: string): string {
  const hashes = /^\s*(#{1,6})\s/.exec(line)?.[1] ?? '';
  const text = line.replace(/^\s*#{1,6}\s+/, '').trim();
  const bold = /^(?:\*\*|__)/.test(text) ? 'b' : '';
  const number = /^[*_]*(?:\d{1,3}|[IVX]{1,5})[.)]/.test(text) ? '1' : '';
  return `${hashes}${bold}${number}${/:[*_\s]*$/.test(text) ? ':' : ''}`;
}

function parts(line: string): { readonly title: string; readonly number: number | undefined; readonly written: string } {
  const [, number, title = ''] = TITLE.exec(line) ?? [];
  const written = title.replace(/\s+/g, ' ');
  return { title: written.toLowerCase(), written, number: number === undefined ? undefined : numberOf(number) };
}

const ROMAN = [
  'I',
  'II',
  'III',
  'IV',
  'V',
  'VI',
  'VII',
  'VIII',
  'IX',
  'X',
  'XI',
  'XII',
  'XIII',
  'XIV',
  'XV',
  'XVI',
  'XVII',
  'XVIII',
  'XIX',
  'XX',
];

function numberOf(mark: string): number {
  return /\d/.test(mark) ? Number(mark) : ROMAN.indexOf(mark.toUpperCase()) + 1;
}
