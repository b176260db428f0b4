import { describe, expect, it } from 'vitest';
import { QUANTITIES } from './rules/quantities.ts';
import { RELATIONS } from './rules/relations/index.ts';
import { factorBetween, readUnit } from './units.ts';

describe('Units', () => {
  it.each([
    ['cm', 'm', 0.01],
    ['m s^-2', 'm/s²', 1],
    ['m s⁻²', 'm/s^2', 1],
    ['mol dm-3', 'mol/L', 1],
    ['mM', 'mol/L', 1e-3],
    ['L/(mol cm)', 'm^2/mol', 0.1],
    ['J/(kg K)', 'J/kg/°C', 1],
    ['kΩ', 'ohm', 1000],
    ['µA', 'A', 1e-6],
    ['10^4 K', 'K', 1e4],
    ['\\milli\\volt', 'V', 1e-3],
    ['cm³', 'mL', 1],
    ['min', 's', 60],
  ])('Units of %s are converted to %s', (from, to, factor) => {
    expect(factorBetween(from, to)).toBeCloseTo(factor, 10);
  });

  it('Units that measure different quantities are not converted', () => {
    expect(factorBetween('cm', 's')).toBeUndefined();
    expect(factorBetween('counts', 's')).toBeUndefined();
  });

  it('Units of absorbance are pure numbers', () => {
    expect(readUnit('AU')?.base.isUnitless()).toBe(true);
  });

  it('Units of the relations and quantities can all be read', () => {
    const units = [
      ...RELATIONS.flatMap(({ unit, needs = [] }) => [unit, ...needs.map((need) => need.unit)]),
      ...Object.values(QUANTITIES).map(({ unit }) => unit),
    ];
    expect(units.filter((unit) => readUnit(unit) === undefined)).toEqual([]);
  });
});
