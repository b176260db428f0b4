import type { Passage } from '../../../../spans.ts';
import { type ReadingsFound, textIn } from '../../read/readings.ts';
import { areAlike, factorBetween } from '../../units.ts';
import type { StatedValue } from '../accepted.ts';
import { ownerOf } from './owner.ts';
import { onlyNameIn, type Substance } from './substances-in.ts';

/** A concentration that the texts state, in mol/L. */
export interface Known {
  readonly value: number;
  readonly place: Passage;
  /** The substance that has it, with its name. Undefined where the words do not tell. */
  readonly owner: { readonly substance: Substance; readonly place: Passage } | undefined;
}

/** Words of a value that the result is compared with. A bottle may name the known solution too. */
const TO_COMPARE = /\b(?:accepted|literature|theoretical|textbook|published|expected|actual)\b/i;
const ON_A_LABEL = /\b(?:labels?|bottle|manufacturer|packag\w+|supplier)\b/i;

/** The concentrations that sentences state, and those of columns and lines that a substance heads: "Molarity of NaOH (M)". */
export function knownIn(stated: readonly StatedValue[], { tables, constants }: ReadingsFound): Known[] {
  const said = withoutCompared(stated).flatMap((it) => knownOf(it.value, it.unit, it.place, ownerOf(it)));
  const named = constants.flatMap(({ name, unit, reading }) => knownOf(reading.value, unit, reading.place, headOf(name)));
  const columns = tables.flatMap((table) =>
    table.columns.flatMap(({ name, unit, values }) => {
      const [first, ...others] = values.flatMap((it) => it ?? []);
      // A column whose values differ holds results of the student.
      return first && others.every(({ value }) => value === first.value)
        ? knownOf(first.value, unit, first.place, name && headOf(name))
        : [];
    }),
  );
  return [...said, ...[...named, ...columns].filter(({ owner }) => owner !== undefined)];
}

/** The values without those that the result is compared with: "accepted value 0.833 mol/L". Only the words since the last number count. */
function withoutCompared(stated: readonly StatedValue[]): readonly StatedValue[] {
  const molar = stated.filter(({ unit }) => areAlike(unit, 'mol/L'));
  const said = molar.filter(({ before }) => !TO_COMPARE.test(sinceNumber(before)));
  const plain = said.filter(({ before }) => !ON_A_LABEL.test(sinceNumber(before)));
  return plain.some((it) => ownerOf(it)) ? plain : said;
}

function sinceNumber(before: string): string {
  return before.slice(before.search(/\d\D*$/) + 1);
}

function knownOf(value: number, unit: string, place: Passage, owner: Known['owner']): Known[] {
  const factor = factorBetween(unit, 'mol/L');
  return factor === undefined ? [] : [{ value: Number((value * factor).toPrecision(12)), place, owner }];
}

function headOf(heading: Passage): Known['owner'] {
  const name = onlyNameIn(textIn(heading));
  return name && { substance: name.substance, place: { ...heading, start: heading.start + name.start, end: heading.start + name.end } };
}
