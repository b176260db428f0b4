import { describe, expect, it } from 'vitest';
import { report } from './write-report.test-data.ts';

describe('A value of single readings', () => {
  it.each([
    [
      'the density of a box, with its stated uncertainties',
      'To find the density of the block. Accepted value 2.70 g/cm^3.',
      'mass = 53.42 ± 0.01 g\nlength = 4.01 ± 0.01 cm\nwidth = 2.49 ± 0.01 cm\nheight = 1.99 ± 0.01 cm',
      'ρ = 2.69 ± 0.02 g/cm³',
    ],
    [
      'the density of a cylinder from repeats',
      'Find the density of a steel cylinder',
      'mass: 61.2 g, 61.3 g, 61.2 g\ndiameter: 12.02 mm, 12.00 mm, 12.04 mm\nlength: 68.9 mm, 69.0 mm, 68.9 mm',
      'ρ = 7.83 ± 0.02 g/cm³',
    ],
    [
      'a specific heat by mixtures',
      'Find the specific heat capacity of copper by mixtures. Accepted value 385 J/(kg K).',
      'mass of copper = 152.0 g\nmass of water = 200.0 g\ninitial temperature of copper = 99.5 °C\ninitial temperature of water = 21.0 °C\nfinal temperature = 26.1 °C',
      'c = 383 J/(kg K)',
    ],
    [
      'a latent heat, where "40.0 C" is no charge',
      'Measure the latent heat of fusion of ice',
      'mass of water 150.2 g\nmass of ice added 28.4 g\nstarting temp 40.0 C\nlowest temp 21.3 C',
      'L = 325 kJ/kg',
    ],
    [
      'g from one length and repeated times',
      'Measure g with a pendulum. Time 10 oscillations, ten times.',
      'Length of pendulum: L = 1.00 m\n\n| Trial | Time for 10 Oscillations (s) |\n|---|---|\n| 1 | 20.13 |\n| 2 | 20.08 |\n| 3 | 20.15 |',
      'g = 9.75 ± 0.02 m/s²',
    ],
    [
      'a spring constant from one mass',
      'to find the spring constant',
      'mass = 250 g\nextension: 9.8 cm, 9.9 cm, 9.7 cm',
      'k = 25.02 ± 0.15 N/m',
    ],
  ])('is given: %s', async (_, objective, readings, value) => {
    expect((await report(objective, '', readings)).text).toContain(value);
  });

  it('takes quantities that the procedure states', async () => {
    const procedure = 'Mixed 50.0 cm3 of 1.00 mol/dm3 HCl with 50.0 cm3 of 1.00 mol/dm3 NaOH.';
    const readings = 'Initial temperature: 21.2, 21.4, 21.3 °C\nFinal temperature: 27.7, 28.0, 27.8 °C';
    const { text } = await report('Find the enthalpy change of neutralisation', procedure, readings);
    expect(text).toContain('ΔH = -54.6 ± 0.9 kJ/mol');
  });

  it('comes from the means of repeats, and from no line through them', async () => {
    const rows =
      '| Trial | Mass (g) | Volume (mL) |\n|---|---|---|\n| 1 | 23.5 | 2.8 |\n| 2 | 23.7 | 2.9 |\n| 3 | 23.4 | 2.7 |\n| 4 | 23.6 | 2.8 |';
    expect((await report('Find the density of the metal', '', rows)).text).toContain('ρ = 8.41 ± 0.12 g/cm³');
  });
});

describe('Counts against a ratio', () => {
  const objective = 'To test with chi-squared whether the seeds fit the expected 9:3:3:1 ratio';

  it('give chi-squared, its p and what follows', async () => {
    const { text } = await report(objective, '', 'round yellow: 315\nround green: 108\nwrinkled yellow: 101\nwrinkled green: 32');
    expect(text).toContain('χ² = 0.470');
    expect(text).toContain('If 9:3:3:1 were true, chance alone would often give as much (p = 0.93)');
    expect(text).not.toContain('accepted value');
  });

  it.each([
    ['purple,290\nyellow,110', 'p = 0.25'],
    ['purple,260\nyellow,140', 'p < 0.0001'],
  ])('have the p of one degree of freedom: %s', async (rows, p) => {
    expect((await report('Do the kernels fit a 3:1 ratio? chi-square', '', `Colour,Number\n${rows}`)).text).toContain(p);
  });
});

describe('The counts of two forms', () => {
  it.each([
    ['Tasters: 88\nNon-tasters: 36', 'q = 0.54 ± 0.04', 'p = 0.46 ± 0.04'],
    ['Non-tasters: 36\nTasters: 88', 'q = 0.54 ± 0.04', 'p = 0.46 ± 0.04'],
  ])('give the frequencies of both alleles: %s', async (counts, recessive, other) => {
    const { text } = await report('Use the Hardy-Weinberg equation for the recessive (non-taster) allele', '', counts);
    expect(text).toContain(recessive);
    expect(text).toContain(other);
  });

  it('give none where nobody says which form is recessive', async () => {
    expect((await report('Use the Hardy-Weinberg equation', '', 'Tasters: 88\nNon-tasters: 36')).text).not.toContain('q =');
  });
});

describe('A percentage change', () => {
  const objective = 'Find the concentration that is isotonic to potato by osmosis';
  const table = (last: string): string =>
    `sucrose (mol/dm3) | initial mass (g) | final mass (g)\n0.0 | 2.51 | 2.83\n0.2 | 2.48 | 2.61\n0.4 | 2.55 | 2.48\n0.6 | 2.50 | 2.29\n0.8 | 2.52 | ${last}`;

  it('is given for each row, with the setting at which it is zero', async () => {
    const { text } = await report(objective, '', table('2.11'));
    expect(text).toContain('sucrose 0.0 mol/dm3: 12.75%');
    expect(text).toContain('c₀ = 0.347 ± 0.008 mol/dm3');
  });

  it('that bends is zero between two readings', async () => {
    const rows = 'Salt (%)\tMass before (g)\tMass after (g)\n0\t3.02\t3.41\n1\t3.10\t3.12\n2\t2.98\t2.75\n3\t3.05\t2.66\n4\t3.00\t2.52';
    expect((await report(objective, '', rows)).text).toContain('c₀ = 1.08%');
  });
});

describe('Michaelis and Menten', () => {
  const rows = '[S] (mM)\tv (µmol/min)\n0.5\t6.6\n1\t11.1\n2\t17.0\n4\t22.9\n8\t28.0\n16\t31.0';

  it.each([
    ['Find Vmax and Km from a Lineweaver-Burk plot', 'Vmax = 35.46 ± 0.15 µmol/min', 'Km = 2.187 ± 0.013 mM'],
    ['Find Vmax and Km', 'Vmax = 35.3 ± 0.2 µmol/min', 'Km = 2.17 ± 0.03 mM'],
  ])('give both constants: %s', async (objective, top, half) => {
    const { text } = await report(objective, '', rows);
    expect(text).toContain(top);
    expect(text).toContain(half);
  });
});

describe('What is said of a value', () => {
  it.each([
    ['Expected: 1.49', 'Accepted value as you give it: 1.49'],
    ['(manufacturer: 1.49)', 'Accepted value as you give it: 1.49'],
    ['The index n = 1.49 of a table.', 'Accepted value as you give it: 1.49'],
  ])('compares with %s', async (words, sentence) => {
    const rows = 'angle of incidence i (°), angle of refraction r (°)\n10, 6.5\n20, 13.2\n30, 19.6\n40, 25.4\n50, 30.8';
    expect((await report(`Find the refractive index. ${words}`, '', rows)).text).toContain(sentence);
  });

  it('does not say that a limit was passed which was not', async () => {
    const rows = 'mass (g) | ext trial 1 (cm) | ext trial 2 (cm)\n50 | 1.9 | 2.1\n100 | 4.1 | 4.0\n150 | 6.0 | 6.1\n200 | 8.2 | 8.0';
    const { text } = await report('find spring constant k', '', `${rows}\nspring did not go past its elastic limit`);
    expect(text).toContain('k = 2');
    expect(text).not.toContain('a limit was passed');
  });

  it('names the e.m.f. beside the internal resistance', async () => {
    const rows = 'Current I (A)\tTerminal p.d. V (V)\n0.10\t1.48\n0.20\t1.42\n0.31\t1.36\n0.42\t1.29\n0.50\t1.25';
    expect((await report('Find the internal resistance of a cell', '', rows)).text).toContain(
      'The value found for the e.m.f. was E = 1.53',
    );
  });

  it('reads settings and readings from sentences', async () => {
    const told = 'At 1.0 V the current was 0.05 A. At 2.0 V it was 0.11 A. At 3.0 V it was 0.15 A. At 4.0 V it was 0.21 A.';
    expect((await report('Find the resistance', '', told)).text).toContain('R = 1 ÷ slope of the current against the voltage');
  });

  it('reads rows that begin with a name and its unit', async () => {
    const { text } = await report(
      'Verify Ohm’s law and find the resistance of a resistor',
      '',
      'I (mA) 0, 5.1, 10.2, 15.0, 20.1\nV (V) 0, 0.50, 1.01, 1.50, 2.00',
    );
    expect(text).toMatch(/R = \d+(?:\.\d+)? ± \S+ Ω/);
    expect(text).toContain('5 points');
  });

  it.each(['length cm\tR ohm', 'length_cm\tR_ohm', 'length in cm\tR in ohm'])('knows the units of the headings %s', async (heading) => {
    const rows = '20\t1.02\n40\t1.98\n60\t3.05\n80\t3.99';
    const { text } = await report('Find the resistivity. Diameter of the wire 0.28 mm.', '', `${heading}\n${rows}`);
    expect(text).toMatch(/ρ = \(3\.\d+ ± 0\.\d+\) × 10\^-7 Ω m/);
  });
});
