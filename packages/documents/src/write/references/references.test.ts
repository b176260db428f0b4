import type { ExportSource } from '@marginalia/engine';
import { printSources, readReference, readSources } from '@marginalia/on-device/references';
import { describe, expect, it } from 'vitest';
import { bibtex } from './bibtex.ts';
import { cslJson } from './csl-json.ts';
import { ris } from './ris.ts';

const LIST = [
  'Roediger, H. L., & Karpicke, J. D. (2006). Test-enhanced learning: Taking memory tests improves long-term retention. Psychological Science, 17(3), 249–255. https://doi.org/10.1111/j.1467-9280.2006.01693.x',
  'World Health Organization. (2020). Guidelines on physical activity & sedentary behaviour. World Health Organization.',
  'Knuth, D. E. (1997). The art of computer programming (3rd ed.). Addison-Wesley.',
];

function source(texts: readonly string[]): ExportSource {
  const sections = [{ kind: 'reference', items: texts.map((text) => ({ text })), section: 'references', title: 'References' }] as const;
  return {
    tool: 'bibliography-builder',
    title: 'Bibliography',
    text: texts.join('\n\n'),
    headings: [],
    sections,
    today: '2026-11-22',
    now: '2026-11-22T09:00:00.000Z',
  };
}

const KEPT = [
  'type',
  'author',
  'title',
  'container-title',
  'publisher',
  'issued',
  'volume',
  'issue',
  'page',
  'DOI',
  'URL',
  'edition',
] as const;
const kept = (fields: ReturnType<typeof readReference>) => Object.fromEntries(KEPT.map((name) => [name, fields[name]]));

describe.each([
  ['BibTeX', bibtex],
  ['RIS', ris],
  ['CSL-JSON', cslJson],
])('References as %s', (_name, write) => {
  it('come back with the same fields', async () => {
    expect(readSources(await write(source(LIST))).map(({ fields }) => kept(fields))).toEqual(LIST.map((text) => kept(readReference(text))));
  });
});

it('gives two sources of one author and year different keys', async () => {
  const [first = ''] = LIST;
  const written = await bibtex(source([first, first.replace('Test-enhanced', 'More')]));
  expect([...written.matchAll(/^@article\{(\w+),/gm)].map(([, id]) => id)).toEqual(['roediger2006', 'roediger2006b']);
});

describe('References that a form states more fully than their style prints', () => {
  const FORM = [
    'Smith, John, and Mary Ann Jones. “Tides of the Northern Bay.” Journal of Harbour Studies, vol. 4, no. 2, 2011, pp. 20–35.',
    '@book{key, author = {Carson, Rachel}, title = {Silent Spring}, publisher = {Houghton Mifflin}, address = {Boston}, isbn = {9780618249060}, year = {1962}}',
    'Zhu, Wei. 2019. Marsh Birds of the Delta. Translated by Peter Hall. New York: Norton.',
  ].join('\n\n');

  it.each(['apa', 'mla', 'chicago', 'harvard', 'ieee'])('are written in full in %s', async (style) => {
    const printed = await printSources(FORM, style, '2026-11-22');
    const values = { style, sources: FORM };
    const written = readSources(await bibtex({ ...source(printed.map(({ text }) => text)), values })).map(({ fields }) => fields);
    const byTitle = (word: string) => written.find(({ title }) => title?.includes(word));
    expect(byTitle('Tides')?.author).toEqual([
      { family: 'Smith', given: 'John' },
      { family: 'Jones', given: 'Mary Ann' },
    ]);
    expect(byTitle('Tides')).toMatchObject({ title: 'Tides of the Northern Bay', issue: '2' });
    expect(byTitle('Spring')).toMatchObject({
      author: [{ family: 'Carson', given: 'Rachel' }],
      'publisher-place': 'Boston',
      ISBN: '9780618249060',
    });
    expect(byTitle('Marsh')?.translator).toEqual([{ family: 'Hall', given: 'Peter' }]);
  });

  it('are read from an entry that the student has changed, and from every entry where the form is not known', async () => {
    const [first, ...others] = (await printSources(FORM, 'apa', '2026-11-22')).map(({ text }) => text);
    const changed = source([first?.replace('Carson, R.', 'Carson, R. L.') ?? '', ...others]);
    const given = async (of: ExportSource) => readSources(await bibtex(of)).map(({ fields }) => fields.author?.[0]?.given);
    expect(await given({ ...changed, values: { style: 'apa', sources: FORM } })).toEqual(['R. L.', 'John', 'Wei']);
    expect(await given(changed)).toEqual(['R. L.', 'J.', 'W.']);
  });
});

describe('A thesis', () => {
  it.each([
    [
      '@mastersthesis{t, author={Ng, Jia}, title={Strain gauges}, school={Univ. of Malaya}, year={2019}}',
      '@mastersthesis{',
      'Master’s thesis',
    ],
    ['J. Ng, "Strain gauges", M.Sc. thesis, Univ. of Malaya, 2019', '@mastersthesis{', 'M.Sc. thesis'],
    ['Ng, J. (2019). Strain gauges [Doctoral dissertation, University of Malaya].', '@phdthesis{', 'Doctoral dissertation'],
    ['Ng, J. (2019). Strain gauges (Bachelor’s thesis). University of Malaya.', '@thesis{', 'Bachelor’s thesis'],
  ])('keeps its degree in every file: %s', async (sources, entry, genre) => {
    const printed = await printSources(sources, 'mla', '2026-11-22');
    const listed = { ...source(printed.map(({ text }) => text)), values: { style: 'mla', sources } };
    expect(await bibtex(listed)).toContain(entry);
    for (const write of [bibtex, ris, cslJson]) expect(readSources(await write(listed)).map(({ fields }) => fields.genre)).toEqual([genre]);
  });
});

it('Names, titles and dates of a record are those of the form in a style that cuts and capitalises', async () => {
  const sources =
    '@article{v, author={Vaswani, Ashish and Shazeer, Noam and Parmar, Niki}, title={Attention is all you need}, journal={NeurIPS}, year={2017}, volume={30}}\n' +
    'Okafor & Lee 2020 nature something about crispr';
  const printed = await printSources(sources, 'mla', '2026-11-22');
  const text = await bibtex({ ...source(printed.map((one) => one.text)), values: { style: 'mla', sources } });
  expect(text).toContain('author = {Vaswani, Ashish and Shazeer, Noam and Parmar, Niki}');
  expect(text).toContain('title = {{Attention is all you need}}');
  expect(text).toContain('author = {Okafor and Lee}');
  expect(text).not.toContain('journal = {Nature Something');
});
