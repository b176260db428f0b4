import type { CslName } from '../../csl-item.ts';
import { YEAR } from '../dates.ts';
import { readNames } from '../names.ts';

/** "by Dr. Laura Markham, Psychology Today, 3 May 2019": names behind a title, to the next mark. */
const BY = /^[\s,]*by:?\s+((?:(?:Dr|Prof|Professor|Mr|Mrs|Ms)\.?\s+)?)([\p{Lu}][^,;()]{2,80}?)(?=[,;(]|\.?\s*$|\.\s+\p{Lu}\p{L}{2})/u;

/** "Vaswani et al 2017 NeurIPS": a name and a year behind a title. */
const SHORT_CITATION = new RegExp(`^[\\s,]*()(\\p{Lu}[\\p{L}'’-]+ et al\\.?)(?=,?\\s\\(?${YEAR})`, 'u');

/** The authors behind a title, and the text behind them; undefined where no name stands there. */
export function authorAfter(text: string): { readonly names: readonly CslName[]; readonly rest: string } | undefined {
  const by = BY.exec(text) ?? SHORT_CITATION.exec(text);
  const names = by && readNames(by[2] ?? '')?.names;
  return by && names && names.length > 0 ? { names, rest: text.slice(by[0].length) } : undefined;
}
