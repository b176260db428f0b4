import { isBlank } from '../../definition/field.ts';
import type { ResolvedSection } from '../../definition/outline.ts';
import type { LeftOut } from '../../generation/left-out.ts';
import { SectionTitles } from './section-titles.ts';
import type { TitleLine } from './title-line.ts';
import { type TitleLines, titleLines } from './title-lines.ts';

export interface SectionText {
  readonly section: ResolvedSection;
  /** The text without the title. */
  readonly text: string;
  /** The title is not the outline's: it was recognised by its place. */
  readonly byPlace?: true;
}

/** A text, split at the section titles that it contains. */
export interface SplitText {
  /** The text before the first title. */
  readonly lead: string;
  /** The sections in the order of the text. */
  readonly found: readonly SectionText[];
  /** The words that stand in neither: titles in other words, and what stands twice. */
  readonly leftOut: readonly LeftOut[];
}

/** Splits an answer into its sections. Other titles inside a section are its subheadings. */
export function splitSections(text: string, sections: readonly ResolvedSection[], numbers: 'own' | 'any' = 'own'): SplitText {
  const lines = text.split('\n');
  return splitAt(lines, titleLines(lines, sections, numbers, true), sections);
}

/** Splits a public text, whose sections stand under the outline's own titles. */
export function splitPublicText(text: string, sections: readonly ResolvedSection[]): SplitText {
  const lines = text.split('\n');
  return splitAt(lines, titleLines(lines, sections, 'own', false), sections);
}

function splitAt(lines: readonly string[], titles: TitleLines, sections: readonly ResolvedSection[]): SplitText {
  const { chosen } = titles;
  const { removed, leftOut } = repetitions(lines, titles);
  const textBetween = (from: number, to: number | undefined): string =>
    lines
      .slice(from, to)
      .filter((_line, at) => !removed.has(from + at))
      .join('\n')
      .trim();
  const found = chosen.flatMap((title, at): SectionText[] => {
    const section = sections[title.index];
    if (!section) return [];
    const { line, rest, style } = title;
    const own = textBetween(line + 1, chosen[at + 1]?.line);
    const byPlace = !style.includes('/') && rest === undefined;
    const said = rest === undefined ? (lines[line] ?? '') : '';
    if (wordsOf(said).some((word) => !wordsOf(section.title).includes(word))) leftOut.push({ reason: 'title', text: said.trim() });
    return [{ section, text: rest === undefined ? own : `${rest}\n${own}`.trim(), ...(byPlace && { byPlace }) }];
  });
  return { lead: textBetween(0, chosen[0]?.line), found, leftOut };
}

/** Joins the sections under their exact titles, by which screens and exports find headings. */
export function joinSections({ lead, found }: Pick<SplitText, 'lead' | 'found'>, sections: readonly ResolvedSection[]): string {
  return [lead, ...found.map(({ section, text }) => `${section.title}\n${withSubheadings(text, sections)}`.trimEnd())]
    .filter((part) => part !== '')
    .join('\n\n');
}

/** The text of a section, where a subheading that reads as a title gets a colon, so that it is read as a subheading again. */
export function withSubheadings(text: string, sections: readonly ResolvedSection[]): string {
  const titles = new SectionTitles(sections, 'any');
  const lines = text.split('\n');
  return lines
    .map((line, at) => (titles.at(line) && !/:\s*$/.test(line) && hasText(lines, at + 1, titles) ? `${line.trimEnd()}:` : line))
    .join('\n');
}

/** Whether text follows that is no other title: a list of titles has no subheadings. */
function hasText(lines: readonly string[], from: number, titles: SectionTitles): boolean {
  const next = lines[from + (isBlank(lines[from] ?? '') ? 1 : 0)] ?? '';
  return !isBlank(next) && titles.at(next) === undefined;
}

const FEWEST_ENTRIES = 3;
const CONTENTS = /^[\s#*_]*(?:table of contents|contents|outline|structure)[\s:*_]*$/i;

/** The lines that stand twice: a list of the titles before the first section, and sections that come again with the same text. */
function repetitions(lines: readonly string[], { chosen, others }: TitleLines): { removed: Set<number>; leftOut: LeftOut[] } {
  const removed = new Set<number>();
  const leftOut: LeftOut[] = [];
  const remove = (from: number, to: number): void => {
    for (let line = from; line < to; line += 1) removed.add(line);
    leftOut.push({ reason: 'repeated', text: lines.slice(from, to).join('\n').trim() });
  };
  const first = chosen[0]?.line ?? 0;
  const list = others.filter(({ line, words }) => line < first && words === 0);
  const [top] = list;
  if (top && list.length >= FEWEST_ENTRIES) {
    let from = top.line;
    while (from > 0 && (isBlank(lines[from - 1] ?? '') || CONTENTS.test(lines[from - 1] ?? ''))) from -= 1;
    remove(from, (list.at(-1)?.line ?? from) + 1);
  }
  const starts = [...chosen, ...others].map(({ line }) => line).sort((a, b) => a - b);
  const ends = new Map(starts.map((line, at) => [line, starts[at + 1] ?? lines.length]));
  const blockOf = ({ line }: TitleLine): string => folded(lines.slice(line + 1, ends.get(line)).join('\n'));
  const blocks = new Map(chosen.map((title) => [title.index, blockOf(title)]));
  for (const title of others) {
    if (title.words > 0 && blocks.get(title.index) === blockOf(title)) remove(title.line, ends.get(title.line) ?? lines.length);
  }
  return { removed, leftOut };
}

function folded(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function wordsOf(title: string): string[] {
  return folded(title.replace(/^[\s#*_]*(?:\d{1,3}[.)]\s*)?/, ''))
    .split(' ')
    .filter(Boolean);
}
