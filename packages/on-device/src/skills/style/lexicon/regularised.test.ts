import { beforeAll, describe, expect, it } from 'vitest';
import type { Lexicon } from './lexicon.ts';
import { loadLexicon } from './load-lexicon.ts';
import { regularised } from './regularised.ts';

describe('A word with a regular ending where an irregular form is due', () => {
  let lexicon: Lexicon;
  beforeAll(async () => {
    lexicon = await loadLexicon();
  });

  it.each([
    ['drawed', ['drew', 'drawn']],
    ['borned', ['born']],
    ['catched', ['caught']],
    ['runned', ['ran', 'run']],
    ['childrens', ['children', "children's"]],
    ['knifes', ['knives']],
    ['bullys', ['bullies', "bully's"]],
    ['carryed', ['carried']],
    ['foxs', ['foxes', "fox's"]],
    ['walked', []],
    ['roofs', []],
  ])('%s gives %j', (word, forms) => {
    expect(regularised(word, lexicon)).toEqual(forms);
  });
});
