import { describe, expect, it } from 'vitest';
import { readReadings } from '../../read/read-readings.ts';
import { viewOf } from '../view.ts';
import { formulaOfMeans } from './formula-of-means.ts';

/** The value and its error, of readings and the words on the experiment. */
function share(observations: string, about: string): readonly [number, number | undefined] | undefined {
  const found = readReadings('observations', observations);
  const views = found.tables.map((table) => viewOf(table, about));
  const result = formulaOfMeans(found, views, about, []);
  return result && [Number(result.value.toFixed(4)), result.error === undefined ? undefined : Number(result.error.toFixed(4))];
}

describe('The share that an objective asks for', () => {
  it.each([
    ['a percent yield', 'Theoretical yield = 2.61 g\nActual yield = 1.95 g', 'find the percent yield', [74.7126, undefined]],
    ['a percentage change', 'Initial mass: 3.42 g\nFinal mass: 2.98 g', 'percentage change in mass by osmosis', [-12.8655, undefined]],
    [
      'a retention factor',
      'Distance moved by the dye = 42 mm\nDistance moved by the solvent front = 7.5 cm',
      'the rf value',
      [0.56, undefined],
    ],
    // 40 × √((0.2 ÷ 12.4)² + (0.5 ÷ 31)²)
    [
      'an efficiency with the uncertainties that are stated',
      'Useful energy output (J): 12.4 ± 0.2\nEnergy input (J): 31.0 ± 0.5',
      'find the efficiency of a motor',
      [40, 0.9124],
    ],
    [
      'the frequency of an allele',
      'Students with attached earlobes (aa): 18\nStudents with free earlobes: 82\nTotal: 100',
      'use the hardy-weinberg equation',
      [0.4243, undefined],
    ],
  ])('is computed: %s', (_, observations, about, expected) => {
    expect(share(observations, about)).toEqual(expected);
  });

  it.each([
    ['the words ask for none', 'Theoretical yield = 2.61 g\nActual yield = 1.95 g', 'prepare aspirin'],
    ['the units differ', 'Theoretical yield = 2.61 g\nActual yield = 1.95 mL', 'percent yield'],
    ['two readings could be the part', 'Theoretical yield = 2.61 g\nActual yield 1 = 1.95 g\nYield obtained = 1.90 g', 'percent yield'],
  ])('is not computed where %s', (_, observations, about) => {
    expect(share(observations, about)).toBeUndefined();
  });
});
