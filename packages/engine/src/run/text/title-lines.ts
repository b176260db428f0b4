import type { ResolvedSection } from '../../definition/outline.ts';
import { SectionTitles } from './section-titles.ts';
import type { TitleLine } from './title-line.ts';
import { titlesByPosition } from './titles-by-position.ts';

export interface TitleLines {
  /** The lines where the sections begin, in the order of the text; each section at most once. */
  readonly chosen: readonly TitleLine[];
  /** Lines that are written like a title, and begin no section: subheadings, lists, repetitions. */
  readonly others: readonly TitleLine[];
}

// A section with text counts more than how its title is written, and that counts more than whether its text is half as long as the longest.
const WITH_TEXT = 1000;
const LIKE_THE_OTHERS = 300;
const FULL = 50;
const RUN_IN = 'run-in';

/**
 * Finds where the sections of an outline begin. Of several lines with one title, those count that make most sections with text in the order
 * of the outline: so a table of contents, a subheading and a line of a list begin no section. Takes time linear in the text.
 * @param places whether headings in other words may be the titles that are missing, as in an answer, or not, as in a public text
 */
export function titleLines(
  lines: readonly string[],
  sections: readonly ResolvedSection[],
  numbers: 'own' | 'any',
  places: boolean,
): TitleLines {
  const all = candidates(lines, new SectionTitles(sections, numbers));
  const usual = usualStyle(all);
  const chain = withoutChance(longestChain(all, usual), usual, sections.length);
  const taken = new Set(chain.map(({ index }) => index));
  // A section that stands in another order than asked for.
  for (const line of all) {
    const sure = line.style === usual && line.plain && line.words > 0 && (usual.startsWith('#') || isAfterBlank(lines, line.line));
    if (!sure || taken.has(line.index)) continue;
    taken.add(line.index);
    chain.push(line);
  }
  const inOrder = chain.sort((a, b) => a.line - b.line);
  const chosen = places ? titlesByPosition(lines, inOrder, sections.length) : inOrder;
  return { chosen, others: all.filter((line) => line.style !== RUN_IN && !chosen.some((one) => one.line === line.line)) };
}

function candidates(lines: readonly string[], titles: SectionTitles): TitleLine[] {
  const found: { -readonly [Key in keyof TitleLine]: TitleLine[Key] }[] = [];
  // The words of a line count for the last title that stands alone and for a run-in title after it.
  let alone: (typeof found)[number] | undefined;
  for (const [line, text] of lines.entries()) {
    const title = titles.read(text);
    if (title) {
      alone = { line, words: 0, ...title };
      found.push(alone);
      continue;
    }
    const words = wordsIn(text);
    const last = found.at(-1);
    if (alone) alone.words += words;
    const runIn = titles.readRunIn(text);
    if (runIn) found.push({ line, ...runIn, words: wordsIn(runIn.rest), style: RUN_IN, plain: false });
    else if (last && last !== alone) last.words += words;
  }
  return found;
}

/** The style in which most of the different titles with text are written. */
function usualStyle(all: readonly TitleLine[]): string {
  const sections = new Map<string, Set<number>>();
  for (const { style, index, words } of all) {
    const known = sections.get(style) ?? new Set();
    if (words > 0) known.add(index);
    sections.set(style, known);
  }
  let usual = '';
  for (const [style, known] of sections) if (known.size > (sections.get(usual)?.size ?? 0)) usual = style;
  return usual;
}

interface TitleLink {
  readonly title: TitleLine;
  readonly score: number;
  readonly before: TitleLink | undefined;
}

/** The lines in the order of the outline that are worth most together. */
function longestChain(all: readonly TitleLine[], usual: string): TitleLine[] {
  const best: (TitleLink | undefined)[] = [];
  const fullest: number[] = [];
  for (const { index, words } of all) fullest[index] = Math.max(fullest[index] ?? 0, words);
  for (const title of all) {
    let before: TitleLink | undefined;
    for (let index = 0; index < title.index; index += 1) {
      const link = best[index];
      if (link && link.score > (before?.score ?? 0)) before = link;
    }
    const score = (before?.score ?? 0) + worthOf(title, usual, fullest[title.index] ?? 0);
    const known = best[title.index]?.score ?? 0;
    // Of two equal ones after a section, the first is rather a subheading of that section.
    if (score > known || (score === known && before)) best[title.index] = { title, score, before };
  }
  let last: TitleLink | undefined;
  for (const link of best) if (link && link.score > (last?.score ?? 0)) last = link;
  const chain: TitleLine[] = [];
  for (let link = last; link; link = link.before) chain.unshift(link.title);
  return chain;
}

function worthOf({ words, style }: TitleLine, usual: string, fullest: number): number {
  const own = words > 0 ? WITH_TEXT : 100;
  const alike = style === usual ? LIKE_THE_OTHERS : 0;
  return (style === RUN_IN && style !== usual ? own / 3 : own) + alike + (words >= fullest / 2 ? FULL : 0);
}

/**
 * Removes the lines that are written unlike the other titles, such as "Dates:" over a list, unless they stand exactly where their section
 * should, or follow each other in the order of the outline.
 */
function withoutChance(chain: readonly TitleLine[], usual: string, count: number): TitleLine[] {
  return chain.filter((title, at) => {
    const { style, index, plain } = title;
    if (style === usual || (plain && !usual.startsWith('#'))) return true;
    const [before, after] = [chain[at - 1], chain[at + 1]];
    const inPlace = (before?.index ?? -1) === index - 1 && (after?.index ?? count) === index + 1;
    const follow = [before, after].some((other) => other?.style === style && Math.abs(other.index - index) === 1);
    return style === RUN_IN ? follow || (index === 0 && inPlace) : inPlace || follow;
  });
}

/** Whether a line follows an empty one or begins the text. */
function isAfterBlank(lines: readonly string[], line: number): boolean {
  return (lines[line - 1] ?? '').trim() === '';
}

function wordsIn(line: string): number {
  return line.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}
