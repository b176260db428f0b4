import type { Need } from '../../rules/relations/relation.ts';
import { factorBetween } from '../../units.ts';
import type { StatedValue } from '../accepted.ts';

const PER_LENGTH = /^\s*(?:lines?|slits?|grooves?|l)?\s*(?:per|\/|a)\s*(mm|millimet(?:re|er)|cm|centimet(?:re|er)|m)\b/i;

/** A stated value if it is what the relation needs, in units of the SI: "300 lines per mm" as 300,000 per metre. */
function neededValues({ value, uncertainty, unit, place, before, after }: StatedValue, need: Need): Omit<Needed, 'need'>[] {
  const lines = need.unit === '1/m' ? PER_LENGTH.exec(`${unit}${after}`) : null;
  if (lines) {
    const length = /^mi/i.test(lines[1] ?? '') ? 'mm' : /^ce/i.test(lines[1] ?? '') ? 'cm' : (lines[1] ?? 'm');
    const end = place.end + Math.max(0, lines[0].length - unit.length);
    return [{ value: value * (factorBetween('m', length) ?? 1), error: undefined, place: { ...place, end } }];
  }
  const words = `${before.slice(-50)} ${after.slice(0, 30)}`.toLowerCase();
  const factor = unit === '' ? undefined : factorBetween(unit, need.unit);
  return factor !== undefined && need.words.test(words) && (need.before?.test(before) ?? true)
    ? [{ value: value * factor, error: uncertainty && uncertainty * factor, place }]
    : [];
}

/** A stated value that a relation needs, in units of the SI. */
export interface Needed {
  readonly need: Need;
  readonly value: number;
  /** The stated uncertainty. */
  readonly error: number | undefined;
  readonly place: StatedValue['place'];
}

/** The values for one need: the only one that the text states, or the two whose product it is. */
export function onlyNeeded(stated: readonly StatedValue[], need: Need): readonly Needed[] | undefined {
  const found = neededIn(stated, need);
  if (found.length > 0 || !need.product) return found.length === 1 ? found : undefined;
  const factors = need.product.map((factor) => neededIn(stated, factor));
  return factors.every(({ length }) => length === 1) ? factors.flat() : undefined;
}

export function neededIn(stated: readonly StatedValue[], need: Need): Needed[] {
  const found = stated.flatMap((it) => neededValues(it, need)).map((it) => ({ need, ...it }));
  return [...new Map(found.map((it) => [Number(it.value.toPrecision(12)), it])).values()];
}
