import { describe, expect, it } from 'vitest';
import { leavingOf } from './analysis/leaving.ts';
import { fitLine } from './analysis/statistics.ts';
import { report } from './write-report.test-data.ts';

describe('The value that a sheet asks for', () => {
  it.each([
    [
      'from the rows of two substances',
      'Find the specific heat of aluminum.',
      '',
      'Trial 1 | Mass (g) | Initial Temperature (oC) | Final Temperature (oC)\nAluminum | 44 g | 100.5oC | 25oC\nWater | 166.25 g | 21oC | 25oC',
      'c = 838 J/(kg K)',
    ],
    [
      'from a calorimeter that was weighed with its water',
      'Determination of the specific heat of an unknown metal.',
      '',
      'mass of metal: 20.52 g\nmass of empty calorimeter: 10.25 g\nmass of calorimeter + water: 105.75 g\ninitial temp of calorimeter water: 22.5 °C\ntemp of boiling water bath: 98.5 °C\nfinal temp of calorimeter water: 35.8 °C',
      'c = 4132 J/(kg K)',
    ],
    [
      'from a spirit burner',
      'To determine the enthalpy of combustion of ethanol (46.07 g/mol).',
      '',
      'mass of burner before: 187.45 g\nmass of burner after: 186.35 g\nmass of water: 200 g\ninitial temperature of water: 20.1 °C\nfinal temperature of water: 52.3 °C',
      'ΔH = -1129 kJ/mol',
    ],
    [
      'from harmonics of a string',
      'To find the speed of waves on the string.',
      'The string was 1.20 m long.',
      'harmonic n, frequency (Hz)\n1, 24.8\n2, 50.1\n3, 74.7\n4, 99.9\n5, 125.2',
      'v = 60.1 ± 0.2 m/s',
    ],
    [
      'for a resistivity beside the currents',
      'To find the resistivity of constantan wire.',
      'The diameter of the wire was 0.36 mm.',
      'Length/cm  V/V  I/A  R/Ω\n20  0.45  0.40  1.12\n40  0.88  0.40  2.21\n60  1.34  0.40  3.35\n80  1.78  0.40  4.44',
      'ρ = (5.65 ± 0.04) × 10^-7 Ω m',
    ],
    [
      'with the uncertainty of a stated length',
      'Determine g with a pendulum.',
      'Length of the pendulum L = 0.750 ± 0.010 m.',
      'Trial | T10 (s)\n1 | 17.31\n2 | 17.40\n3 | 17.35\n4 | 17.28',
      'g = 9.85 ± 0.13 m/s²',
    ],
    [
      'without the trial that has a remark',
      'Determine the specific heat capacity of the metal. Accepted value for aluminium 0.900 J/gK',
      '',
      'mass of metal 98.4 g\nwater 150.0 g\nTrial 1: T water 21.3 C, T metal 99.1 C, T final 30.6 C\nTrial 2: T water 21.5 C, T metal 99.0 C, T final 30.9 C\nTrial 3: T water 21.8 C, T metal 99.1 C, T final 35.9 C (spilled!!)\nresults: 0.87, 0.88, 0.86, 1.43 J/gK',
      'Accepted value as you give it: 0.900 J/gK.',
    ],
    [
      'from voltage and current of a heater',
      'To determine the specific heat capacity of a block.',
      'A 1.00 kg block was heated at 12.0 V and 4.10 A.',
      'Time / s | 0 | 60 | 120 | 180 | 240\nTemperature / °C | 20.3 | 23.4 | 26.4 | 29.6 | 32.6',
      'with P = 12.0 V × 4.10 A, with m = 1.00 kg.',
    ],
    [
      'from positions on a scale',
      'Find the spring constant.',
      '',
      'mass (g) | pointer reading (cm)\n0 | 12.4\n100 | 16.3\n200 | 20.4\n300 | 24.2\n400 | 28.3',
      'k = 24.7 ± 0.2 N/m',
    ],
    [
      'from throws of dice',
      'To determine the half-life of the dice.',
      '',
      'Throw | Dice left\n0 | 200\n1 | 167\n2 | 138\n3 | 117\n4 | 97\n5 | 80',
      'n½ = 3.80 ± 0.04',
    ],
    [
      'from masses that were weighed for each titre',
      'Find the concentration of NaOH by titration of KHP (204.22 g/mol).',
      '',
      'Trial\tMass KHP (g)\tV NaOH added (mL)\n1\t2.1\t33.19\n2\t2.3\t33.84\n3\t2.2\t34.06',
      'c = 0.320 ± 0.007 mol/L',
    ],
    [
      'from a flask in which the sample was diluted',
      'Find the concentration of ethanoic acid in vinegar by titration with sodium hydroxide.',
      '',
      'Titration with 0.100 M NaOH\nVolume vinegar 10.00 mL (diluted 1:10 in 100 mL flask, 25.0 mL aliquots)\n\nRun\tinitial (mL)\tfinal (mL)\n1\t0.00\t20.85\n2\t20.85\t41.65\n3\t1.10\t21.95',
      'c = 0.8333 ± 0.0007 mol/L',
    ],
    [
      'of a row without a setting, from a calibration',
      'Make a calibration curve and determine the concentration of the unknown.',
      '',
      'Solution\tc (mol/L)\tAbsorbance\nblank\t0\t0.001\n1\t0.100\t0.152\n2\t0.200\t0.301\n3\t0.300\t0.455\n4\t0.400\t0.598\nunknown\t\t0.412',
      'From this line, unknown: c = 0.274 ± 0.002 mol/L.',
    ],
  ])('is computed %s', async (_, objective, procedure, observations, value) => {
    const { text, lacks } = await report(objective, procedure, observations);
    expect(text).toContain(value);
    expect(lacks.join()).not.toContain('not computed');
  });

  it('is given for each column that repeats it under another condition', async () => {
    const rates =
      '[S] (mM)\tv no inhib (ΔA/min)\tv + Pi (ΔA/min)\n0.1\t0.042\t0.021\n0.5\t0.121\t0.075\n1.0\t0.158\t0.112\n2.0\t0.187\t0.149';
    const { text } = await report('To find Km and Vmax with and without an inhibitor.', '', rates);
    expect(text).toContain('Michaelis constant (“v no inhib”): Km = 0.444 ± 0.002 mM');
    expect(text).toContain('Michaelis constant (“v + Pi”): Km = 0.975 ± 0.012 mM');
    expect(text).toContain('[S] is on the x axis');
    expect(text).not.toContain('Not used for this value');
  });
});

describe('The x axis', () => {
  it('is the quantity on which the objective says that something depends, beside the places of a transect', async () => {
    const soil = 'Distance (m),pH,worms per quadrat\n0,5.1,3\n10,5.6,6\n20,6.2,9\n30,6.4,11\n40,6.9,14';
    const { text } = await report('Does earthworm abundance change with soil pH?', '', soil);
    expect(text).toContain('worms per quadrat rises with pH on a straight line');
    expect(text).not.toContain('Distance rises');
  });
});

describe('Specimens that a line lists behind a setting', () => {
  it('may have the quantity and its unit in the first line, and spaces between readings', async () => {
    const { text } = await report(
      'Compare the strength.',
      'n=5 each',
      '0deg UTS MPa: 52.1 50.8 53.3\n45deg: 41.2, 39.8, 42.5\n90deg: 28.4; 25.1; 30.2',
    );
    expect(text).toContain('- 0 deg: mean 52.1 MPa');
    expect(text).toContain('- 90 deg: mean 27.9 MPa');
  });
});

describe('A “±” beside one reading of a column', () => {
  it.each([
    ['20.0 ± 0.1', true],
    ['20.0', false],
  ])('is named as not used: %s', async (first, isNamed) => {
    const rows = ['40.0\t25.36', '60.0\t31.08', '80.0\t35.95', '100.0\t40.15'].join('\n');
    const { text } = await report(
      'Determine g from the period of a pendulum.',
      '',
      `Length (cm)\tt for 20 osc (s)\n${first}\t17.95\n${rows}`,
    );
    expect(text).toContain('g = 9.78');
    expect(text.includes('A “±” stands beside 1 of 5 readings of Length, so it is not used.')).toBe(isNamed);
  });
});

describe('A record of 3,000 rows', () => {
  it.each([
    ['of two columns', 'Time (s),U (V)', (at: number) => `${at},${(5 * Math.exp(-at / 1500)).toFixed(3)}`],
    ['of three repeats', 'Time (s)\tt1 (s)\tt2 (s)\tt3 (s)', (at: number) => [at, 4 + (at % 7), 4 + (at % 5), 4 + (at % 3)].join('\t')],
    ['of named values', '', (at: number) => `t = ${at} s, U = ${2 * at} V`],
  ])('%s is reported within the time of a test', async (_, heading, row) => {
    const rows = Array.from({ length: 3000 }, (_row, at) => row(at)).join('\n');
    const { text } = await report('How does it change with time?', '', `${heading}\n${rows}`);
    expect(text).toContain('3000');
  });
});

describe('The last points of a long record', () => {
  it.each([
    [200, true],
    [201, false],
  ])('of %i points are looked for: %s', (count, isSought) => {
    const points = Array.from({ length: count }, (_, at) => [at, at === count - 1 ? 3 * count : at + 0.01 * (at % 3)] as const);
    const fit = fitLine(points);
    expect(fit && leavingOf(points, fit) !== undefined).toBe(isSought);
  });
});

describe('A mean that is far from one of its readings', () => {
  it('is also given without it', async () => {
    const { text } = await report('Find the value of c.', '', 'c: 0.87, 0.88, 0.86, 1.43 J/gK');
    expect(text).toContain('Without it the mean is 0.870 ± 0.006 J/gK: say whether it counts, and why.');
  });
});
