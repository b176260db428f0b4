import { type CslFields, readSources } from '@marginalia/on-device/references';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { printBibtex } from './bibtex.ts';
import { printCslJson } from './csl-json.ts';
import type { KeyedSource } from './csl-list.ts';
import { printRis } from './ris.ts';

const AWKWARD = [
  '"Quoted"',
  'a, b',
  '🧪',
  'שלום',
  'x::y',
  '$\\alpha$',
  '<b>bold</b> &amp; more',
  '100 %',
  'C#',
  'snake_case',
  '~',
  '^',
  '{x}',
  '}',
  '@',
  'and',
];
const words = fc.array(fc.constantFrom('Learning', 'of', 'the', 'Cells', ...AWKWARD), { minLength: 1, maxLength: 6 });
const text = words.map((all) => `On ${all.join(' ')} today`);
const name = fc.record({
  family: fc.constantFrom('Núñez', 'O’Neil', 'Smith-Jones', 'Łukasz', 'Müller'),
  given: fc.constantFrom('A. B.', 'Ann', 'J.-P.'),
});
const fields: fc.Arbitrary<KeyedSource['fields']> = fc
  .record({
    type: fc.constantFrom('article-journal', 'book'),
    author: fc.array(name, { minLength: 1, maxLength: 3 }),
    title: text,
    container: text,
    publisher: text,
    year: fc.integer({ min: 1900, max: 2026 }),
    volume: fc.integer({ min: 1, max: 400 }).map(String),
    DOI: fc.constantFrom('10.1000/182', '10.1016/S0022-5371(71)80026-4', '10.1002/(SICI)1097_x'),
  })
  .map(({ type, container, publisher, year, volume, ...rest }) => ({
    ...rest,
    type,
    issued: { 'date-parts': [[year]] },
    ...(type === 'book' ? { publisher } : { 'container-title': container, volume, issue: '2', page: '11-19' }),
  }));

describe.each([
  ['BibTeX', printBibtex],
  ['RIS', printRis],
  ['CSL-JSON', printCslJson],
])('References with awkward words as %s', (_name, print) => {
  it('come back as the same fields', () => {
    fc.assert(
      fc.property(fc.array(fields, { minLength: 1, maxLength: 3 }), (all) => {
        const sources = all.map((one, index) => ({ id: `source${index}`, fields: one }));
        const read: readonly CslFields[] = readSources(print(sources)).map(({ fields: found }) => found);
        expect(read).toEqual(all);
      }),
    );
  });
});

it('BibTeX calls the rest of a list of names "others"', () => {
  const source = (author: CslFields['author'] & {}) => ({ id: 'a', fields: { type: 'book', title: 'A title', author } }) as const;
  const [cut, whole] = [source([{ family: 'Allen', suffix: 'et al.' }]), source([{ literal: 'Cepeda, et al' }])];
  expect(printBibtex([cut])).toContain('author = {Allen and others}');
  expect(printBibtex([whole])).toContain('author = {Cepeda and others}');
});
