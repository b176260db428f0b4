import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textOf } from '../../spans.ts';
import { readReadings } from './read/read-readings.ts';
import { lines, PENDULUM, print, write } from './write-report.test-data.ts';

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
    expect(printed.map(textOf)).toContain('What you noted: The bob was 2 cm wide.');
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
    expect(await print(text, 'statistics')).toContain('high salt: n = 2, mean 80.0%');
  });

  it('may have a comma in their name', async () => {
    const text = 'length (cm): 30, 45, 60\ntime (s), trial 1: 11.0, 13.5, 15.5\ntime (s), trial 2: 11.1, 13.4, 15.6';
    expect(await print(text, 'statistics')).toContain('- length 45 cm: mean 13.45 s');
  });

  it('Readings of numbered trials form one column', async () => {
    expect(await print('Trial 1: 9.8\nTrial 2: 9.7\nTrial 3: 9.9 m/s²', 'statistics')).toContain(
      'n = 3, mean 9.80 m/s², sample standard deviation 0.10 m/s²',
    );
    expect(await print('T1 = 2.01 s\nT2 = 1.99 s', 'statistics')).toContain('T: n = 2, mean 2.000 s');
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
