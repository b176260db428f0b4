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

  it('are one for a BibTeX record, however many lines it takes', () => {
    const record = '@article{rao,\n  title={Drip lines},\n  author={Rao, B.},\n  year={2019}\n}';
    expect(named('We built it.', `${KUMAR}\n${record}\nFAO (2020). Water report 45.`)).toEqual([
      KUMAR,
      '@article{rao, title={Drip lines}, author={Rao, B.}, year={2019} }',
      'FAO (2020). Water report 45.',
    ]);
  });

  it.each([
    [`We built a pump.\nReference: ${KUMAR}`, [KUMAR]],
    [`We built a pump. References: ${KUMAR} We tested it on ten farms.`, [KUMAR]],
    ['Sources: Rao, B. (2019). Drip lines; FAO (2020). Water report', ['Rao, B. (2019). Drip lines', 'FAO (2020). Water report']],
    ['According to Rao and Singh (2019), drips save water.', ['~ Rao and Singh (2019)']],
    ['This was shown by Rao et al. (2018) before.', ['~ Rao et al. (2018)']],
    ['It uses the FAO formula (Allen et al., 1998).', ['~ Allen et al., 1998']],
    [`According to Kumar (2021), it works.\nReference: ${KUMAR}`, [KUMAR]],
    ['I read them with Spivak (1988) and Rao (1995), and saw Gora (1910).', ['~ Spivak (1988)', '~ Rao (1995)']],
    ['It was measured with an inventory (Spielberger 1980).', ['~ Spielberger 1980']],
    ['Drips save water (Rao, 2019; Kim & Lee, 2020, p. 4).', ['~ Rao, 2019', '~ Kim & Lee, 2020']],
    ['Patel & Shah (2021) scanned cards; Rao (2020) used RFID.', ['~ Patel & Shah (2021)', '~ Rao (2020)']],
    [
      'It follows Kim, Evans and Iversen (2008). In Delhi, Rao and Ode (2019) saw the same.',
      ['~ Kim, Evans and Iversen (2008)', '~ Rao and Ode (2019)'],
    ],
    ['Kabat-Zinn (1990) introduced the course.', ['~ Kabat-Zinn (1990)']],
  ])('are read from the text: %j', (text, expected) => {
    expect(named(text)).toEqual(expected);
  });

  it.each([
    'Source: soil from the river.',
    'In Delhi (2021) it rained. According to our tests, 28 % was saved.',
    'The source of the data is a sensor. For reference, see below.',
    'According to the plan (2021) we began in May.',
    'We tested it in two fields (May 2021; Spring 2022).',
    'The World Cup (2018) introduced it, and Delhi (2021) was hot.',
  ])('are not read from other words: %j', (text) => {
    expect(named(text)).toEqual([]);
  });

  it('are listed once, however often they are named', () => {
    expect(named(`Reference: ${KUMAR}`, KUMAR)).toEqual([KUMAR]);
  });

  it.each([
    ['one a line', `We built it.\n\nReferences\n${KUMAR}\nFAO (2020). Water report 45.`, [KUMAR, 'FAO (2020). Water report 45.']],
    [
      'with marks, wrapped',
      `## 6. Bibliography\n[1] ${KUMAR.slice(0, 50)}\n${KUMAR.slice(50)}\n[2] LoRa Alliance, https://a.org/b`,
      [KUMAR, 'LoRa Alliance, https://a.org/b'],
    ],
    [
      'wrapped below each other',
      `Works Cited:\nRao, B., Singh, P., & Shah,\nK. (2019). Drip lines and\npumps. Water, 3.\n${KUMAR}`,
      ['Rao, B., Singh, P., & Shah, K. (2019). Drip lines and pumps. Water, 3.', KUMAR],
    ],
    ['up to the next part', `References\n\n${KUMAR}\n\nAppendix\nIn 2021 (May) the pump of Rao (2019) broke.`, [KUMAR]],
    ['and once, although the text mentions one', `As Kumar et al. (2021) found, it works.\nReferences\n${KUMAR}`, [KUMAR]],
  ])('are read from the list under a heading: %s', (_, text, expected) => {
    expect(named(text)).toEqual(expected);
  });

  it.each([
    `References\nKumar, A. (2021). IoT based irrigation.\nJournal of Agricultural and Food Engineering, 12(3), 45-52.`,
    `References\nWe found nothing on it in 2021 (May).\nTo be added.`,
    'The references\nKumar, A. (2021). IoT based irrigation.',
  ])('are not read under a heading where their ends are not sure: %j', (text) => {
    expect(named(text)).toEqual([]);
  });
});
