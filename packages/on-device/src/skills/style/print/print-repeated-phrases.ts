import type { Token } from '../../../lib/text/document.ts';
import type { Line } from '../../../spans.ts';
import { computed, quote } from '../../../spans.ts';
import { sayRepeatedPhrase } from '../phrases.ts';
import type { Prose } from '../read/prose.ts';
import { isContentWord, type Repeat, tally } from '../read/tally.ts';

const LENGTHS = [5, 4, 3];
const LEAST = 3;
const MOST = 4;

interface Run {
  readonly key: string;
  readonly start: number;
  readonly end: number;
  readonly tokens: readonly Token[];
}

/** Prints phrases of three to five words that occur three times, without the parts of longer ones. */
export function printRepeatedPhrases(prose: Prose): Line[] {
  const { field, raw } = prose.document;
  const taken = new Set<number>();
  const found = LENGTHS.flatMap((length) => repeated(runsOf(prose, length, taken), taken));
  const top = found.sort((a, b) => b.count - a.count || a.start - b.start).slice(0, MOST);
  if (top.length === 0) return [];
  return [
    sayRepeatedPhrase('phrases'),
    ...top.map(({ start, end, count }) =>
      sayRepeatedPhrase('phrase', { words: quote({ field, raw, start, end }), count: computed(count, 'style.count') }),
    ),
  ];
}

/** Sequences of `length` words within a sentence that begin outside longer phrases. */
function runsOf({ sentences }: Prose, length: number, taken: ReadonlySet<number>): Run[] {
  const runs: Run[] = [];
  for (const { tokens } of sentences) {
    for (let at = 0; at + length <= tokens.length; at += 1) {
      const run = tokens.slice(at, at + length);
      const [first] = run;
      const last = run.at(-1);
      if (first === undefined || last === undefined || taken.has(first.start)) continue;
      // Three words need two content words, which "in the end" does not have.
      if (run.filter(isContentWord).length < (length === 3 ? 2 : 1)) continue;
      runs.push({ key: run.map(({ word }) => word).join(' '), start: first.start, end: last.end, tokens: run });
    }
  }
  return runs;
}

/** The repeated phrases. Of two that overlap at their first occurrence, the earlier one stays. */
function repeated(runs: readonly Run[], taken: Set<number>): Repeat[] {
  const often = new Map(
    tally(runs)
      .filter(({ count }) => count >= LEAST)
      .map((repeat) => [repeat.key, repeat]),
  );
  const kept: Repeat[] = [];
  let until = -1;
  for (const { key, start, end, tokens } of runs) {
    const repeat = often.get(key);
    if (repeat === undefined) continue;
    for (const token of tokens) taken.add(token.start);
    if (repeat.start !== start || start < until) continue;
    kept.push(repeat);
    until = end;
  }
  return kept;
}
