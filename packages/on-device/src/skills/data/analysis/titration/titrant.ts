import { type Column, textIn } from '../../read/readings.ts';
import type { RawField } from '../accepted.ts';
import { lastSubstanceIn, type Substance, substanceIn } from './substances-in.ts';

/** The solution in the burette, from the headings of the titres or from what was put into it. */
export function titrantIn(columns: readonly Column[], texts: readonly RawField[]): Substance | undefined {
  for (const { name } of columns) {
    const substance = name && substanceIn(textIn(name));
    if (substance) return substance;
  }
  for (const pattern of [FILLED, POURED, TITRATED]) {
    for (const { raw } of texts) {
      const filled = pattern.exec(raw)?.[1];
      // After the burette the first name counts, before it the last one.
      const substance = filled && (pattern === POURED ? lastSubstanceIn(filled) : substanceIn(filled));
      if (substance) return substance;
    }
  }
  return undefined;
}

/** A piece of a sentence; the point in "0.100" does not end it. */
const WITHIN = (most: number): string => String.raw`(?:[^.\n]|\.(?=\d)){0,${most}}?`;
const REST = String.raw`((?:[^.\n]|\.(?=\d)){0,60})`;
/** "Fill the burette with", "the burette contained", "the burette holds" */
const FILLED = new RegExp(String.raw`\bburette\b${WITHIN(40)}\b(?:filled|charged|with|contain(?:s|ed|ing)?|h[eo]lds?)\b${REST}`, 'i');
/** "Sodium hydroxide of 0.50 mol/dm3 was put in the burette", "from a burette NaOH was added" */
const POURED =
  /((?:[^.\n]|\.(?=\d)){0,90})\b(?:in|into|to|from|inside)\s+(?:the|a|an|our|my|each|clean)?\s?(?:\d+\s?(?:mL|cm3|cm³)\s)?burette\b/i;
const TITRATED = new RegExp(String.raw`\b(?:titrated|titration)\b${WITHIN(60)}\b(?:with|against|by)\b${REST}`, 'i');
