import { type ReadingsFound, textIn } from '../read/readings.ts';
import type { ComputedValue } from './result.ts';

const ASKS = /hardy.{0,3}weinberg|allele frequenc/;
/** "the frequency of the recessive (non-taster) allele" */
const RECESSIVE = /recessive\b(.{1,60})/;

/** The frequencies of both alleles from the counts of two forms, where the words on the experiment say which one is recessive. */
export function alleleFrequencies({ tables, constants }: ReadingsFound, about: string): ComputedValue | undefined {
  const words = ASKS.test(about) ? RECESSIVE.exec(about)?.[1] : undefined;
  if (words === undefined || tables.length > 0 || constants.length !== 2) return undefined;
  const forms = constants
    .map(({ name, unit, reading }) => ({ name: textIn(name).toLowerCase().replace(/s$/, ''), unit, count: reading.value }))
    .sort((a, b) => b.name.length - a.name.length);
  // The longer name is asked first: "non-taster" holds "taster".
  const recessive = forms.find(({ name }) => words.includes(name));
  const all = forms.reduce((sum, { count }) => sum + count, 0);
  if (!recessive || forms.some(({ unit, count }) => unit !== '' || !Number.isInteger(count) || count < 0) || all === 0) return undefined;
  const q = Math.sqrt(recessive.count / all);
  // q² is a share of N individuals, with the standard error √(q² (1 − q²) ÷ N).
  const error = Math.sqrt((1 - q * q) / (4 * all));
  const phrase = (part: string, text: string) => ({ kind: 'phrase', text, id: `relations.alleles-${part}` }) as const;
  const shared = { error, unit: '', rule: 'data.alleles' };
  return {
    ...shared,
    name: [phrase('name', 'frequency of the recessive allele')],
    symbol: phrase('symbol', 'q'),
    value: q,
    also: [{ ...shared, name: [phrase('also-name', 'frequency of the other allele')], symbol: phrase('also-symbol', 'p'), value: 1 - q }],
    formula: [phrase('formula', 'q² = recessive individuals ÷ all individuals and p = 1 − q, if the population is in equilibrium')],
    warnings: [],
  };
}
