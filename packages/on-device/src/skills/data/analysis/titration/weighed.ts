import { fill, type Passage, quote, type Span } from '../../../../spans.ts';
import { type Column, textIn } from '../../read/readings.ts';
import { areAlike, factorBetween, readUnit } from '../../units.ts';
import type { RawField, StatedValue } from '../accepted.ts';
import type { ComputedValue } from '../result.ts';
import { summarize } from '../statistics.ts';
import { PHRASES } from './phrases.ts';
import { namesIn, onlyNameIn, type Substance, substancesIn } from './substances-in.ts';

/** A substance that was weighed anew for each titration, such as potassium hydrogen phthalate. */
export interface Weighed {
  readonly substance: Substance;
  readonly place: Passage;
  readonly column: Column;
}

/** The column of masses that a substance heads, if the mass differs between the rows. */
export function weighedIn(columns: readonly Column[]): Weighed | undefined {
  for (const column of columns) {
    if (!column.name || !areAlike(column.unit, 'g') || column.unit === '') continue;
    const name = onlyNameIn(textIn(column.name));
    const place = column.name;
    if (name)
      return { substance: name.substance, place: { ...place, start: place.start + name.start, end: place.start + name.end }, column };
  }
  return undefined;
}

/** The concentration of the solution in the burette, from the mass and the titre in each row. */
export function standardization(
  { substance, place, column }: Weighed,
  titres: readonly { readonly row: number; readonly value: number }[],
  unit: string,
  texts: readonly RawField[],
  stated: readonly StatedValue[],
): { readonly result: ComputedValue | undefined; readonly refusal: readonly Span[] | undefined } {
  const molar = stated.filter((it) => readUnit(it.unit) && areAlike(it.unit, 'g/mol'));
  const own = molar.length === 1 ? molar[0] : molar.find(({ before }) => namesIn(before).at(-1)?.substance === substance);
  const other = texts.flatMap(({ field, raw }) => substancesIn(field, raw)).find((it) => it.substance.kind !== substance.kind);
  if (!own) return { result: undefined, refusal: fill(PHRASES.noMolarMass, 'titration.noMolarMass', { known: quote(place) }) };
  if (!other) return { result: undefined, refusal: fill(PHRASES.noRatio, 'titration.noRatio', {}) };
  const [grams, litres] = [factorBetween(column.unit, 'g') ?? 1, factorBetween(unit, 'L') ?? 1];
  const molarMass = own.value * (factorBetween(own.unit, 'g/mol') ?? 1);
  const ratio = substance.protons / other.substance.protons;
  const values = titres.flatMap(({ row, value }) => {
    const mass = column.values[row]?.value;
    return mass === undefined ? [] : [(ratio * mass * grams) / (molarMass * value * litres)];
  });
  if (values.length === 0) return { result: undefined, refusal: undefined };
  const { mean, error } = summarize(values);
  const digit = (value: number): Span => ({ kind: 'computed', text: String(value), rule: 'data.protons' });
  const protons = fill(PHRASES.protons, 'titration.protons', { a: digit(substance.protons), b: digit(other.substance.protons) });
  return {
    refusal: undefined,
    result: {
      name: [{ kind: 'phrase', text: `${PHRASES.concentration} `, id: 'titration.concentration' }, quote(other.place)],
      symbol: { kind: 'phrase', text: 'c', id: 'titration.symbol' },
      value: mean,
      error,
      unit: 'mol/L',
      formula: fill(PHRASES.formulaWeighed, 'titration.formulaWeighed', { known: quote(place), molar: quote(own.place), ratio: protons }),
      rule: 'data.titration',
      warnings: [],
    },
  };
}
