import { describe, expect, it } from 'vitest';
import { readDocument } from '../../../../lib/text/read-document.ts';
import type { SkillContext } from '../../../../skill.ts';
import { textOf } from '../../../../spans.ts';
import type { DataPart } from '../../parameters.ts';
import { data } from '../../skill.ts';

const OBJECTIVE = 'Determine the concentration of ethanoic acid in vinegar by titration against 0.100 mol/L NaOH.';
const PROCEDURE =
  '10.0 mL vinegar were pipetted in a 100 mL flask and made up with water. 20.0 mL aliquots titrated with NaOH, 2 drops phenolphthalein.';
const BURETTE =
  'Trial,Initial (mL),Final (mL),Titre (mL)\n1 (rough),0.00,17.10,17.10\n2,0.10,16.75,16.65\n3,0.00,16.60,16.60\n4,0.20,16.80,16.60';

function print(part: DataPart, procedure = PROCEDURE, observations = BURETTE): string {
  const values = { objective: OBJECTIVE, procedure, observations };
  const context = { values, document: (field: string) => readDocument(field, observations) } as unknown as SkillContext;
  const { lines } = data({ from: 'observations', part, about: ['objective', 'procedure'] }, context) as { lines: [] };
  return lines.map(textOf).join('\n');
}

describe('A titration of burette readings', () => {
  it('names each trial as the person did, and keeps the digits of the burette', () => {
    const text = print('statistics');
    expect(text).toContain('- Trial 1 (rough): 17.10 mL\n- Trial 2: 16.65 mL (concordant)\n- Trial 3: 16.60 mL (concordant)');
  });

  it('says nothing on trends among readings of the burette', () => {
    expect(print('discussion')).not.toMatch(/trend|straight line|Farthest/);
  });

  it('takes the aliquot for the volume of each titration, and the flask for a dilution', () => {
    const text = print('statistics');
    expect(text).toContain('V = 20.0 mL and the protons that both exchange, 1 and 1, times the dilution of 10.0 mL to 100 mL');
    expect(text).toContain('concentration of ethanoic acid: c = 0.8308 ± 0.0008 mol/L');
  });

  it.each([
    [
      'the flask is of the known solution',
      '10.0 mL of NaOH stock were put in a 100 mL flask and made up with water. 20.0 mL vinegar, titrated with NaOH.',
    ],
    ['nothing was made up in the flask', 'Pipette 20.0 mL vinegar into a 100 mL flask. It was titrated with NaOH.'],
  ])('takes no dilution where %s', (_, procedure) => {
    expect(print('statistics', procedure)).toContain('c = 0.08308 ± 0.00008 mol/L');
  });

  it('gives no concentration where only the volume before the dilution is stated', () => {
    const procedure = '10.0 mL vinegar were pipetted in a 100 mL flask and made up with water. It was titrated with NaOH.';
    expect(print('statistics', procedure)).toContain('does not state one volume that was pipetted for each titration');
  });
});
