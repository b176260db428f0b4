import type { Token } from '../../../lib/text/document.ts';
import type { Line } from '../../../spans.ts';
import { computed, quote } from '../../../spans.ts';
import { sayRepeatedPhrase } from '../phrases.ts';
import type { Prose } from '../read/prose.ts';
import { isContentWord, type Repeat, tally } from '../read/tally.ts';

const LENGTHS = [5, 4, 3];
const SHORTEST = 3;
/** A power of two above the number of threes in a long text. */
const BUCKETS = 2 ** 18;
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
  const countOf = countThrees(prose);
  const found = LENGTHS.flatMap((length) => repeated(runsOf(prose, length, taken, countOf), taken));
  const top = found.sort((a, b) => b.count - a.count || a.start - b.start).slice(0, MOST);
  if (top.length === 0) return [];
  return [
    sayRepeatedPhrase('phrases'),
    ...top.map(({ start, end, count }) =>
      sayRepeatedPhrase('phrase', { words: quote({ field, raw, start, end }), count: computed(count, 'style.count') }),
    ),
  ];
}

/**
 * Counts the threes of words in a row by a number made of them. Few threes share a number, so that a low count means a rare three: a
 * longer phrase is repeated only if all threes in it are, and most of a text is passed over.
 */
function countThrees({ sentences }: Prose): (sentence: number, at: number) => number {
  const known = new Map<string, number>();
  const counts = new Uint32Array(BUCKETS);
  const threes = sentences.map(({ tokens }) => {
    const numbers = tokens.map(({ word }) => {
      const number = known.get(word) ?? known.size;
      known.set(word, number);
      return number;
    });
    const own = new Uint32Array(Math.max(0, numbers.length - SHORTEST + 1));
    for (let at = 0; at < own.length; at += 1) {
      const [one = 0, two = 0, three = 0] = [numbers[at], numbers[at + 1], numbers[at + 2]];
      const bucket = (Math.imul(Math.imul(one, 31_393) + two, 54_059) + three) & (BUCKETS - 1);
      own[at] = bucket;
      counts[bucket] = (counts[bucket] ?? 0) + 1;
    }
    return own;
  });
  return (sentence, at) => counts[threes[sentence]?.[at] ?? 0] ?? 0;
}

/** Sequences of `length` words within a sentence that begin outside longer phrases and may be repeated. */
function runsOf(
  { sentences }: Prose,
  length: number,
  taken: ReadonlySet<number>,
  countOf: (sentence: number, at: number) => number,
): Run[] {
  const runs: Run[] = [];
  sentences.forEach(({ tokens }, sentence) => {
    /** The number of frequent threes in a row up to here. */
    let row = 0;
    for (let next = 0; next + SHORTEST <= tokens.length; next += 1) {
      row = countOf(sentence, next) < LEAST ? 0 : row + 1;
      const at = next + SHORTEST - length;
      const first = tokens[at];
      if (row <= length - SHORTEST || first === undefined || taken.has(first.start)) continue;
      const run = tokens.slice(at, at + length);
      // Three words need two content words, which "in the end" does not have.
      if (run.filter(isContentWord).length < (length === 3 ? 2 : 1)) continue;
      runs.push({ key: run.map(({ word }) => word).join(' '), start: first.start, end: run.at(-1)?.end ?? first.end, tokens: run });
    }
  });
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
