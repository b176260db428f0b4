import Qty from 'js-quantities';
import { describe, expect, it } from 'vitest';
import { QUANTITIES } from './rules/quantities.ts';
import { RELATIONS } from './rules/relations/index.ts';
import { NAMED_PREFIXES, NAMES, PREFIXED, PREFIXES } from './unit-table.ts';
import { factorBetween, isPureNumber, readUnit } from './units.ts';

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
    expect([readUnit('AU')].every((unit) => unit !== undefined && isPureNumber(unit))).toBe(true);
  });

  it('Units of the relations and quantities can all be read', () => {
    const units = [
      ...RELATIONS.flatMap(({ unit, needs = [] }) => [unit, ...needs.map((need) => need.unit)]),
      ...Object.values(QUANTITIES).map(({ unit }) => unit),
    ];
    expect(units.filter((unit) => !unit.startsWith('of ') && readUnit(unit) === undefined)).toEqual([]);
  });

  const symbols = [...PREFIXED.keys()].flatMap((unit) => ['', ...PREFIXES.keys()].map((prefix) => prefix + unit));
  const names = [...NAMES.keys()].flatMap((name) => ['', ...NAMED_PREFIXES.keys()].map((prefix) => `${prefix}${name}`));
  // The library has another year, a day in "mcd", a minute in "milliinch", and no candela in its lux.
  const known = [...symbols, ...names].filter((unit) => !/cd|inch|lm|lx|lux|y(?:ea)?r$/.test(unit) && isKnown(unit));

  it('have the factor to the SI that the library js-quantities gives', () => {
    expect(known.length).toBeGreaterThan(300);
    const factors = known.map((unit) => [unit, readUnit(unit)?.factor.toPrecision(6)]);
    expect(factors).toEqual(known.map((unit) => [unit, Qty(1, unit).toBase().scalar.toPrecision(6)]));
  });

  it.each(['as', 'my', 'at', 'points', 'exact', 'each', 'constructor', 'Exam'])('are no words of prose: %s', (word) => {
    expect(readUnit(word)).toBeUndefined();
  });
});

function isKnown(unit: string): boolean {
  try {
    return Number.isFinite(Qty(1, unit).scalar);
  } catch {
    return false;
  }
}
