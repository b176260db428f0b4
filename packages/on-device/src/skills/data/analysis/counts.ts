import { computed, quote, type Span } from '../../../spans.ts';
import { formatFigure, formatP } from '../figures.ts';
import { fillPhrase } from '../phrases.ts';
import { type ReadingsFound, textIn } from '../read/readings.ts';
import type { RawField } from './accepted.ts';
import { studentP } from './groups/student-p.ts';
import type { ComputedValue } from './result.ts';

const ASKS = /\bchi\b|χ|\bratio\b/i;
/** "9:3:3:1" */
const RATIO = /(?<![\d:.])\d{1,2}(?:\s?:\s?\d{1,2}){1,5}(?![\d:])/g;
const EXPECTED = /\bexpected\b/i;
/** Counts that differ from a ratio are shown to do so below this p. */
const LEVEL = 0.05;

/** Pearson's chi-squared of counts against the ratio that the words on the experiment state. */
export function chiSquared(found: ReadingsFound, about: readonly RawField[]): ComputedValue | undefined {
  const counts = countsIn(found);
  const ratio = about.some(({ raw }) => ASKS.test(raw))
    ? about.flatMap(ratiosIn).find(({ parts }) => parts.length === counts.length)
    : undefined;
  if (!ratio || counts.length < 2 || !counts.every((it) => Number.isInteger(it) && it >= 0)) return undefined;
  const share = sum(counts) / sum(ratio.parts);
  const expected = ratio.parts.map((part) => part * share);
  const value = sum(expected.map((it, at) => ((counts[at] ?? 0) - it) ** 2 / it));
  const freedom = counts.length - 1;
  const p = chiSquaredP(value, freedom);
  const phrase = (part: string, text: string): Span => ({ kind: 'phrase', text, id: `relations.chi-squared-${part}` });
  const slots = {
    counts: computed(expected.map(formatFigure).join(', '), 'data.expected-counts'),
    freedom: computed(freedom, 'data.freedom'),
  };
  return {
    name: [phrase('name', 'chi-squared of the counts')],
    symbol: phrase('symbol', 'χ²'),
    value,
    error: undefined,
    unit: '',
    formula: [phrase('formula', 'χ² = sum of (observed − expected)² ÷ expected')],
    rule: 'data.chi-squared',
    warnings: [fillPhrase('expectedCounts', slots)],
    verdict: fillPhrase(p < LEVEL ? 'missesRatio' : 'fitsRatio', { ratio: quote(ratio.place), p: computed(formatP(p), 'data.p') }),
  };
}

/** The counts of one column, or of single values without a unit. */
function countsIn({ tables, constants }: ReadingsFound): number[] {
  const columns = tables.flatMap((table) => table.columns.filter(({ isIndex, values }) => !isIndex && values.every(Boolean)));
  const observed = columns.filter(({ name }) => !(name && EXPECTED.test(textIn(name))));
  const readings = tables.length === 0 ? constants.map(({ reading }) => reading) : observed.length === 1 ? (observed[0]?.values ?? []) : [];
  return readings.flatMap((it) => it?.value ?? []);
}

function ratiosIn({ field, raw }: RawField) {
  return [...raw.matchAll(RATIO)].map(({ index, 0: text }) => ({
    parts: text.split(':').map(Number),
    place: { field, raw, start: index, end: index + text.length },
  }));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, it) => total + it, 0);
}

/** The chance of a chi-squared at least as large: that of one or two degrees of freedom, and a term for each two more. */
function chiSquaredP(value: number, freedom: number): number {
  const isOdd = freedom % 2 === 1;
  const half = value / 2;
  // A normal distribution is Student's with many degrees of freedom.
  let p = isOdd ? studentP(Math.sqrt(value), 1e9) : Math.exp(-half);
  let term = isOdd ? (Math.sqrt(half) * Math.exp(-half)) / (Math.sqrt(Math.PI) / 2) : half * Math.exp(-half);
  for (let at = isOdd ? 3 : 4; at <= freedom; at += 2) {
    p += term;
    term *= half / (at / 2);
  }
  return p;
}
