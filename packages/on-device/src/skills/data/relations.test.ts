import { describe, expect, it } from 'vitest';
import { report } from './write-report.test-data.ts';

const LENGTHS = [20, 40, 60, 80, 100];
const TIMES = ['8.98\t9.01\t8.95', '12.72\t12.65\t12.70', '15.50\t15.58\t15.54', '17.95\t17.92\t17.99', '20.08\t20.05\t20.11'];
const swings = (heading: string, below = ''): string =>
  `${heading}\n${LENGTHS.map((length, row) => `${length}\t${TIMES[row]}`).join('\n')}\n${below}`;
const pendulum = (observations: string) => report('To determine g with a simple pendulum.', '', observations);

describe('Repeats in a table', () => {
  it.each([
    'Length L (cm)\tTime for 10 swings t1 (s)\tt2 (s)\tt3 (s)',
    'Length L (cm)\tTime for 10 swings /s run 1\tTime for 10 swings /s run 2\tTime for 10 swings /s run 3',
    'Length L (cm)\tTime for 10 swings (s)\n\tTrial 1\tTrial 2\tTrial 3',
  ])('are all in the value: %s', async (heading) => {
    expect((await pendulum(swings(heading))).text).toContain('g = 9.791 ± 0.008 m/s²');
  });

  it('are no columns with an index whose values differ as a whole', async () => {
    const readings = 'I (mA)\tVoltage V1 (V)\tV2 (V)\tV3 (V)\n10\t1.0\t1.2\t1.1\n20\t2.0\t2.4\t2.2\n30\t3.0\t3.6\t3.3';
    expect((await report('To determine a resistance.', '', readings)).text).not.toContain('Voltage V2');
  });

  it('are no columns of several days', async () => {
    const readings = 'Plant\tHeight Day 1 (cm)\tHeight Day 7 (cm)\nA\t4.0\t4.6\nB\t4.2\t4.8\nC\t3.9\t4.5';
    expect((await report('How do plants grow?', '', readings)).text).not.toContain('n = 2');
  });

  it('have the uncertainty of the instrument that read them', async () => {
    const { text } = await pendulum(
      swings('Length L (cm)\tTime for 10 swings t1 (s)\tt2 (s)\tt3 (s)', 'Uncertainty in L ±0.1 cm, stopwatch ±0.2 s. Small angles.'),
    );
    expect(text).toContain('The uncertainties of the readings, as stated or as their repeats show, give ± 0.14 m/s².');
  });
});

describe('A capacitor', () => {
  const objective = 'To measure the time constant of an RC circuit and compare it with the calculated value.';
  const falling = 't /s\tV_C /V run 1\tV_C /V run 2\n0\t9.00\t9.00\n10\t5.78\t5.80\n20\t3.71\t3.74\n30\t2.38\t2.41\n40\t1.53\t1.51';
  const rising = 'Time (s)\tVoltage (V)\n0\t0.00\n10\t3.21\n20\t5.28\n30\t6.61\n40\t7.46\n60\t8.37';

  it.each([
    'R = 47.0 kΩ (5% tolerance), C = 470 µF (20 %). Supply 9.00 V. Expected time constant RC = 22.1 s.',
    'Calculated value of the time constant: 22.1 s',
  ])('is compared with what was expected: %s', async (line) => {
    const { text, lacks } = await report(objective, '', `${line}\n\n${falling}`);
    expect(text).toMatch(/time constant: τ = 22\.\d+ ± /);
    expect(text).toContain('Accepted value as you give it: 22.1 s.');
    expect(lacks).toEqual([]);
  });

  it('that is charged falls short of its supply exponentially, and R times C is the value to compare with', async () => {
    const { text } = await report(objective, '', `${rising}\nR = 47 kΩ, C = 470 µF, supply 9.00 V`);
    expect(text).toContain('with V₀ = 9.00 V.');
    expect(text).toMatch(/τ = 22\.\d+ ± 0\.\d+ s\nThe value calculated from 47 kΩ and 470 µF is 22\.09 s; the result is 2\.\d% above it\./);
  });

  it('that is charged has no time constant without the voltage of its supply', async () => {
    expect((await report(objective, '', rising)).text).toContain('the text does not state the supply voltage with its unit');
  });
});

describe('A cantilever', () => {
  const objective = 'To determine Young’s modulus of a cantilever.';
  const readings =
    'Mass (g)\tLoad P (N)\tDeflection (mm)\n0\t0.00\t0.00\n100\t0.98\t1.90\n200\t1.96\t3.81\n300\t2.94\t5.72\n400\t3.92\t7.63';

  it.each(['L = 0.600 m, b = 25.4 mm, h = 6.35 mm', 'Length of the beam 60.0 cm, width 2.54 cm, thickness 6.35 mm'])(
    'has a modulus by its length, width and thickness: %s',
    async (line) => {
      expect((await report(objective, '', `${line}\n\n${readings}`)).text).toMatch(/Young’s modulus: E = 68\.\d+ ± 0\.\d+ GPa/);
    },
  );

  it('has no finding in the weight of the masses', async () => {
    expect((await report(objective, '', readings)).text).not.toContain('Load P rises');
  });

  it('is no wire', async () => {
    const wire = 'length 60 cm, diameter 2.0 mm';
    expect((await report(objective, '', `${wire}\n\n${readings}`)).text).toContain('the text does not state the width of the beam');
  });
});

describe('A titration', () => {
  const objective = 'To determine the concentration of acetic acid in vinegar by titration with NaOH and compare it with the label.';
  const procedure = 'Pipette 25.00 mL of vinegar into a flask. The burette was filled with NaOH.';
  const titres = 'Run\tTitre (mL)\n1\t23.45\n2\t23.40\n3\t23.45\nConcentration of NaOH = 0.0985 M.';

  it.each([
    'The label on the bottle says 5.0 % by mass (accepted value 0.0833 mol/L).',
    'Literature value 0.0833 mol dm-3',
    'Expected concentration: 0.0833 M',
  ])('has the known concentration beside one to compare with: %s', async (line) => {
    const { text } = await report(objective, procedure, `${titres}\n${line}`);
    expect(text).toContain('c = 0.09233 ± 0.00007 mol/L');
    expect(text).toContain('Accepted value as you give it: 0.0833');
  });

  it('takes a dilution factor of its own line', async () => {
    const { text } = await report(objective, procedure, `${titres}\nDilution factor = 10`);
    expect(text).toContain('c = 0.9233 ± 0.0007 mol/L');
    expect((await report(objective, procedure, `${titres}\nDilution factor = 2.5`)).text).toContain('c = 0.09233 ± 0.00007 mol/L');
  });
});
