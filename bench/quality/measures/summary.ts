import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { textOf } from '@marginalia/on-device';
import type { Figure, Measure } from '../measure.ts';
import { rouge, stemsOf } from '../rouge.ts';
import { runDevice } from '../run-device.ts';

/** A section of a textbook and the summary that the book itself gives of it. */
interface Sample {
  readonly title: string;
  readonly text: string;
  readonly summary: string;
}

/** The bars of ROUGE-1 and ROUGE-2 as F1 of stems. */
const BARS = [0.36, 0.12] as const;
/** The values of the project's own texts, which are few, less a margin. */
const FLOORS = [0.3, 0.1] as const;

/**
 * Measures how near the summary of a debrief comes to the book's own. The folder `summary` has one JSON file for each text: title, text,
 * summary. The baselines have as many words as the device: the first sentences, sentences drawn by a fixed rule, TextRank, and the
 * sentences with the most frequent words.
 */
const measure: Measure = {
  name: 'summary',
  async figures(folder) {
    const path = join(folder, 'summary');
    const files = existsSync(path) ? readdirSync(path).filter((name) => name.endsWith('.json')) : [];
    const scores = new Map<string, [number, number][]>();
    let told = 0;
    let again = 0;
    for (const file of files.sort()) {
      const { title, text, summary } = JSON.parse(readFileSync(join(path, file), 'utf8')) as Sample;
      const { sections } = await runDevice('lecture-debrief', { title, content: text });
      const linesOf = (name: string): string[] =>
        (sections.find(({ section }) => section.title === name)?.lines ?? []).map(textOf).filter((line) => /^\s*- /.test(line));
      const own = linesOf('Summary').map((line) => line.replace(/^\s*- /, ''));
      const outline = linesOf('How the Lecture Is Built').map((line) => line.replace(/^\s*- /, ''));
      told += outline.length;
      again += outline.filter((line) => own.includes(line)).length;
      const length = own.join(' ').split(/\s+/).length;
      const given: Record<string, string> = { device: own.join(' '), ...baselines(text, length) };
      for (const [name, words] of Object.entries(given)) {
        scores.set(name, [...(scores.get(name) ?? []), [rouge(words, summary, 1), rouge(words, summary, 2)]]);
      }
    }
    if (files.length === 0) return [];
    return [
      ...[...scores].flatMap(([name, pairs]) =>
        [0, 1].map(
          (size): Figure => ({
            name: `ROUGE-${size + 1} of ${name === 'device' ? 'the summary' : `the baseline "${name}"`}`,
            value: pairs.reduce((sum, pair) => sum + (pair[size] ?? 0), 0) / pairs.length,
            bar: BARS[size] ?? 0,
            good: 'at least',
            of: pairs.length,
            ...(name === 'device' ? { floor: FLOORS[size] ?? 0 } : {}),
          }),
        ),
      ),
      { name: 'sentences of the outline that the summary has too', value: again, bar: 0, good: 'at most', of: told, floor: 0 },
    ];
  },
};

export default measure;

function baselines(text: string, length: number): Record<string, string> {
  const sentences = text
    .split(/\n+/)
    .flatMap((line) => line.split(/(?<=[.!?])\s+(?=[A-Z])/))
    .filter((sentence) => /[.!?]$/.test(sentence) && sentence.split(/\s+/).length >= 5);
  const stems = sentences.map(stemsOf);
  const take = (order: readonly number[]): string => {
    const chosen: number[] = [];
    for (let words = 0, at = 0; words < length && at < order.length; at += 1) {
      chosen.push(order[at] as number);
      words += (sentences[order[at] as number] as string).split(/\s+/).length;
    }
    return chosen
      .sort((one, other) => one - other)
      .map((at) => sentences[at])
      .join(' ');
  };
  const all = sentences.map((_sentence, at) => at);
  const by = (worth: (at: number) => number): number[] => [...all].sort((one, other) => worth(other) - worth(one) || one - other);
  const ranks = textRank(stems);
  return {
    lead: take(all),
    // A linear congruence stands in for chance, so that each run gives the same figure.
    random: take(by((at) => (at * 7919 + 104_729) % 1009)),
    TextRank: take(by((at) => ranks[at] ?? 0)),
    frequency: take(by(frequencies(stems))),
  };
}

/** TextRank of Mihalcea and Tarau (2004): shared words over the logarithms of the lengths. */
function textRank(stems: readonly (readonly string[])[]): readonly number[] {
  const sets = stems.map((words) => new Set(words.filter((word) => word.length > 3)));
  const edges = sets.map((one, from) =>
    sets.flatMap((other, to): [number, number][] => {
      if (from === to) return [];
      let shared = 0;
      for (const word of one) if (other.has(word)) shared += 1;
      return shared === 0 ? [] : [[to, shared / (Math.log(1 + one.size) + Math.log(1 + other.size))]];
    }),
  );
  const sums = edges.map((list) => list.reduce((sum, [, weight]) => sum + weight, 0));
  let ranks = sets.map(() => 1);
  for (let step = 0; step < 20; step += 1) {
    const next = sets.map(() => 0.15);
    edges.forEach((list, from) => {
      for (const [to, weight] of list) next[to] = (next[to] ?? 0) + (0.85 * weight * (ranks[from] ?? 0)) / (sums[from] ?? 1);
    });
    ranks = next;
  }
  return ranks;
}

function frequencies(stems: readonly (readonly string[])[]): (at: number) => number {
  const counts = new Map<string, number>();
  for (const words of stems) for (const word of words) if (word.length > 3) counts.set(word, (counts.get(word) ?? 0) + 1);
  return (at) => {
    const words = (stems[at] ?? []).filter((word) => word.length > 3);
    return words.reduce((sum, word) => sum + (counts.get(word) ?? 0), 0) / Math.max(6, words.length);
  };
}
