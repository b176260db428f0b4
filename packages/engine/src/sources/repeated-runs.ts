import type { FactPlace } from './facts/fact.ts';
import type { LineOffsets } from './places.ts';
import type { SectionAt } from './sections-at.ts';
import { indexAt } from './sentences.ts';

/** Words of one section that stand in an earlier one too. */
export interface RepeatedRun extends FactPlace {
  readonly words: string;
  /** The index of its line, and of the line where the words stand first. */
  readonly line: number;
  readonly first: number;
}

/** Fewer words in a row are chance or a fixed phrase. */
const RUN = 8;
const WORD = /[\p{L}\p{N}]+/gu;

/** The runs of eight words and more that two sections share and that are no words of the form. Linear in both texts. */
export function repeatedRuns(
  text: string,
  lines: readonly LineOffsets[],
  sections: { isTitle(line: number): boolean; of(line: number): SectionAt | undefined },
  form: string,
): RepeatedRun[] {
  const own = new Set(runsOf([...form.toLowerCase().matchAll(WORD)].map(([word]) => word)));
  const words = [...text.matchAll(WORD)]
    .map(({ 0: word, index }) => ({ word: word.toLowerCase(), start: index, end: index + word.length, line: indexAt(lines, index) }))
    .filter(({ line }) => !sections.isTitle(line));
  const runs = runsOf(words.map(({ word }) => word));
  const known = new Map<string, number>();
  const found: RepeatedRun[] = [];
  for (let at = 0; at < runs.length; at += 1) {
    const run = runs[at] ?? '';
    const before = known.get(run);
    const line = words[at]?.line ?? 0;
    const earlier = before === undefined ? undefined : words[before]?.line;
    if (before === undefined) known.set(run, at);
    if (before === undefined || earlier === undefined || own.has(run) || sections.of(earlier) === sections.of(line)) continue;
    let length = RUN;
    while (at + length < words.length && words[before + length]?.word === words[at + length]?.word && before + length < at) length += 1;
    const [start, end] = [words[at]?.start ?? 0, words[at + length - 1]?.end ?? 0];
    found.push({ start, end, words: text.slice(start, end), line, first: earlier });
    at += length - 1;
  }
  return found;
}

function runsOf(words: readonly string[]): string[] {
  return words.slice(0, Math.max(0, words.length - RUN + 1)).map((_word, at) => words.slice(at, at + RUN).join(' '));
}
