import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDocument } from '../../lib/text/read-document.ts';
import type { SkillContext, SkillOutput } from '../../skill.ts';
import { type Line, textOf } from '../../spans.ts';
import type { DataPart } from './parameters.ts';
import { readReadings } from './read/read-readings.ts';
import { data } from './skill.ts';

async function write(text: string, part: DataPart): Promise<SkillOutput> {
  const context = { values: { observations: text }, document: (field: string) => readDocument(field, text) };
  return data({ from: 'observations', part }, context as unknown as SkillContext);
}

async function lines(text: string, part: DataPart): Promise<readonly Line[]> {
  return (await write(text, part)).lines;
}

async function print(text: string, part: DataPart): Promise<string> {
  return (await lines(text, part)).map(textOf).join('\n');
}

const PENDULUM =
  'Length (cm), Time for 10 swings (s), T² (s²)\n20, 9.0, 0.81\n40, 12.7, 1.613\n60, 15.5, 2.403\n80, 17.9, 3.204\n100, 20.1, 4.04\nThe bob was 2 cm wide.';

describe('Readings', () => {
  it('are printed as an aligned table', async () => {
    const text = await print(PENDULUM, 'table');
    expect(text).toContain(
      'Length (cm)  Time for 10 swings (s)  T² (s²)\n-----------  ----------------------  -------\n         20                     9.0     0.81',
    );
  });

  it('stand above what the person noticed, and leave each line that is neither', async () => {
    const text = `${PENDULUM}\n§ 3 4`;
    const { lines: printed, unused = [], lacks = [] } = await write(text, 'table');
    expect(printed.map(textOf)).toContain('What you observed: The bob was 2 cm wide.');
    expect(unused.map(({ start, end }) => text.slice(start, end))).toEqual(['§ 3 4']);
    expect(lacks.map(({ grade }) => grade)).toEqual(['partial']);
  });

  it.each([
    ['tabs', 'Length\tTime\n20 cm\t0.90 s\n40 cm\t1.27 s'],
    ['bars', '| Length (cm) | Time (s) |\n|---|---|\n| 20 | 0.90 |\n| 40 | 1.27 |'],
    ['spaces', 'Length (cm)   Time (s)\n20            0.90\n40            1.27'],
    ['commas', 'Length (cm), Time (s)\n20, 0.90\n40, 1.27'],
    ['names', 'Length (cm): 20, 40\nTime (s): 0.90, 1.27'],
    ['assignments', 'Length = 20 cm, 40 cm\nTime = 0.90 s and 1.27 s'],
    ['sentences', 'Length 20 cm, Time 0.90 s\nLength 40 cm, Time 1.27 s'],
  ])('are the same from %s', async (_, text) => {
    expect((await print(text, 'table')).replace(/ +/g, ' ')).toContain(
      'Length (cm) Time (s)\n----------- --------\n 20 0.90\n 40 1.27\n\n[ ]',
    );
  });

  it('between commas may stand behind several names, and be missing', async () => {
    const text = 'Sample,Treatment,Survived (%)\nA1,low salt,62\nA2,low salt,58\nB1,high salt,81\nB2,high salt,\nB3,high salt,79';
    expect((await print(text, 'table')).replace(/ +/g, ' ')).toContain('B2 high salt –\nB3 high salt 79');
    expect(await print(text, 'statistics')).toContain('high salt: n = 2, mean 80%');
  });

  it('may have a comma in their name', async () => {
    const text = 'length (cm): 30, 45, 60\ntime (s), trial 1: 11.0, 13.5, 15.5\ntime (s), trial 2: 11.1, 13.4, 15.6';
    expect(await print(text, 'statistics')).toContain('- length 45 cm: mean 13.45 s');
  });

  it('Readings of numbered trials form one column', async () => {
    expect(await print('Trial 1: 9.8\nTrial 2: 9.7\nTrial 3: 9.9 m/s²', 'statistics')).toContain(
      'n = 3, mean 9.8 m/s², sample standard deviation 0.1 m/s²',
    );
    expect(await print('T1 = 2.01 s\nT2 = 1.99 s', 'statistics')).toContain('T: n = 2, mean 2 s');
  });

  it('keep the names of rows', async () => {
    expect(await print('Site\tT (°C)\nSpring\t9.8\nBridge\t11.2', 'table')).toContain('Spring     9.8');
  });

  it('are asked for when there are none', async () => {
    const text = await print('The solution turned blue.', 'statistics');
    expect(text).toContain('No readings could be found in this text.');
    expect(text).toContain('Write them as a table');
  });
});

describe('Statistics', () => {
  it('give mean, spread, range and a straight line with units', async () => {
    const text = await print(PENDULUM, 'statistics');
    expect(text).toContain('Length is on the x axis: 5 values from 20 cm to 100 cm.');
    expect(text).not.toContain('Length: n =');
    expect(text).toContain(
      'T² against Length: slope 0.04025 s²/cm (standard error 0.0002334 s²/cm), intercept -0.0013 s² (standard error 0.01548 s²), R² = 0.9999 (5 points)',
    );
  });

  it('summarize repeated readings by row', async () => {
    const text = await print('L (m), t1 (s), t2 (s)\n0.4, 25.4, 25.5\n0.5, 28.3, 28.5\n0.6, 31.2, 31.1', 'statistics');
    expect(text).toContain('- L 0.4 m: mean 25.45 s, sample standard deviation 0.07071 s, standard error 0.05 s (n = 2)');
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
    ['1, 1\n2, 2\n3, 3\n4, 4.001', 'R² = 0.99999994'],
    ['1, 1\n2, 2.04\n3, 3\n4, 4', 'R² = 0.9997'],
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

describe('A table', () => {
  const rows = fc.array(fc.tuple(fc.integer({ min: 0, max: 9999 }), fc.integer({ min: 0, max: 9999 })), { minLength: 3, maxLength: 9 });
  const decimal = (value: number, mark: string): string => (value / 100).toFixed(2).replace('.', mark);
  const layouts: Readonly<Record<string, (cells: string[][]) => string>> = {
    tabs: (cells) => ['Alpha (cm)\tBeta (s)', ...cells.map((row) => row.join('\t'))].join('\n'),
    bars: (cells) => ['| Alpha [cm] | Beta [s] |', '|---|---|', ...cells.map((row) => `| ${row.join(' | ')} |`)].join('\n'),
    semicolons: (cells) => ['Alpha in cm; Beta in s', ...cells.map((row) => row.join('; '))].join('\n'),
    gaps: (cells) => ['Alpha / cm   Beta / s', ...cells.map((row) => row.join('   '))].join('\n'),
    turned: (cells) => [0, 1].map((index) => [['Alpha (cm)', 'Beta (s)'][index], ...cells.map((row) => row[index])].join(' | ')).join('\n'),
    LaTeX: (cells) =>
      [
        '\\begin{tabular}{cc}',
        '\\hline',
        'Alpha (cm) & Beta (s) \\\\',
        ...cells.map((row) => `$${row.join('$ & $')}$ \\\\`),
        '\\end{tabular}',
      ].join('\n'),
  };

  it.each(Object.keys(layouts).flatMap((layout) => [[layout, '.'] as const, [layout, ','] as const]))(
    'between %s with the decimal mark %s is read whatever its numbers are',
    (layout, mark) => {
      fc.assert(
        fc.property(rows, (pairs) => {
          const text = layouts[layout]?.(pairs.map((pair) => pair.map((value) => decimal(value, mark)))) ?? '';
          const { tables, unread } = readReadings('observations', text);
          expect(unread).toEqual([]);
          expect(tables.map(({ columns }) => columns.map(({ unit, values }) => [unit, ...values.map((it) => it?.value)]))).toEqual([
            [0, 1].map((index) => [['cm', 's'][index], ...pairs.map((pair) => (pair[index] ?? 0) / 100)]),
          ]);
        }),
        { numRuns: 40 },
      );
    },
  );

  it.each([
    [
      'a row has fewer cells than the heading',
      '| a (s) | b (m) | c (N) |\n| 1 | 2 | 3 |\n| 4 | 5 |\n| 7 | 8 | 9 |',
      'Row 2 has 2 cells where the heading has 3.',
    ],
    [
      'the heading has fewer cells than the rows',
      '| a | b |\n| 1 | 2 | 3 |\n| 4 | 5 | 6 |',
      'The heading has 2 cells where the rows below have 3',
    ],
  ])('is refused with the reason where %s', async (_, text, reason) => {
    const { lacks = [], unused = [] } = await write(text, 'table');
    expect(lacks.map((lack) => textOf(lack.reason)).join()).toContain(reason);
    expect(unused[0]?.reason).toContain(reason);
  });

  it.each([
    ['', 'partial'],
    ['12 § 13', 'needs-more'],
    ['The solution turned blue after a while.', 'partial'],
    ['T = 2.01 s, 1.99 s', undefined],
  ])('A table of the text "%s" lacks what the grade %s says', async (text, grade) => {
    expect((await write(text, 'table')).lacks?.[0]?.grade).toBe(grade);
  });
});

describe('Any text', () => {
  it('gives quotes that match their offsets and never throws', async () => {
    const piece = fc.constantFrom(
      '20',
      '0.90',
      ',',
      '\t',
      '|',
      '\n',
      ' cm',
      'T =',
      'Trial 1:',
      'Length (cm)',
      '±0.1',
      '-',
      '> 12',
      ' ',
      'é🌱',
      '1.5 x 10^-3',
      ';',
      ':',
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(piece, { maxLength: 40 }),
        fc.constantFrom('table' as const, 'statistics' as const),
        async (pieces, part) => {
          const text = pieces.join('');
          for (const span of (await lines(text, part)).flat()) {
            if (span.kind === 'quote') expect(span.text).toBe(text.slice(span.start, span.end).replace(/\s+/g, ' ').trim());
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  it('A text of half a million characters is read in time', async () => {
    await print('20, 0.90, 1.5\n'.repeat(35_000), 'statistics');
    await print('1 2 3 4 '.repeat(60_000), 'table');
    await print('a = 1, '.repeat(70_000), 'table');
  });
});

async function report(objective: string, procedure: string, observations: string) {
  const values = { objective, procedure, observations };
  const context = { values, document: (field: string) => readDocument(field, values[field as keyof typeof values]) };
  const about = ['objective', 'procedure'];
  const parts = ['table', 'statistics', 'discussion', 'conclusion'] as const;
  const outputs = await Promise.all(
    parts.map((part) => data({ from: 'observations', part, about, objective: 'objective' }, context as unknown as SkillContext)),
  );
  return {
    text: outputs.flatMap((output) => (output as SkillOutput).lines.map(textOf)).join('\n'),
    lacks: outputs.flatMap((output) => (output as SkillOutput).lacks ?? []).map(({ grade, reason }) => `${grade}: ${textOf(reason)}`),
  };
}

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
    expect(text).toContain('0.2 m: mean 9.1 s');
    expect(text).toContain('(n = 2)');
    expect(text).toMatch(/g = 9\.\d+ ±/);
  });

  it.each(['Length (m); trial 1 (s); trial 2 (s); trial 3 (s)', 'Length (m); trial 1 (s); trial 2; trial 3'])(
    'under names that only count them are all one quantity: %s',
    async (headings) => {
      const { text } = await report('How does the length change the time?', '', `${headings}\n0.2; 9.0; 9.2; 9.1\n0.4; 12.8; 12.6; 12.7`);
      expect(text).toContain('Length (m)  trial 1 (s)  trial 2 (s)  trial 3 (s)');
      expect(text).toContain('0.2 m: mean 9.1 s, sample standard deviation 0.1 s, standard error 0.05774 s (n = 3)');
    },
  );

  it('keep their headings between spaces', async () => {
    const { text } = await report(
      'How does heat change the gas?',
      '',
      'Heat / °C   Gas (ml) 1   2   3\n10   4.2   4.0   -\n20   7.9   8.3   8.1',
    );
    expect(text).toContain('Heat (°C)  Gas 1 (ml)  Gas 2 (ml)  Gas 3 (ml)');
    expect(text).toContain('Heat 20 °C: mean 8.1 ml');
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

describe('A line', () => {
  it.each([
    ['one', '1\t2.0\n2\t4.1\n3\t5.9\n4\t8.0\n5\t13.5', '4 readings'],
    ['two', '1\t2.0\n2\t4.1\n3\t5.9\n4\t8.0\n5\t10.1\n6\t13.5\n7\t18.8', '5 readings'],
  ])('A line from which the last points depart (%s) says so', async (_, rows, count) => {
    const { text } = await report('Find the spring constant', '', `Force (N)\tExtension (cm)\n${rows}`);
    expect(text).toContain(`${count} lie on the line of this relation`);
    expect(text).toContain('leave the line of the others');
    expect(text).toMatch(/k = (?:50|49)\.\d/);
  });

  it('takes the uncertainties that the readings state, where they are larger', async () => {
    const rows = '1.00 ± 0.05\t0.100\n2.00 ± 0.05\t0.200\n3.00 ± 0.05\t0.301\n4.00 ± 0.05\t0.400';
    const { text } = await report('Find the resistance', '', `V (V)\tI (A)\n${rows}`);
    expect(text).toMatch(/The uncertainties that you state for the readings give ± 0\.\d+ Ω/);
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
    expect(text).toContain('control: n = 3, mean 202.3 ms');
    expect(text).not.toContain('against');
  });

  it('are drawn where their names are quantities', async () => {
    const { text } = await report('Find the focal length of the lens', '', 'u (cm) = 20, 25, 30, 40\nv (cm) = 60.5, 37.2, 30.1, 24');
    expect(text).toContain('f = ');
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
    expect(text).toContain('pH 5: mean 5.75 mL');
  });
});
