import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PENDULUM, print, report } from './write-report.test-data.ts';

describe('Statistics', () => {
  it('give mean, spread, range and a straight line with units', async () => {
    const text = await print(PENDULUM, 'statistics');
    expect(text).toContain('Length is on the x axis: 5 values from 20 cm to 100 cm.');
    expect(text).not.toContain('Length: n =');
    expect(text).toContain(
      'T² against Length: slope 0.0403 s²/cm (standard error 0.0002 s²/cm), intercept 0.00 s² (standard error 0.02 s²), R² = 0.9999 (5 points)',
    );
  });

  it('summarize repeated readings by row', async () => {
    const text = await print('L (m), t1 (s), t2 (s)\n0.4, 25.4, 25.5\n0.5, 28.3, 28.5\n0.6, 31.2, 31.1', 'statistics');
    expect(text).toContain('- L 0.4 m: mean 25.45 s, sample standard deviation 0.07 s, standard error 0.05 s (n = 2)');
    expect(text).toContain('mean of t1, t2 against L: slope 28.5 s/m');
    const discs = await print('Time to float:\n10 cm: 4.5 min, 5.0 min\n20 cm: 7.0 min, > 12 min\n30 cm: 11 min, 10 min', 'statistics');
    expect(discs).toContain('- 20 cm: 7 min (one reading); “> 12 min” is no plain number and is left out');
  });

  it('leave out counting columns and rough rows', async () => {
    const text = await print('Trial | Volume (mL)\nrough | 21.8\n1 | 21.1\n2 | 21.2', 'statistics');
    expect(text).toContain('The row “rough” is left out');
    expect(text).toContain('Volume: n = 2, mean 21.15 mL');
    expect(text).not.toContain('Trial: n');
  });

  it('fit no line to two points or equal values', async () => {
    expect(await print('x, y\n1, 2\n2, 3', 'statistics')).toContain('fewer than three pairs');
    expect(await print('x, y\n1, 2\n1, 3\n1, 4', 'statistics')).toContain('y: n = 3, mean 3');
    expect(await print('x, y\n1, 5\n2, 5\n3, 5', 'statistics')).toContain('R² has no value');
  });

  it('read rows that begin with a name and a setting, and numbered readings', async () => {
    const spring = await print('mass 100 g -> 4.1 cm\nmass 200 g -> 8.0 cm\nmass 300 g -> 12.2 cm\nmass 400 g -> 16.1 cm', 'statistics');
    expect(spring).toContain('against mass: slope 0.0402 cm/g');
    expect(await print('1: 24.35 mL\n2: 24.30 mL\n3: 24.40 mL', 'statistics')).toContain('mean 24.35 mL');
  });

  it.each([
    ['1, 1\n2, 2\n3, 3\n4, 4.001', 'R² > 0.9999 '],
    ['1, 1\n2, 2.04\n3, 3\n4, 4', 'R² = 0.9998'],
    ['1, 1\n2, 2\n3, 3\n4, 4', 'R² = 1 '],
  ])('prints an R² of 1 only for a perfect line: %j', async (rows, expected) => {
    expect(await print(`x, y\n${rows}`, 'statistics')).toContain(expected);
  });

  it('find the line from which the points were made', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: -50, max: 50 }),
        fc.integer({ min: 1, max: 50 }),
        fc.integer({ min: 3, max: 12 }),
        async (intercept, slope, n) => {
          const rows = Array.from({ length: n }, (_, index) => `${index + 1}, ${intercept + slope * (index + 1)}`);
          const text = await print(`x, y\n${rows.join('\n')}`, 'statistics');
          expect(text).toContain(`slope ${slope} (standard error 0), intercept ${intercept} (standard error 0), R² = 1 (${n} points)`);
        },
      ),
      { numRuns: 100 },
    );
  });
});

describe('Rows of different samples', () => {
  it.each([
    ['after colons', 'Sample A: 20.4 g, 10.0 mL\nSample B: 54.1 g, 20.0 mL\nSample C: 31.2 g, 10.1 mL'],
    ['after names', 'Zinc - 20.4 g, 10.0 mL\nTin - 54.1 g, 20.0 mL\nLead - 31.2 g, 10.1 mL'],
    ['in a table', 'Metal\tMass (g)\tVolume (mL)\nZinc\t20.4\t10.0\nTin\t54.1\t20.0\nLead\t31.2\t10.1'],
  ])('%s keep each quantity and are never averaged', async (_, text) => {
    const { text: printed, lacks } = await report('To find the density of each metal', '', text);
    expect(printed).toMatch(/20\.4 +10\.0\n.* 54\.1 +20\.0/);
    expect(printed).toContain('each row is another sample');
    expect(printed).not.toContain('mean ±');
    expect(lacks[0]).toContain('partial: The objective asks for a value that is not computed.');
  });
});

describe('The uncertainty of a result', () => {
  const rows = (spread: number): string =>
    [18, 25.4, 31.1, 35.9, 40.1].map((t, i) => [0.2 * (i + 1), t - spread, t, t + spread].map((it) => it.toFixed(2)).join('\t')).join('\n');
  const table = (spread: number): string => `L (m)\tt20 trial 1 (s)\tt20 trial 2 (s)\tt20 trial 3 (s)\n${rows(spread)}`;

  it('follows from repeats that scatter more than their means lie from the line', async () => {
    const { text } = await report('Determine g from the period of a pendulum', '', table(1));
    expect(text).toContain('g = 9.8 ± 0.3 m/s²');
    expect(text).toContain('The intercept agrees with zero');
  });

  it('grows with the scatter of the repeats', async () => {
    const errorAt = async (spread: number): Promise<number> =>
      Number(/g = [\d.]+ ± ([\d.]+) m/.exec((await report('Determine g with a pendulum', '', table(spread))).text)?.[1]);
    expect(await errorAt(2)).toBeGreaterThan(await errorAt(1));
  });
});

describe('Repeats', () => {
  it.each([
    ['trial 1 | trial 2', 'Time for 10 swings (s) trial 1', 'trial 2'],
    ['run 1 | run 2', 'Time for 10 swings run 1 (s)', 'Time for 10 swings run 2 (s)'],
    ['(1) | (2)', 'Time for 10 swings (1) / s', 'Time for 10 swings (2) / s'],
    ['first | second', 'First time for 10 swings (s)', 'Second time for 10 swings (s)'],
    ['1st | 2nd', 'Time for 10 swings (s) 1st', '2nd'],
    ['1 | 2', 'Time for 10 swings (s) 1', '2'],
  ])('under %s all count', async (_, first, second) => {
    const table = `Length (m)\t${first}\t${second}\n0.2\t9.0\t9.2\n0.4\t12.8\t12.6\n0.6\t15.5\t15.7\n0.8\t18.0\t17.8`;
    const { text } = await report('To determine g with a pendulum', '', table);
    expect(text).toContain('0.2 m: mean 9.10 s, sample standard deviation 0.14 s');
    expect(text).toContain('(n = 2)');
    expect(text).toMatch(/g = 9\.\d+ ±/);
  });

  it.each(['Length (m); trial 1 (s); trial 2 (s); trial 3 (s)', 'Length (m); trial 1 (s); trial 2; trial 3'])(
    'under names that only count them are all one quantity: %s',
    async (headings) => {
      const { text } = await report('How does the length change the time?', '', `${headings}\n0.2; 9.0; 9.2; 9.1\n0.4; 12.8; 12.6; 12.7`);
      expect(text).toContain('Length (m)  trial 1 (s)  trial 2 (s)  trial 3 (s)');
      expect(text).toContain('0.2 m: mean 9.10 s, sample standard deviation 0.10 s, standard error 0.06 s (n = 3)');
    },
  );

  it('keep their headings between spaces', async () => {
    const { text } = await report(
      'How does heat change the gas?',
      '',
      'Heat / °C   Gas (ml) 1   2   3\n10   4.2   4.0   -\n20   7.9   8.3   8.1',
    );
    expect(text).toContain('Heat (°C)  Gas 1 (ml)  Gas 2 (ml)  Gas 3 (ml)');
    expect(text).toContain('Heat 20 °C: mean 8.10 ml');
  });
});

describe('A line', () => {
  it.each([
    ['one', '1\t2.0\n2\t4.1\n3\t5.9\n4\t8.0\n5\t13.5', '4 readings'],
    ['two', '1\t2.0\n2\t4.1\n3\t5.9\n4\t8.0\n5\t10.1\n6\t13.5\n7\t18.8', '5 readings'],
  ])('A line from which the last points depart (%s) says so', async (_, rows, count) => {
    const { text } = await report('Find the spring constant', '', `Force (N)\tExtension (cm)\n${rows}`);
    expect(text).toContain(`${count} lie on the line of this relation`);
    expect(text).toContain('the line of the others');
    expect(text).toMatch(/k = (?:50|49)\.\d/);
  });

  it('takes the uncertainties that the readings state, where they are larger', async () => {
    const rows = '1.00 ± 0.05\t0.100\n2.00 ± 0.05\t0.200\n3.00 ± 0.05\t0.301\n4.00 ± 0.05\t0.400';
    const { text } = await report('Find the resistance', '', `V (V)\tI (A)\n${rows}`);
    expect(text).toMatch(/The uncertainties of the readings, as stated or as their repeats show, give ± 0\.\d+ Ω/);
  });

  it('is not missed where the readings have an optimum', async () => {
    const { text } = await report('How does pH affect the rate?', '', 'pH\tBubbles\n4\t3\n5\t9\n6\t16\n7\t22\n8\t15\n9\t6');
    expect(text).toContain('Bubbles is greatest at pH 7 and smaller on both sides');
    expect(text).not.toContain('no trend');
  });
});

describe('An optimum', () => {
  it('is seen in five points where both sides are far lower, and is the conclusion', async () => {
    const rows = 'pH\tRun 1\tRun 2\n5\t8\t9\n6\t15\t14\n7\t22\t24\n8\t17\t16\n9\t6\t5';
    const { text } = await report('To investigate the effect of pH on the rate', '', rows);
    expect(text).toContain('greatest at pH 7 and smaller on both sides');
    expect(text).not.toContain('no trend');
    expect(text).not.toContain('[result]');
  });

  it('is not seen where one of five points lies a little above the others', async () => {
    const { text } = await report('To investigate the effect of pH on the rate', '', 'pH\tRate\n5\t14\n6\t15\n7\t16\n8\t15.5\n9\t15.3');
    expect(text).not.toContain('smaller on both sides');
  });
});

describe('Lists of one unit', () => {
  it('are compared as groups, and not fitted against each other', async () => {
    const text = await print('caffeine: 182 ms, 175 ms, 190 ms\ncontrol: 201 ms, 196 ms, 210 ms', 'statistics');
    expect(text).toContain('control: n = 3, mean 202 ms, sample standard deviation 7 ms');
    expect(text).not.toContain('against');
  });

  it('are drawn where their names are quantities', async () => {
    const { text } = await report('Find the focal length of the lens', '', 'u (cm) = 20, 25, 30, 40\nv (cm) = 60.5, 37.2, 30.1, 24');
    expect(text).toContain('f = ');
  });
});
