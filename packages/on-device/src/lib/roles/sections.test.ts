import { describe, expect, it } from 'vitest';
import { readDocument } from '../text/read-document.ts';
import { sentenceRoles } from './assign-roles.ts';
import { sectionsOf } from './sections.ts';

const PAPER = `Introduction
Naps were more helpful than coffee for most pupils in the schools of the town.
The share of tired pupils has increased in all schools of the country by 20%.

Methods
The teachers did not know the group, and therefore no one could help a pupil.
A p value of p < 0.05 was considered significant in all of the tests here.

Results
Pupils who slept recalled 24% more words than the others did (p < 0.01).
a Note that sample sizes are smaller than the total because of missing data.

Discussion
The Institute of Sleep estimates that 40% of pupils sleep less than they should.
Schools will plan their days in other ways than they have done so far.`;

const roleOf = (beginning: string) =>
  sentenceRoles(readDocument('f', PAPER)).find(({ sentence }) => sentence.text.startsWith(beginning))?.role;

describe('The role of a sentence', () => {
  it.each([
    ['no result in an introduction', 'Naps were', 'background'],
    ['background if it tells what has long been so', 'The share', 'background'],
    ['no conclusion in the methods, although it says "therefore"', 'The teachers', 'method'],
    ['no result in the methods, although it names a test', 'A p value', 'method'],
    ['a result in the results', 'Pupils who', 'result'],
    ['background if a source says it', 'The Institute', 'background'],
    ['none if it is a note of a table', 'a Note', undefined],
    ['none if it tells what is expected', 'Schools will', undefined],
  ])('is %s', (_, beginning, role) => {
    expect(roleOf(beginning)).toBe(role);
  });
});

describe('The main sections of a paper', () => {
  it('go on below headings that name none', () => {
    const line = 'The pupils of all three schools took part in the study for a year.';
    const text = ['Background', 'Methods', 'The questionnaire', 'Methods and findings'].map((title) => `${title}\n${line}`).join('\n\n');
    expect(sectionsOf(readDocument('f', text)).filter((section) => section !== undefined)).toEqual([
      'introduction',
      'methods',
      'methods',
      'results',
    ]);
  });

  it('are none in a text with one such heading', () => {
    expect(sectionsOf(readDocument('f', 'Introduction\nWe found that naps help.\nIt was a long day.'))).toEqual([undefined]);
  });
});
