import type { Passage } from '../../../../spans.ts';
import { type Column, type ReadingTable, textIn } from '../../read/readings.ts';
import { areAlike } from '../../units.ts';

/** Names of rows that repeat one measurement. */
export const REPEAT =
  /^(?:trial|run|reading|test|attempt|rep|repeat|replicate|measurement|titration|try|rough|mean|average)?s?\.?\s*#?\s*\d{0,2}$/i;
/** Headings of names of things that differ. */
const THINGS = /\b(?:samples?|specimens?|metals?|materials?|substances?|objects?|solids?|liquids?|minerals?|rocks?)\b/i;
/** Headings of names of places. Where a column only rises or falls, such as their distances, the others may depend on it. */
const PLACES = /\b(?:sites?|stations?|locations?|places?)\b/i;

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
  const isNamed = labels.name === undefined || names.length <= 2 || THINGS.test(textIn(labels.name)) || arePlaces(labels, measured);
  const isOther = new Set(texts).size === texts.length && texts.every((it) => !REPEAT.test(it));
  const [first, ...others] = measured;
  const unlike = first !== undefined && others.some(({ unit }) => unit !== '' && first.unit !== '' && !areAlike(unit, first.unit));
  return isNamed && isOther && unlike ? names : undefined;
}

function arePlaces({ name }: Column, measured: readonly Column[]): boolean {
  const isOneWay = ({ values }: Column): boolean => {
    const steps = values.slice(1).map((it, index) => Math.sign((it?.value ?? Number.NaN) - (values[index]?.value ?? Number.NaN)));
    return Math.abs(steps.reduce((sum, step) => sum + step, 0)) === steps.length;
  };
  return name !== undefined && PLACES.test(textIn(name)) && !measured.some(isOneWay);
}
