import { describe, expect, it } from 'vitest';
import { itemKinds } from '../items/kinds.ts';
import { leastSquares } from './least-squares.ts';
import { plotsOf, residualOf } from './plots.ts';
import { tablesOfSections } from './tables.ts';

const plots = (table: string, said = '') =>
  plotsOf(tablesOfSections([{ kind: 'row', section: 'data', title: 'Data', items: itemKinds.row.parse(table) }]), `${table}\n\n${said}`);

const PENDULUM = `Length (m)  Time for 20 swings (s)
----------  ----------------------
      0.40                    25.4
      0.60                    31.1
      0.80                    35.9
      1.00                    40.1
      1.20                    44.0`;

const SAID = `Time for 20 swings against Length: no straight line (R² = 0.994, 5 points). The points bend away from it, more than their scatter explains.
Time for 20 swings follows the square root of Length clearly better: Time for 20 swings against it, slope 40.12 s/√(m) (standard error 0.08068 s/√(m)), R² = 1 in the readings.

g = 4π² ÷ slope of T² against the length.
Line in units of the SI: slope 4.028 s² per m (standard error 0.009526 s² per m), intercept 0.000115 s² (standard error 0.008083 s²), R² = 1 (5 points).
acceleration of free fall: g = 9.80 ± 0.02 m/s²`;

it('draws the line of the answer first, in the changed columns that give its figures', () => {
  const [answer, changed, bent] = plots(PENDULUM, SAID);
  expect(answer).toMatchObject({
    x: { name: 'Length', unit: 'm' },
    y: { name: 'T²', unit: 's²' },
    line: { slope: 4.028, intercept: 0.000115 },
    isAnswer: true,
  });
  expect(answer?.points[3]?.y).toBeCloseTo((40.1 / 20) ** 2, 9);
  expect(changed).toMatchObject({ x: { name: '√(Length)', unit: '√(m)' }, line: { slope: 40.12 } });
  expect(bent?.line).toBeUndefined();
  expect(bent?.stated?.words).toContain('no straight line');
});

it('takes the figures of a stated line from the text and keeps its words', () => {
  const table = `Site    T (°C)  DO (mg/L)
------  ------  ---------
Spring     9.8       10.9
Bridge    11.2       10.4
Mill      14.5        8.1
Outlet    15.1        6.7`;
  const [plot] = plots(
    table,
    'DO against T: slope -0.7067 mg/L per °C (standard error 0.1401 mg/L per °C), intercept 18.14 mg/L (standard error 1.829 mg/L), R² = 0.8946 (4 points)',
  );
  expect(plot?.line).toEqual({ slope: -0.7067, intercept: 18.14 });
  expect(plot?.stated).toMatchObject({
    slopeText: '-0.7067 mg/L per °C',
    slopeError: '0.1401 mg/L per °C',
    interceptText: '18.14 mg/L',
    interceptError: '1.829 mg/L',
    r2: '0.8946',
  });
});

it('leaves a repeat out of its mean if the text does', () => {
  const table = `Length (m)  Time trial 1 (s)  Time trial 2 (s)  Time trial 3 (s)
----------  ----------------  ----------------  ----------------
      0.40              25.3              25.4              25.5
      0.60              31.0              31.1              31.2
      0.80              35.8              39.9              36.0`;
  const [plot] = plots(
    table,
    `- Length 0.80 m: mean 35.9 s, standard error 0.1 s (n = 2); without 39.9, which lies 4 s from that mean.
mean of Time against Length: slope 26.5 s/m (standard error 0.6 s/m), intercept 14.97 s (standard error 0.4 s), R² = 0.999 (3 points)`,
  );
  expect(plot?.points[2]).toMatchObject({ y: 35.9, error: 0.1 });
});

it('draws means of repeats with the standard errors that the text states', () => {
  const table = `L (cm)  Time (min)  Time (min)  Time (min)
------  ----------  ----------  ----------
    10         4.5         5.0         4.0
    20         7.0         6.5         7.5
    30        11.0        10.5    > 12 min`;
  const [plot] = plots(
    table,
    `- 10 cm: mean 4.5 min, sample standard deviation 0.5 min, standard error 0.2887 min (n = 3)
- 30 cm: mean 10.75 min, sample standard deviation 0.3536 min, standard error 0.25 min (n = 2); “> 12 min” is no plain number
mean of Time against L: slope 0.3125 min/cm (standard error 0.03608 min/cm), intercept 1.167 min (standard error 0.7795 min), R² = 0.9868 (3 points)`,
  );
  expect(plot?.points.map(({ y, error }) => [y, error])).toEqual([
    [4.5, 0.2887],
    [7, undefined],
    [10.75, 0.25],
  ]);
  expect(plot?.isMean).toBe(true);
});

it('computes the line where the text states none, and draws none against the rows', () => {
  const [plot] = plots('t (s) | v (m/s)\n---|---\n1 | 2.1\n2 | 3.9\n4 | 8');
  expect(plot?.stated).toBeUndefined();
  expect(plot?.line).toEqual(
    leastSquares([
      { x: 1, y: 2.1 },
      { x: 2, y: 3.9 },
      { x: 4, y: 8 },
    ]),
  );
  const [rows] = plots('Trial | Volume (mL)\n---|---\n1 | 21.2\n2 | 21.1\n3 | 21.3');
  expect(rows).toMatchObject({ x: { name: 'Trial' }, points: [{ x: 1 }, { x: 2 }, { x: 3 }] });
  expect(rows?.line).toBeUndefined();
  const [plain] = plots('Leaf | Area (mm2)\n---|---\na | 21.2\nb | 21.1\nc | 21.3');
  expect(plain).toMatchObject({ x: { name: 'Row' }, points: [{ x: 1 }, { x: 2 }, { x: 3 }] });
});

it('gives each trial its own number, and draws no rough or mean row', () => {
  const [plot] = plots('Trial | Used (mL)\n---|---\nrough | 21.9\n1 | 21.35\n2 | 21.30\n3 | 21.40\nmean | 21.35');
  expect(plot).toMatchObject({
    x: { name: 'Trial' },
    points: [
      { x: 1, y: 21.35 },
      { x: 2, y: 21.3 },
      { x: 3, y: 21.4 },
    ],
  });
});

it('draws no line against trials that are counted with a remark', () => {
  const [plot] = plots('Trial | Titre (mL)\n---|---\n1 (rough) | 17.10\n2 | 16.65\n3 | 16.60\n4 | 16.55');
  expect(plot).toMatchObject({ x: { name: 'Trial' }, y: { name: 'Titre' }, points: [{ x: 1 }, { x: 2 }, { x: 3 }, { x: 4 }] });
  expect(plot?.line).toBeUndefined();
});

it('draws no line across trials whose readings lie close together and rise by chance', () => {
  const trials =
    'Trial  T water (C)  T final (C)\n-----  -----------  -----------\n    1         21.3         30.6\n    2         21.5         30.9\n    3         21.4         31.2';
  expect(plots(trials).map(({ x, line }) => [x.name, line])).toEqual([
    ['Trial', undefined],
    ['Trial', undefined],
  ]);
});

it('has no chart for a table without numbers', () => {
  expect(plots('Leaf | Colour\n---|---\na | green\nb | red\nc | red')).toEqual([]);
});

it('draws no line of an answer whose figures no two columns give', () => {
  const wrong = SAID.replace('slope 4.028', 'slope 4.128');
  expect(plots(PENDULUM, wrong).every(({ isAnswer }) => !isAnswer)).toBe(true);
});

it('has no residual for a point on its line', () => {
  const points = [0, 1.7, 3.4, 5.1, 6.8, 8.5].map((x) => ({ x, y: x + 34.1 }));
  const line = leastSquares(points);
  expect(points.map((point) => line && residualOf(point, line))).toEqual([0, 0, 0, 0, 0, 0]);
});

describe('A discharge that the text calls an exponential', () => {
  const table = 'time (s)  V (V)\n--------  -----\n       0   9.02\n      20   5.98\n      40   3.97\n      60   2.61\n      80   1.75';
  const said =
    'V against time: no straight line (R² = 0.93, 5 points).\nV follows an exponential of time clearly better: natural logarithm of V against time, slope -0.02055 per s (standard error 0.0001 per s), R² = 0.9999 in the readings.';

  it('is drawn as its logarithm with the line of the text, and without a line as it was read', () => {
    const [changed, plain] = plots(table, said);
    expect(changed).toMatchObject({ y: { name: 'ln(V)' }, line: { slope: -0.02055 } });
    expect(plain?.line).toBeUndefined();
  });

  it('gets no straight line of its own where the text states none', () => {
    expect(plots(table)[0]?.line).toBeUndefined();
  });
});
