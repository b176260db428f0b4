import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readReadings } from '../../read/read-readings.ts';
import { summarize } from '../statistics.ts';
import { viewOf } from '../view.ts';
import { compareGroups } from './compare-groups.ts';
import type { Groups } from './groups-in.ts';
import { studentP } from './student-p.ts';

function groupsOf(text: string, about = ''): readonly Groups[] {
  return readReadings('observations', text).tables.flatMap((table) => viewOf(table, about).groups);
}

/** "fertiliser − control = 3.08 ± 0.467, t 6.59, freedom 7.22, p 0.000268" */
function said(text: string, about = 'to compare them'): string[] {
  const round = (value: number | undefined): string => (value === undefined ? '?' : String(Number(value.toPrecision(3))));
  return groupsOf(text, about).flatMap(({ differences }) =>
    differences.map(({ first, second, value, error, test }) =>
      [
        `${first.name} − ${second.name} = ${round(value)} ± ${round(error)}`,
        ...(test ? [`t ${round(test.t)}`, `freedom ${round(test.freedom)}`, `p ${round(test.p)}`] : []),
      ].join(', '),
    ),
  );
}

const LONG =
  'group,height (cm)\nfertiliser,14.2\ncontrol,11.9\nfertiliser,15.1\ncontrol,12.4\nfertiliser,13.8\ncontrol,10.8\nfertiliser,16.0\ncontrol,12.0\nfertiliser,14.9\ncontrol,11.5';
/** Computed with SciPy: `ttest_ind(…, equal_var=False)`. */
const WELCH = 'fertiliser − control = 3.08 ± 0.467, t 6.59, freedom 7.22, p 0.000268';

describe('The p of Student’s t', () => {
  it.each([
    [12.706, 1, 0.05],
    [2.776, 4, 0.05],
    [3.169, 10, 0.01],
    [2.042, 30, 0.05],
    [6.5906, 7.2236, 0.000268],
  ])('The p of Student’s t of %f with %f degrees of freedom is that of the tables', (t, freedom, p) => {
    expect(Math.abs(studentP(t, freedom) / p - 1)).toBeLessThan(0.005);
  });

  it('falls as t leaves zero, and is the same on both sides', () => {
    fc.assert(
      fc.property(
        fc.double({ min: 0, max: 40, noNaN: true }),
        fc.double({ min: 0.01, max: 5, noNaN: true }),
        fc.double({ min: 1, max: 400, noNaN: true }),
        (t, step, freedom) => {
          expect(studentP(t + step, freedom)).toBeLessThanOrEqual(studentP(t, freedom) + 1e-12);
          expect(studentP(-t, freedom)).toBe(studentP(t, freedom));
          expect(studentP(0, freedom)).toBe(1);
        },
      ),
    );
  });
});

describe('Groups', () => {
  it.each([
    ['names beside readings', LONG],
    ['columns', 'fertiliser (cm)\tcontrol (cm)\n14.2\t11.9\n15.1\t12.4\n13.8\t10.8\n16.0\t12.0\n14.9\t11.5'],
    ['lists', 'fertiliser: 14.2 cm, 15.1 cm, 13.8 cm, 16.0 cm, 14.9 cm\ncontrol: 11.9 cm, 12.4 cm, 10.8 cm, 12.0 cm, 11.5 cm'],
    [
      'rows with repeats',
      'plot | h 1 (cm) | h 2 (cm) | h 3 (cm) | h 4 (cm) | h 5 (cm)\nfertiliser | 14.2 | 15.1 | 13.8 | 16.0 | 14.9\ncontrol | 11.9 | 12.4 | 10.8 | 12.0 | 11.5',
    ],
  ])('are compared by Welch’s test from %s', (_, text) => {
    expect(said(text)).toEqual([WELCH]);
  });

  it('in lists of unequal length are compared too', () => {
    expect(said('caffeine: 231 ms, 245 ms, 228 ms, 240 ms, 237 ms\nplacebo: 262 ms, 259 ms, 271 ms, 255 ms, 266 ms, 249 ms')).toEqual([
      'caffeine − placebo = -24.1 ± 4.43, t -5.45, freedom 8.96, p 0.00041',
    ]);
  });

  it('may be given by their means and deviations', () => {
    const expected = ['Dominant − Other = -23 ± 7.3, t -3.15, freedom 36.9, p 0.00323'];
    expect(said('Hand | n | Mean (ms) | SD (ms)\nDominant | 20 | 245 | 21\nOther | 20 | 268 | 25')).toEqual(expected);
    const errors = `Hand | n | Mean (ms) | SE (ms)\nDominant | 20 | 245 | ${21 / Math.sqrt(20)}\nOther | 20 | 268 | ${25 / Math.sqrt(20)}`;
    expect(said(errors)).toEqual(expected);
    expect(groupsOf('Hand | Mean (ms) | SD (ms)\nDominant | 245 | 21\nOther | 268 | 25')).toMatchObject([{ groups: [], differences: [] }]);
  });

  it('Groups of two kinds at once are neither averaged nor compared', () => {
    const text =
      'Light\tWater\tHeight (mm)\nfull\tdaily\t42\nfull\tweekly\t30\nshade\tdaily\t25\nshade\tweekly\t18\nfull\tdaily\t45\nfull\tweekly\t28\nshade\tdaily\t27\nshade\tweekly\t16';
    const [view] = readReadings('observations', text).tables.map((table) => viewOf(table, 'to compare'));
    expect(view).toMatchObject({ groups: [], measured: [] });
    expect(view?.factors).toHaveLength(2);
  });

  it('may stand beside a column that counts the rows', () => {
    expect(said('Quadrat | Area | Daisies\n1 | mown | 7\n2 | mown | 9\n3 | unmown | 2\n4 | unmown | 4')).toEqual([
      'mown − unmown = 5 ± 1.41, t 3.54, freedom 2, p 0.0715',
    ]);
  });

  it.each([
    [
      'before and after',
      'Before (bpm) | After (bpm)\n68 | 112\n74 | 121\n61 | 99\n80 | 134\n70 | 118',
      'After − Before = 46.2 ± 2.62, t 17.7, freedom 4, p 0.0000603',
    ],
    [
      'of named people',
      'Student | Left hand (ms) | Right hand (ms)\nAnna | 310 | 290\nBen | 305 | 300\nChloe | 330 | 301',
      'Left hand − Right hand = 18 ± 7, t 2.57, freedom 2, p 0.124',
    ],
  ])('Groups of equal individuals are compared row by row: %s', (_, text, expected) => {
    expect(said(text)).toEqual([expected]);
  });

  it('are each compared with the control, and p grows with the number of comparisons', () => {
    const text = 'A drug: 18, 19, 17\nB drug: 22, 24, 23\ncontrol: 16, 16, 17';
    const differences = groupsOf(text)[0]?.differences ?? [];
    expect(differences.map(({ first, second }) => `${first.name} − ${second.name}`)).toEqual(['A drug − control', 'B drug − control']);
    const [only] = compareGroups([differences[0]?.first, differences[0]?.second].flatMap((it) => it ?? []));
    expect(differences[0]?.test?.p).toBeCloseTo(2 * (only?.test?.p ?? 0), 12);
  });

  it('have no test where nothing scatters or a group has one reading', () => {
    expect(said('with salt: 4, 4, 4\nwithout salt: 6, 6, 6')).toEqual(['with salt − without salt = -2 ± ?']);
  });

  it.each([
    ['burette readings', 'Initial (mL) | Final (mL)\n0.10 | 21.90\n0.00 | 21.35\n0.05 | 21.45'],
    ['distances of object and image', 'Object distance (cm) | Image distance (cm)\n20 | 60\n25 | 37\n30 | 30'],
    ['repeats', 'Trial 1 (s) | Trial 2 (s)\n2.0 | 2.1\n3.0 | 3.1\n4.0 | 4.2'],
    [
      'lines of two wires',
      'Wire | Length (cm) | R (ohm)\ncopper | 10 | 1.0\ncopper | 20 | 2.0\ncopper | 30 | 3.1\nsteel | 10 | 4.0\nsteel | 20 | 8.1\nsteel | 30 | 12.0',
    ],
    ['sites that stand once each', 'Site | pH\nSpring | 7.2\nBridge | 7.0\nMouth | 6.8'],
  ])('are no %s', (_, text) => {
    expect(groupsOf(text, 'to compare them')).toEqual([]);
  });

  it('are not tested where nothing asks for a comparison', () => {
    const [groups] = groupsOf('Site,pH\nA side,7.1\nA side,7.2\nB side,6.8\nB side,6.9', 'to measure the ph of a river');
    expect(groups?.groups.map(({ name }) => name)).toEqual(['A side', 'B side']);
    expect(groups?.differences).toEqual([]);
  });

  it('change the sign of their difference, and nothing else, when they are exchanged', () => {
    const values = fc.array(fc.double({ min: -1e3, max: 1e3, noNaN: true }), { minLength: 2, maxLength: 12 });
    fc.assert(
      fc.property(values, values, (one, other) => {
        const group = (name: string, list: number[]) => ({ name, values: list, summary: summarize(list) });
        const [there] = compareGroups([group('one', one), group('other', other)]);
        const [back] = compareGroups([group('other', other), group('one', one)]);
        expect(there?.value).toBeCloseTo(-(back?.value ?? 0), 9);
        expect(there?.test?.p).toBe(back?.test?.p);
        // Readings that are all equal have no test.
        if (!there?.test) return;
        const { freedom, p } = there.test;
        expect(freedom).toBeGreaterThanOrEqual(Math.min(one.length, other.length) - 1 - 1e-9);
        expect(freedom).toBeLessThanOrEqual(one.length + other.length - 2 + 1e-9);
        expect(p).toBeGreaterThanOrEqual(0);
        expect(p).toBeLessThanOrEqual(1);
      }),
      // The readings of the first group differ by rounding alone.
      {
        examples: [
          [
            [-999.9999999979996, -999.9999999959996],
            [0, 0],
          ],
        ],
      },
    );
  });
});
