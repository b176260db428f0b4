import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../lib/text/read-document.ts';
import type { SkillContext, SkillOutput } from '../../../skill.ts';
import { textOf } from '../../../spans.ts';
import type { DataPart } from '../parameters.ts';
import { data } from '../skill.ts';

function write(part: DataPart, observations: string, procedure = ''): SkillOutput {
  const values = { objective: '', procedure, observations };
  const context = { values, document: (field: string) => readDocument(field, observations) } as unknown as SkillContext;
  return data({ from: 'observations', part, about: ['procedure'] }, context) as SkillOutput;
}

function print(...input: Parameters<typeof write>): string {
  return write(...input)
    .lines.map(textOf)
    .join('\n');
}

describe('A reading with a remark', () => {
  const SPRING = 'Load (N)\tExtension (cm)\n0\t0\n1\t2,1\n2\t4,0\n3\t6,2\n4\t8,1\n5\t10,9 (maybe misread)';

  it('is named with the reason why it is in no figure', () => {
    expect(print('statistics', SPRING)).toContain(
      'Left out: Extension at Load 5 N is written as “10,9 (maybe misread)”. Words stand beside the number',
    );
    expect(print('discussion', SPRING)).toContain('“10,9 (maybe misread)” (Extension at Load 5 N) is left out of the figures');
  });

  it('is among what was not used', () => {
    const { unused = [] } = write('table', SPRING);
    expect(unused.map(({ start, end }) => SPRING.slice(start, end))).toEqual(['10,9 (maybe misread)']);
  });

  it('is told from a cell that holds no plain number', () => {
    const text = 'Load (N)\tTime (s)\n1\t2.1\n2\t4.0\n3\t> 12\n4\t8.1\n5\t10.0';
    expect(print('statistics', text)).toContain('Left out: Time at Load 3 N is written as “> 12”, which is no plain number.');
    expect(print('discussion', text)).not.toContain('left out of the figures');
  });
});

describe('Readings that a line lists behind a setting', () => {
  const FOAM =
    'Temp 10 C: 1.2, 1.1, 1.4 cm\nTemp 20 C: 2.5, 2.4, 2.7 cm\nTemp 30 C: 4.1, 3.9, 4.4 cm\nTemp 40 C: 4.0, 4.6, 1.0 cm (last one spilled)\nTemp 60 C: 0.2, 0.1, 0.0 cm';

  it('are repeats of one quantity, with a mean and a spread for each setting', () => {
    const text = print('statistics', FOAM);
    expect(text).toContain('Repeated readings at each Temp:\n- Temp 10 C: mean 1.23 cm, sample standard deviation 0.2 cm');
    expect(text).toContain('“1.0 cm (last one spilled)” is no plain number and is left out');
    expect(text.match(/ against Temp:/g)).toHaveLength(1);
    expect(print('table', FOAM)).toContain('Temp (C)  Reading 1 (cm)  Reading 2 (cm)');
  });

  it('belong to their day, and days are no repeats', () => {
    const text = print('statistics', 'Day 1: 2.0, 2.1 cm\nDay 3: 2.9, 3.0 cm\nDay 5: 4.1, 4.0 cm');
    expect(text).toContain('- Day 1: mean 2.05 cm');
    expect(text).not.toContain('mean ±');
  });

  it('keep the digits of their setting', () => {
    const text = 'Length (m)\tT1 (s)\tT2 (s)\n0.40\t1.27\t1.28\n0.60\t1.55\t1.56\n1.00\t2.01\t2.00';
    expect(print('statistics', text)).toContain('- Length 0.40 m: mean 1.275 s');
  });

  it('are repeats where the procedure says so, however far apart they lie', () => {
    const apart = '10 °C: 1.2, 3.1 cm\n20 °C: 2.5, 8.4 cm\n30 °C: 4.1, 9.9 cm';
    expect(print('statistics', apart)).not.toContain('mean');
    expect(print('statistics', apart, 'Measured the height at each temperature, repeated two times.')).toContain(
      'mean 2.2 cm, sample standard deviation 1.3 cm',
    );
  });
});
