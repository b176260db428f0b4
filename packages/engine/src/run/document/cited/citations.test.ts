import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Citations } from './citations.ts';
import type { GivenSource } from './source-list.ts';

const EVANS: GivenSource = {
  key: 'S1',
  cited: '(Evans & Sadler, 2008)',
  entry: 'Evans, R. G., & Sadler, E. J. (2008). Methods. Water, 44.',
};
const SHAH: GivenSource = { key: 'S2', cited: '(Shah, 2015)', entry: 'Shah, P. (2015). Soil. Farm Press.' };
const authors = new Citations([EVANS, SHAH], 'We built it. See https://garden.example/plan.');
const numbers = new Citations(
  [
    { ...EVANS, cited: '[1]' },
    { ...SHAH, cited: '[2]' },
  ],
  '',
);

describe('The citations of a text', () => {
  it.each([
    ['Water is saved [S1].', 'Water is saved (Evans & Sadler, 2008).'],
    ['Water is saved [S1, S2].', 'Water is saved (Evans & Sadler, 2008; Shah, 2015).'],
    ['Water is saved [S1][S2].', 'Water is saved (Evans & Sadler, 2008; Shah, 2015).'],
    ['Water is saved [S2, p. 14].', 'Water is saved (Shah, 2015).'],
    ['Water is saved (S2).', 'Water is saved (Shah, 2015).'],
    ['Shah (2015) saved water (see Evans & Sadler, 2008, p. 3).', 'Shah (2015) saved water (see Evans & Sadler, 2008, p. 3).'],
    [
      'The plan is at https://garden.example/plan and http://localhost:3000.',
      'The plan is at https://garden.example/plan and http://localhost:3000.',
    ],
    [
      'In July 2019 (week 3), [to be added] and [figure: the pump] stay.',
      'In July 2019 (week 3), [to be added] and [figure: the pump] stay.',
    ],
  ])('"%s" become those of the sources', (written, set) => {
    expect(authors.set(written)).toEqual({ text: set, invented: [] });
  });

  it.each([
    ['Water is saved [S9].', 'Water is saved [source needed].', '[S9]'],
    ['Water is saved [S1, S9].', 'Water is saved (Evans & Sadler, 2008) [source needed].', '[S1, S9]'],
    ['Water is saved (Okonkwo, 2019).', 'Water is saved [source needed].', '(Okonkwo, 2019)'],
    ['Water is saved [4].', 'Water is saved [source needed].', '[4]'],
    ['Okonkwo (2019) saved water.', 'Okonkwo (2019) [source needed] saved water.', 'Okonkwo (2019)'],
    ['See https://fake.example/paper now.', 'See https://fake.example/paper [source needed] now.', 'https://fake.example/paper'],
  ])('"%s" need a source where the student gave none', (written, set, invented) => {
    expect(authors.set(written)).toEqual({ text: set, invented: [invented] });
  });

  it('are numbers in a style that numbers its list', () => {
    expect(numbers.set('Water [S2, S1] is saved [1] but not lost [3].')).toEqual({
      text: 'Water [2], [1] is saved [1] but not lost [source needed].',
      invented: ['[3]'],
    });
  });

  it('become keys again for a model, and say which sources are used', () => {
    const { text } = authors.set('Water is saved [S2].');
    expect(authors.withKeys(text)).toBe('Water is saved [S2].');
    expect(authors.usedIn(authors.set('Saved [S1; S2].').text)).toEqual(['S1', 'S2']);
  });

  it('leave names of a project alone, even if they look like keys', () => {
    const sensors = new Citations([EVANS], 'The sensors S1 and S2 measure the soil.');
    expect(sensors.set('One sensor (S2) and the pump [S1].').text).toBe('One sensor (S2) and the pump (Evans & Sadler, 2008).');
  });

  it('are marked once, however often they are set', () => {
    const { text } = authors.set('Okonkwo (2019) saved water [S9] and time [S1].');
    expect(authors.set(text)).toEqual({ text, invented: [] });
  });

  it('never hold a key that the student did not give', () => {
    const piece = fc.oneof(fc.constantFrom('[S1]', '[S7]', '[S2; S8]', '(S3)', ' water ', '. ', '[12]'), fc.string({ maxLength: 5 }));
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        expect(authors.set(pieces.join('')).text).not.toMatch(/\[S\d+(?:; S\d+)?\]/);
      }),
    );
  });
});
