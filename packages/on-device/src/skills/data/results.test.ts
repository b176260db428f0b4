import { describe, expect, it } from 'vitest';
import { print, report } from './write-report.test-data.ts';

describe('A quotient of means', () => {
  const objective = 'To find the density of an unknown metal';

  it('is given with its error and compared, where each quantity was read alone', async () => {
    const readings =
      'mass 24.31 g, 24.29 g, 24.33 g\ninitial volume 25.0 mL\nfinal volume 27.7 mL, 27.8 mL, 27.7 mL\naccepted density 8.96 g/mL';
    const { text } = await report(objective, '', readings);
    // 24.310 g ÷ 2.7333 mL = 8.894 g/cm³; √((0.01155 ÷ 24.31)² + (0.03333 ÷ 2.7333)²) × 8.894 = 0.109
    expect(text).toContain('ρ = m ÷ V.\ndensity: ρ = 8.89 ± 0.11 g/cm³');
    expect(text).toContain('0.74% of the accepted value');
  });

  it('is given without an error for single values', async () => {
    const { text } = await report(objective, '', 'mass = 24.31 g\nvolume = 2.7 mL');
    expect(text).toContain('density: ρ = 9.00 g/cm³\nThe readings allow no uncertainty: repeat them.');
  });

  it('takes what the vessel weighs from the mass', async () => {
    const readings = 'mass of empty cylinder 50.12 g\nmass of cylinder with solution 77.41 g\nvolume of solution 25.0 mL';
    expect((await report(objective, '', readings)).text).toContain('density: ρ = 1.09 g/cm³');
  });

  it.each([
    ['two masses', 'mass of beaker 50.12 g\nmass with liquid 74.43 g\nvolume 25.0 mL'],
    ['no volume', 'mass 24.31 g, 24.29 g, 24.33 g'],
    ['two samples', 'mass 24.3 g, 48.5 g\nvolume 2.7 mL, 5.4 mL'],
  ])('is not given from %s', async (_, readings) => {
    const { text } = await report(objective, '', readings);
    expect(text).not.toContain('ρ =');
  });
});

describe('A repeat that was miscounted', () => {
  it('is named and left out of its mean, and the other repeats of its row count', async () => {
    const readings = [
      'Length (cm)\tt for 20 osc trial 1 (s)\ttrial 2 (s)\ttrial 3 (s)',
      '20.0\t17.92\t18.05\t17.88',
      '40.0\t25.30\t25.41\t25.37',
      '60.0\t31.12\t31.02\t31.10',
      '80.0\t35.95\t35.88\t36.01',
      '100.0\t40.15\t40.22\t40.09',
      '120.0\t43.96\t48.03\t44.01',
    ].join('\n');
    const { text } = await report('Determine g from the period of a simple pendulum.', '', readings);
    expect(text).toContain('(n = 2); without 48.03, which lies 4 s from that mean');
    expect(text).toContain('g = 9.79 ± 0.02 m/s²\n');
    expect(text).toContain('The repeat 48.03 lies far from the others of its row and is not in this value.');
    expect(text).not.toContain('leave the line');
  });
});

describe('The discussion of a line', () => {
  it('reads as one paragraph that says whether the readings agree with the relation, and where', async () => {
    const rows = ['20.0\t17.95', '40.0\t25.36', '60.0\t31.08', '80.0\t35.95', '100.0\t40.15', '120.0\t43.99'].join('\n');
    const { text } = await report('Determine g from the period of a pendulum.', '', `Length (cm)\tt for 20 osc (s)\n${rows}`);
    expect(text).toMatch(
      /^The readings lie on the line.*No reading lies farther.*The intercept agrees.*Between Length 20 cm and 120 cm the readings thus agree with the relation\.$/m,
    );
  });
});

describe('A titration', () => {
  it.each([
    ['Fill the burette with 0.100 mol/dm3 NaOH. Pipette 25.0 cm3 of HCl into a flask.', '0.0800'],
    ['Pipette 25.0 cm3 of HCl into a flask. NaOH of 0.100 mol/dm3 was put in the burette.', '0.0800'],
    ['The burette held HCl of 0.100 mol/dm3. 25.0 cm3 of NaOH was pipetted.', '0.0800'],
  ])('believes what the burette held: %s', async (procedure, value) => {
    const { text, lacks } = await report('Find the concentration by titration', procedure, 'Titres (cm3): 20.00, 20.05, 19.95');
    expect(text).toContain(`c = ${value}`);
    expect(lacks).toEqual([]);
  });

  const TITRES = 'Trial\tUsed (mL)\n1\t21.35\n2\t21.30\n3\t21.40';
  const NAOH = 'pipette 25.0 mL vinegar into the flask, fill burette with NaOH';

  it.each([
    ['conc NaOH = 0.1 M, 25.0 mL vinegar'],
    ['0.1 M NaOH, 25.0 mL vinegar'],
    ['25.0 mL vinegar, 0.1 M NaOH'],
    ['NaOH (0.100 M)'],
    ['NaOH, 0.100 M'],
    ['[NaOH] = 0.1 mol dm-3'],
    ['c(NaOH) = 0.1 mol/L; vinegar 25.0 mL'],
    ['M_NaOH = 0.100 M'],
    ['0.1M sodium hydroxide in the burette'],
    ['The vinegar was titrated with NaOH whose concentration was 0.1 M.', 'refused'],
    ['The sodium hydroxide solution had a concentration of 0.100 mol/dm3.'],
    ['Molarity of NaOH (M): 0.100'],
    ['vinegar: unknown, NaOH: 100 mmol/L'],
    ['0.1 M, 25.0 mL vinegar', 'refused'],
    ['25.0 mL vinegar, 0.1 M', 'refused'],
    ['The concentration of NaOH that was used to titrate the vinegar was 0.1 M.', 'refused'],
    ['NaOH 0.1 M vinegar 25.0 mL', 'refused'],
  ])('takes a concentration for that of the substance that its clause names: %s', async (line, answer = '0.0854') => {
    const { text, lacks } = await report('Find the concentration by titration', NAOH, `${line}\n${TITRES}`);
    expect(text).not.toContain('concentration of NaOH: c');
    if (answer === 'refused') {
      expect(text).not.toContain('c = ');
      expect(lacks.join('\n')).toContain('No concentration is given: the text does not say of which substance “');
      return;
    }
    expect(text).toContain('concentration of vinegar: c = 0.0854');
  });

  it('reads the concentration and the pipetted volume beside the titres', async () => {
    const rows = '1\t0.100\t25.0\t21.35\n2\t0.100\t25.0\t21.30\n3\t0.100\t25.0\t21.40';
    const table = `Trial\tMolarity of NaOH (M)\tVolume of vinegar (mL)\tVolume of NaOH (mL)\n${rows}`;
    const { text } = await report('Find the concentration by titration', 'Pipette 25.0 mL vinegar.', table);
    expect(text).toContain('concentration of vinegar: c = 0.0854');
  });

  it('finds the base where the acid is known', async () => {
    const procedure = '25 cm3 of NaOH of unknown concentration was pipetted and titrated with 0.1 M HCl.';
    const { text } = await report('Find the concentration by titration', procedure, 'Titres (cm3): 20.00, 20.05, 19.95');
    expect(text).toContain('concentration of NaOH: c = 0.0800');
  });

  it.each([
    ['25.0 mL vinegar (diluted 10x)', 'concentration of vinegar: c = 0.854'],
    ['25.0 mL of diluted vinegar', 'concentration of the diluted vinegar: c = 0.0854'],
  ])('does not take a diluted solution for what was diluted: %s', async (line, value) => {
    const { text } = await report('Find the concentration by titration', 'fill burette with 0.1 M NaOH', `${line}\n${TITRES}`);
    expect(text).toContain(value);
  });

  it('says what is missing', async () => {
    const { lacks } = await report('Find the concentration by titration', 'HCl was titrated with NaOH.', 'Titres (cm3): 20.00, 20.05');
    expect(lacks[0]).toContain('the text does not state one known concentration');
  });
});

describe('A value', () => {
  it('needs the power and the mass, or the length and the diameter, of the text', async () => {
    const heated = await report(
      'Find the specific heat',
      'A heater of 48 W warmed a 1.00 kg block.',
      't (s)\tT (°C)\n0\t21.0\n60\t24.1\n120\t27.3\n180\t30.2',
    );
    expect(heated.text).toMatch(/c = 9\d\d ± \d+ J/);
    const wire = 'To find Young’s modulus of a wire of diameter 0.50 mm and length 2.00 m';
    const { text } = await report(wire, '', 'Load (N)\tExtension (mm)\n10\t0.51\n20\t1.03\n30\t1.52\n40\t2.04');
    expect(text).toMatch(/E = \(?(?:20|2\.0)/);
  });

  it('A value of counts says that the background is still in them', async () => {
    const rows = 'Time (s)\tCounts\n0\t400\n20\t328\n40\t269\n60\t220\n80\t181';
    expect((await report('Find the half-life', 'The background was 5 counts.', rows)).text).toContain('It is not subtracted here');
    expect((await report('Find the half-life', '', rows)).text).not.toContain('It is not subtracted here');
  });

  it('A value of pH stands before its readings', async () => {
    const text = await print('pH 4: 2.1 mL, 2.4 mL\npH 5: 5.6, 5.9\npH 6: 9.8, 10.1', 'statistics');
    expect(text).toContain('pH 5: mean 5.8 mL, sample standard deviation 0.2 mL');
  });
});
