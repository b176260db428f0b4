import type { Passage } from '../../../../spans.ts';
import { type ReadingTable, textIn } from '../../read/readings.ts';
import { areAlike } from '../../units.ts';

/** Names of rows that repeat one measurement. */
export const REPEAT =
  /^(?:trial|run|reading|test|attempt|rep|repeat|replicate|measurement|titration|try|rough|mean|average)?s?\.?\s*#?\s*\d{0,2}$/i;
/** Headings of names of things that differ. */
const THINGS = /\b(?:samples?|specimens?|metals?|materials?|substances?|objects?|solids?|liquids?|minerals?|rocks?)\b/i;

/**
 * The names of rows where each row is another thing, with two quantities or more of unlike units: "Sample A: 78.6 g, 10.0 mL". Undefined
 * if the rows may repeat one measurement.
 */
export function samplesIn({ columns }: ReadingTable): readonly Passage[] | undefined {
  const labels = columns.find(({ values }) => values.every((it) => it === undefined));
  const names = labels?.words.flatMap((it) => it ?? []) ?? [];
  const measured = columns.filter(({ values }) => values.some(Boolean));
  if (!labels || names.length < labels.words.length || names.length === 0) return undefined;
  const texts = names.map((it) => textIn(it).toLowerCase());
  // No line can be drawn through two rows, whatever their names are called.
  const isNamed = labels.name === undefined || names.length <= 2 || THINGS.test(textIn(labels.name));
  const isOther = new Set(texts).size === texts.length && texts.every((it) => !REPEAT.test(it));
  const [first, ...others] = measured;
  const unlike = first !== undefined && others.some(({ unit }) => unit !== '' && first.unit !== '' && !areAlike(unit, first.unit));
  return isNamed && isOther && unlike ? names : undefined;
}
