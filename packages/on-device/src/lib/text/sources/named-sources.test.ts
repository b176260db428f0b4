import { describe, expect, it } from 'vitest';
import { collapse } from '../../../spans.ts';
import { namedSources } from './named-sources.ts';

function named(description: string, sources = ''): string[] {
  const values = { title: 'Smart Irrigation', description, ...(sources === '' ? {} : { sources }) };
  return namedSources(values, values).map(({ raw, start, end, mention }) => `${mention ? '~ ' : ''}${collapse(raw.slice(start, end))}`);
}

const KUMAR = 'Kumar, A. (2021). IoT based irrigation. Journal of Agriculture, 12(3), 45-52.';

describe('The sources that a form names', () => {
  it('are the lines of its list of sources, unchanged', () => {
    expect(named('We built it.', `${KUMAR}\n\n2. FAO (2020). Water report 45.`)).toEqual([KUMAR, 'FAO (2020). Water report 45.']);
  });

  it.each([
    [`We built a pump.\nReference: ${KUMAR}`, [KUMAR]],
    [`We built a pump. References: ${KUMAR} We tested it on ten farms.`, [KUMAR]],
    ['Sources: Rao, B. (2019). Drip lines; FAO (2020). Water report', ['Rao, B. (2019). Drip lines', 'FAO (2020). Water report']],
    ['According to Rao and Singh (2019), drips save water.', ['~ Rao and Singh (2019)']],
    ['This was shown by Rao et al. (2018) before.', ['~ Rao et al. (2018)']],
    ['It uses the FAO formula (Allen et al., 1998).', ['~ Allen et al., 1998']],
    [`According to Kumar (2021), it works.\nReference: ${KUMAR}`, [KUMAR]],
  ])('are read from the text: %j', (text, expected) => {
    expect(named(text)).toEqual(expected);
  });

  it.each([
    'Source: soil from the river.',
    'In Delhi (2021) it rained. According to our tests, 28 % was saved.',
    'The source of the data is a sensor. For reference, see below.',
    'According to the plan (2021) we began in May.',
  ])('are not read from other words: %j', (text) => {
    expect(named(text)).toEqual([]);
  });

  it('are listed once, however often they are named', () => {
    expect(named(`Reference: ${KUMAR}`, KUMAR)).toEqual([KUMAR]);
  });
});
