import { describe, expect, it } from 'vitest';
import { givenSources, plainSources, withCited } from './source-list.ts';

const sources = { fields: ['sources', 'description'], step: { skill: 'cite', with: {} } } as never;
const given = (list: string, description: string) => givenSources(sources, { sources: list, description });

describe('The sources of a form', () => {
  it('are those of its list', () => {
    expect(given('Shah, P. (2015). Soil. Farm Press.\nThe school’s plan', 'We built it.')).toEqual({
      listed: 'Shah, P. (2015). Soil. Farm Press.\nThe school’s plan',
      cited: [],
    });
  });

  it('are those that its description lists under a heading or as an entry', () => {
    const description =
      'We built it.\nEvans, R. (2008). Methods of watering. Water.\n\nReferences\nSchool plan, 2021, kept at the office\nThanks to all.';
    expect(given('', description).listed).toBe('Evans, R. (2008). Methods of watering. Water.\nSchool plan, 2021, kept at the office');
  });

  const KIM = 'Kim, Y., Evans, R. G., & Iversen, W. M. (2008). Remote sensing and control. IEEE Transactions, 57(7), 1379–1387.';

  it.each([
    [`Future: solar power.\nReferences: ${KIM}`, KIM],
    [`We built a pump. Reference: ${KIM} We tested it on ten farms.`, KIM],
    [`Works cited - ${KIM}\nSchool plan, 2021, kept at the office`, `${KIM}\nSchool plan, 2021, kept at the office`],
    ['Sources: Rao, B. (2019). Drip lines; FAO (2020). Water report 45.', 'Rao, B. (2019). Drip lines\nFAO (2020). Water report 45.'],
    ['Source: https://farm.example/tables', 'https://farm.example/tables'],
  ])('are those that its description names behind a label: %j', (description, listed) => {
    expect(given('', description)).toEqual({ listed, cited: [] });
    expect(given(listed, description).listed).toBe(listed);
  });

  it.each([
    'Source: soil from the river.',
    'Sources: we asked 23 farmers in 2024 about water.',
    'The source: a sensor of 2019. For reference, see below.',
  ])('are none behind a label that names no work: %j', (description) => {
    expect(given('', description)).toEqual({ listed: '', cited: [] });
  });

  it('are cited works where a label names authors and years only', () => {
    expect(given('', 'References: Shah (2015) and Evans (2008)')).toEqual({ listed: '', cited: ['Shah (2015)', 'Evans (2008)'] });
  });

  it('are those that its description cites, unless they are listed', () => {
    const description = 'Shah (2015) saved water, as others did (Evans & Sadler, 2008; Evans and Sadler, 2008).';
    expect(given('Shah, P. (2015). Soil. Farm Press.', description).cited).toEqual(['Evans and Sadler (2008)']);
  });

  it.each(['', 'none', 'N/A', 'to be added', ' - '])('are none in "%s"', (list) => {
    expect(given(list, 'In July 2019 we built it.')).toEqual({ listed: '', cited: [] });
  });

  it('stand as they were typed where nothing formats them', () => {
    expect(plainSources('Shah, P. (2015). Soil.\n\nThe plan of the school, kept at the office')).toEqual([
      { key: 'S1', cited: '(Shah, 2015)', entry: 'Shah, P. (2015). Soil.' },
      { key: 'S2', cited: '(The plan of the school)', entry: 'The plan of the school, kept at the office' },
    ]);
  });

  it('include a work that is only cited, at its place in the list', () => {
    const [shah] = plainSources('Shah, P. (2015). Soil.');
    if (!shah) throw new Error('No source');
    const evans = { key: 'S2', cited: '(Evans, 2008)', entry: 'Evans (2008). [to be added]' };
    expect(withCited([shah], ['Evans (2008)'])).toEqual([evans, shah]);
    const numbered = { ...shah, cited: '[1]', entry: '[1] P. Shah, Soil.' };
    expect(withCited([numbered], ['Evans (2008)'])).toEqual([
      numbered,
      { ...evans, cited: '[2]', entry: '[2] Evans (2008). [to be added]' },
    ]);
  });
});
