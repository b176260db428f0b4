import { textIn } from '../read/readings.ts';
import type { Analysis } from './analyse.ts';
import { single } from './repeated.ts';
import type { Quantity } from './view.ts';

/** "To determine g", "find the concentration", "identify a metal from its density", "calculate the percentage yield" */
const ASKS = /\b(?:determin|find|found|calculat|comput|measur|estimat|identif|obtain|deduc|work out|evaluat)\w*\b(.*)/is;
/** Objects of such words that are no value: an effect, a relationship, a trend. */
const NO_VALUE =
  /^\s*(?:out\s+)?(?:how|whether|if|why|which|that|what (?:happens|affects)|(?:the|an?|any|some)?\s*(?:\w+\s+)?(?:effects?|relation(?:ship)?s?|influence|trends?|patterns?|dependence|link|correlation|difference|variation|changes?|factors?|way|behaviou?r|curve|shape)\b)/i;

/** Whether an objective asks for the value of a quantity, and not for a trend. */
export function asksForValue(objective: string): boolean {
  const rest = ASKS.exec(objective.slice(0, 2000))?.[1];
  return rest !== undefined && !NO_VALUE.test(rest);
}

/** Whether a mean of readings is what the objective asks for: its heading shares a word with it, or is only a symbol. */
export function isAnsweredByMean(analysis: Analysis, objective: string): boolean {
  return single(analysis).some((quantity) => isAskedFor(quantity, objective));
}

export function isAskedFor({ columns }: Quantity, objective: string): boolean {
  const name = columns[0]?.column.name;
  const heading = name ? textIn(name) : '';
  // "T water" is a temperature, whatever the objective says of the water.
  const symbol = /^\p{L}(?=\s\p{L})/u.exec(heading)?.[0];
  if (symbol) return new RegExp(`(?<!\\p{L})${symbol}(?!\\p{L})`, 'u').test(objective);
  const words = heading.toLowerCase().match(/\p{L}{4,}/gu) ?? [];
  return words.length === 0 || words.some((word) => objective.toLowerCase().includes(word));
}

/** Whether the words on the experiment name what a quantity measures: "earthworm abundance" names "worms per 0.25 m2". */
export function isNamedIn({ columns }: Quantity, about: string): boolean {
  const words = columns.flatMap(({ column: { name } }) => (name ? textIn(name).toLowerCase() : '').match(/\p{L}{4,}/gu) ?? []);
  return words.some((word) => about.includes(word.replace(/s$/, '')));
}
