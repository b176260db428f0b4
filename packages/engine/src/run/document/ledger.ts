import type { ResolvedSection } from '../../definition/outline.ts';
import { numberFacts } from '../../sources/facts/numbers.ts';
import { firstSentence } from '../text/sentences.ts';
import type { Citations } from './cited/citations.ts';
import { cappedLines, cappedWords } from './content/capped-words.ts';
import { briefClauses } from './content/clauses.ts';
import { type FormFigures, NOT_GIVEN } from './content/form-figures.ts';
import { glossaryOf } from './content/glossary.ts';
import type { DocumentText } from './document-text.ts';

/** In words: about 400 together. */
const CLAIM = 16;
const PLAN = 8;
const FIGURES = 90;
const TERMS = 50;
const PLACEHOLDERS = 40;
const FIRST_SENTENCE = 22;
const FIGURES_A_SECTION = 3;

/**
 * The summary that each request of a document carries along. Code makes it from the form and the finished sections: the content of each
 * section, the figures, the terms, the citations, how this section and the next begin, and the places that are still open.
 */
export class Ledger {
  readonly #document: DocumentText;
  readonly #facts: FormFigures;
  readonly #citations: Citations | undefined;
  /** The terms of the form, which does not change. */
  readonly #given: ReadonlyMap<string, string>;

  /** @param material the long texts of the form */
  constructor(document: DocumentText, facts: FormFigures, citations: Citations | undefined, material: readonly string[]) {
    this.#document = document;
    this.#facts = facts;
    this.#citations = citations;
    this.#given = glossaryOf(material);
  }

  /**
   * @param asked the sections of the request
   * @param scale how long it may be, 1 for about 400 words
   */
  lines(asked: readonly ResolvedSection[], scale = 1): string {
    const [first] = asked;
    const about = asked.map(({ title, brief }) => `${title} ${brief}`).join(' ');
    const sums = asked.every(({ order }) => order === 'last');
    return [
      ...this.#document.sections.map((section, index) => `${index + 1}. ${section.title}${this.#state(section, asked, scale)}`),
      ...listed('Figures of the student that belong here:', this.#facts.on(about, FIGURES * scale)),
      ...(sums ? listed('Figures in the finished sections:', this.#figuresBySection()) : []),
      ...listed('Terms, used as here:', cappedLines([...this.#terms().values()], TERMS * scale)),
      ...listed('Sources cited so far:', this.#used()),
      ...(first && asked.length === 1 ? this.#beginnings(first) : []),
      ...listed('Still open in the text:', this.#placeholders(PLACEHOLDERS * scale)),
    ].join('\n');
  }

  #state(section: ResolvedSection, asked: readonly ResolvedSection[], scale: number): string {
    if (asked.includes(section)) return ' <- you are here';
    if (section.order === 'derived') return ' (made without you)';
    const text = this.#textOf(section);
    if (text !== '' && this.#document.isDone(section)) return ` (finished: ${cappedWords(firstSentence(text), CLAIM * scale)})`;
    return ` (to come: ${cappedWords(briefClauses(section.brief).join('; '), PLAN * scale)})`;
  }

  /** The text as a model should write it. */
  #textOf(section: ResolvedSection): string {
    const text = this.#document.textOf(section);
    return this.#citations?.withKeys(text) ?? text;
  }

  #written(): ResolvedSection[] {
    return this.#document.sections.filter((section) => section.order !== 'derived' && this.#document.textOf(section) !== '');
  }

  #terms(): ReadonlyMap<string, string> {
    return new Map([...glossaryOf(this.#written().map((section) => this.#textOf(section))), ...this.#given]);
  }

  #used(): string[] {
    const { sources = [] } = this.#citations ?? {};
    return sources.flatMap(({ key }) => {
      const titles = this.#written().filter((section) => this.#citations?.usedIn(this.#document.textOf(section)).includes(key));
      return titles.length === 0 ? [] : [`[${key}] in ${titles.map(({ title }) => title).join(', ')}`];
    });
  }

  #beginnings(section: ResolvedSection): string[] {
    const body = this.#document.sections.filter(({ order }) => order !== 'derived');
    const next = body[body.indexOf(section) + 1];
    const begins = (other: ResolvedSection): string => cappedWords(firstSentence(this.#textOf(other)), FIRST_SENTENCE);
    return [
      ...(this.#document.textOf(section) === '' ? [] : [`This section begins: ${begins(section)}`]),
      ...(next && this.#document.textOf(next) !== '' ? [`The next section, ${next.title}, begins: ${begins(next)}`] : []),
    ];
  }

  #placeholders(words: number): string[] {
    const open = this.#written().flatMap((section) =>
      placeholdersWithWords(this.#textOf(section)).map((found) => `${section.title}: ${cappedWords(found, 12)}`),
    );
    return cappedLines([...new Set(open)], words);
  }

  /** Two or three figures of each finished section, with the words around them. */
  #figuresBySection(): string[] {
    return this.#written().flatMap((section) => {
      if (section.items) return [];
      const text = this.#textOf(section);
      const figures = numberFacts(text).filter(({ inWords, end }) => !inWords && !text.startsWith(` ${NOT_GIVEN}`, end));
      const seen = new Set<number>();
      const found = figures.flatMap(({ start, end, values: [value = 0] }) => {
        if (seen.has(value) || seen.size === FIGURES_A_SECTION || !stated(text, start, end)) return [];
        seen.add(value);
        return [around(text, start, end)];
      });
      return found.length === 0 ? [] : [`${section.title}: ${found.join('; ')}`];
    });
  }
}

function listed(heading: string, lines: readonly string[]): string[] {
  return lines.length === 0 ? [] : [heading, ...lines.map((line) => `- ${line}`)];
}

/** Whether a number is no mark of a list, no citation and no year in brackets. */
function stated(text: string, start: number, end: number): boolean {
  return !/[[(\n]/.test(text.charAt(start - 1) || '\n') && !/[\])]/.test(text.charAt(end));
}

/** Each "[to be added …]" with the words before it in its sentence. To look for those words first takes sixty times as long. */
function placeholdersWithWords(text: string): string[] {
  let end = 0;
  return [...text.matchAll(/\[to be added[^\]]{0,60}\]/gi)].map(({ 0: placeholder, index }) => {
    const [words = ''] = /[^.\n]*$/.exec(text.slice(Math.max(end, index - 60), index)) ?? [];
    end = index + placeholder.length;
    return (words + placeholder).trim();
  });
}

/** A figure with up to four words before and after it, within its sentence. */
function around(text: string, start: number, end: number): string {
  const before =
    text
      .slice(Math.max(0, start - 60), start)
      .split(/[.!?\n]\s/)
      .at(-1) ?? '';
  const after = text.slice(end, end + 60).split(/[.!?;](?:\s|$)|\n/)[0] ?? '';
  return [...before.trim().split(/\s+/).slice(-4), text.slice(start, end), ...after.trim().split(/\s+/).slice(0, 4)]
    .filter(Boolean)
    .join(' ');
}
