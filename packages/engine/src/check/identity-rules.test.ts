import { describe } from 'vitest';
import { changed, itReportsEach } from './changed-definitions.test-data.ts';

describe('The definition checker, in what a catalogue shows of a tool', () => {
  itReportsEach([
    ['a keyword with capitals', changed({ keywords: ['Anki'] }), 'keywords[0]', 'is not a keyword', /^Write words in lower case/],
    [
      'a keyword that stands in the name',
      changed({ keywords: ['example'] }),
      'keywords[0]',
      '"example" stands in the name or the description already',
      /^Remove it/,
    ],
    ['an unknown icon', changed({ icon: 'mapp' }), 'icon', '"mapp" is not known', /^Did you mean "map"\? Use one of file-text/],
    ['an unknown category', changed({ category: 'studies' }), 'category', '"studies" is not known', /^Did you mean "study"\?/],
    ['an order from 0', changed({ order: 0 }), 'order', 'is not a whole number from 1', /^Write 1, 2, 3/],
    ['an order that is no whole number', changed({ order: 1.5 }), 'order', 'is not a whole number from 1', /^Write 1, 2, 3/],
    ['a position among the featured that is a text', changed({ featured: 'yes' }), 'featured', 'is not a whole number from 1', /^Write 1/],
    ['a blank description', changed({ description: ' ' }), 'description', 'is blank', /^Write a text/],
    [
      'a description of two sentences',
      changed({ description: 'Reads notes. Writes cards.' }),
      'description',
      'has more than one sentence',
      /^Write one sentence/,
    ],
    ['a description without a full stop', changed({ description: 'Reads notes' }), 'description', 'is not a sentence', /full stop/],
    ['a description that begins small', changed({ description: 'reads notes.' }), 'description', 'is not a sentence', /capital letter/],
    ['a long description', changed({ description: `${'Reads '.repeat(20)}.` }), 'description', 'has 121 characters', /at most 80/],
    ['a counter that is lastUsed', changed({ counter: 'lastUsed' }), 'counter', '"lastUsed" cannot name a counter', /^Write one camelCase/],
  ]);
});
