import { describe, expect, it } from 'vitest';
import { readDocument } from '../../lib/text/read-document.ts';
import type { SkillContext, SkillOutput } from '../../skill.ts';
import { textOf } from '../../spans.ts';
import type { DataPart } from './parameters.ts';
import { data } from './skill.ts';

async function print(observations: string, part: DataPart, objective = ''): Promise<string> {
  const values = { observations, objective };
  const context = { values, document: (field: string) => readDocument(field, values[field as keyof typeof values]) };
  const parameters = { from: 'observations', part, about: ['objective'], objective: 'objective' } as const;
  const { lines, lacks = [] } = (await data(parameters, context as unknown as SkillContext)) as SkillOutput;
  return [...lines, ...lacks.map(({ reason }) => reason)].map(textOf).join('\n');
}

describe('Repeats', () => {
  it('are one quantity where only the first heading has the unit, with its substance', async () => {
    const text = 'Temp,Trial 1 (mL O2/min),Trial 2,Trial 3\n10,2.1,2.4,1.9\n20,4.8,5.1,4.6\n30,8.9,9.3,9.2';
    expect(await print(text, 'statistics')).toContain('- Temp 20: mean 4.83 mL O2/min');
  });

  it('without a quantity are discussed by their mean', async () => {
    const text = 'Temp,Trial 1,Trial 2\n10,2.1,2.4\n20,4.8,5.1\n30,9.1,9.3\n40,4.2,4.4\n50,1.1,1.0';
    expect(await print(text, 'discussion')).toContain('The mean of Trial 1, Trial 2 is greatest at Temp 30');
  });
});

describe('Readings', () => {
  it('are read where a long name leaves one space before its first number', async () => {
    const text =
      '            Rough   1      2\nFinal (cm3)   8.95  17.45  25.85\nInitial (cm3) 0.00  8.95   17.45\nTitre (cm3)  8.95   8.50   8.40';
    const table = await print(text, 'table');
    expect(table).toContain('Final (cm3)  Initial (cm3)  Titre (cm3)');
    expect(table).toMatch(/8\.95 +0\.00 +8\.95/);
  });

  it('at ranges stand at the middle of each range, and a sentence with numbers is no reading', async () => {
    const text = 'Depth (cm)   Site A pH\n0-10   6.2\n10-20   6.4\n20-30   6.9\n30-40   7.1\npH meter calibrated with buffers 4 and 7';
    const statistics = await print(text, 'statistics');
    expect(statistics).toContain('Depth is on the x axis: 4 values from 5 cm to 35 cm.\nDepth gives ranges; each counts by its middle.');
    expect(await print(text, 'table')).toContain('What you noted: pH meter calibrated with buffers 4 and 7.');
    expect(await print(text, 'discussion')).not.toContain('buffers');
  });

  it('before and after are named values', async () => {
    expect(await print('volume water before 50.0 ml\nvolume water after 67.5 ml', 'table')).toContain('- volume water after: 67.5 ml');
  });
});

describe('The unit at the end of a heading', () => {
  it.each([
    ['Nitrate mg/L', 'Nitrate (mg/L)'],
    ['Density g/mL', 'Density (g/mL)'],
    ['Mass m/g', 'Mass m (g)'],
    ['Volume V/mL', 'Volume V (mL)'],
  ])('of %s is read as %s', async (heading, written) => {
    expect(await print(`Time (s),${heading}\n1,4.1\n2,4.4\n3,5.2`, 'table')).toContain(written);
  });
});

describe('Readings as they are typed in a hurry', () => {
  it('of a titration may be counted by ordinals alone', async () => {
    const objective = 'find conc. of ethanoic acid. 25.0 cm3 of vinegar titrated with 0.100 mol dm-3 NaOH.';
    const text = await print('rough 21.3\n1st: 20.65 cm3\n2nd: 20.70 cm3\n3rd: 20.60 cm3', 'statistics', objective);
    expect(text).toContain('n = 3 concordant, mean 20.65 cm3');
    // 0.100 × 20.65 ÷ 25.0
    expect(text).toContain('0.0826');
  });

  it('of many swings may be named by their count, with a number for each repeat', async () => {
    const text = await print(
      'L (m)\tt20 #1 (s)\tt20 #2 (s)\n0.200\t17.9\t18.0\n0.400\t25.4\t25.3\n0.600\t31.1\t31.0\n0.800\t35.8\t36.0',
      'conclusion',
      'To measure the acceleration due to gravity g with a pendulum',
    );
    expect(text).toMatch(/g = 9\.\d+ ± \S+ m\/s²/);
  });

  it('may have one decimal comma among points', async () => {
    expect(
      await print('| Mass (g) | Deflection (mm) |\n| 100 | 1.12 |\n| 200 | 2.20 |\n| 300 | 3.41 |\n| 400 | 4,48 |', 'statistics'),
    ).toContain('R² = 0.9994 (4 points)');
  });

  it('with repeats show a turn that is far beyond their scatter', async () => {
    const text = 'pH 4: 31, 29, 33 s\npH 5: 22, 21, 24 s\npH 6: 14, 13, 15 s\npH 7: 9, 8, 9 s\npH 8: 11, 12, 12 s';
    expect(await print(text, 'discussion', 'How does pH affect the rate?')).toContain('is least at pH 7 and greater on both sides');
  });
});

describe('A curve', () => {
  it('that rises at each step is no cloud about a line', async () => {
    const curve = 'V NaOH (mL)\tpH\n0\t2.9\n5\t4.1\n10\t4.6\n15\t5.0\n20\t5.5\n24\t6.4\n25\t8.7\n26\t11.0\n30\t11.9';
    expect(await print(curve, 'statistics')).toContain('no straight line can be told');
    expect(await print(curve, 'discussion')).not.toContain('scatter widely');
  });

  it('of a resonance tube gives the speed of sound from its first resonances', async () => {
    const tube = '| f (Hz) | L1 (cm) |\n| 256 | 32.6 |\n| 288 | 28.9 |\n| 320 | 25.8 |\n| 384 | 21.4 |\n| 512 | 15.9 |';
    expect(await print(tube, 'conclusion', 'Measure the speed of sound with a resonance tube, accepted 344 m/s.')).toMatch(
      /v = 34\d ± \d m\/s/,
    );
  });
});

describe('A calibration', () => {
  const READINGS = 'Conc (mM)\tAbs\n0.05\t0.121\n0.10\t0.240\n0.15\t0.362\n0.20\t0.481\nunknown\t0.310';

  it('has the setting of the one row with a name as its main result', async () => {
    const result = await print(READINGS, 'main-result', 'find the concentration of an unknown');
    expect(result).toBe('From the straight line of Abs against Conc, unknown: Conc = 0.1287 ± 0.0004 mM.');
    expect(await print(READINGS, 'table', 'find the concentration of an unknown')).not.toContain('not computed');
  });

  it('has no main result of its own for two such rows', async () => {
    const result = await print(`${READINGS}\nunknown 2\t0.2`, 'main-result', 'find the concentrations of two unknowns');
    expect(result).not.toContain('From the straight line');
  });
});

describe('Sites', () => {
  it('at growing distances have values that may depend on the distance', async () => {
    expect(await print('Site | Distance (m) | pH\nA1 | 0 | 5.1\nB1 | 10 | 5.6\nC1 | 20 | 6.2', 'statistics')).toContain(
      'pH against Distance',
    );
  });

  it('keep the relation that the objective asks for', async () => {
    const table = 'Site | Temp (°C) | Oxygen (mg/L)\nSpring | 9.8 | 10.9\nBridge | 11.2 | 10.4\nPond | 14.5 | 8.1\nOutlet | 15.1 | 6.7';
    expect(await print(table, 'statistics')).not.toContain('each row is another sample');
  });
});
