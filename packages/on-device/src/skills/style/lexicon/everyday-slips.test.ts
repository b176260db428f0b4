import { describe, expect, it } from 'vitest';
import { english } from '../../../lib/language/english.ts';
import { readDocument } from '../../../lib/text/read-document.ts';
import { check } from '../check.ts';

async function perhaps(text: string): Promise<string[]> {
  const { grammar } = await check(readDocument('content', text, english, true));
  return grammar.flatMap(({ start, end, fix, alternatives = [] }) =>
    [fix, ...alternatives].map((word) => `${text.slice(start, end)} → ${word}`),
  );
}

describe('A word that is one letter away from one of the commonest', () => {
  it.each([
    ['I want broad knowedge of it.', 'knowedge → knowledge'],
    ['For exsample I like the city.', 'exsample → example'],
    ['Becaus we need food.', 'Becaus → Because'],
    ['Our society is changing drasticly.', 'drasticly → drastically'],
    ['Forexample, my cousin is a child.', 'Forexample → For example'],
  ])('is found, whatever parts it seems to have: %j', async (text, correction) => {
    expect(await perhaps(text)).toContain(correction);
  });
});

describe('The misspelled name of a country', () => {
  it.each([
    ['We went to Itlay with my family and we saw many old houses.', 'Itlay → Italy'],
    ['We will travel by car to a place in Gemany next year.', 'Gemany → Germany'],
  ])('is asked about: %j', async (text, correction) => {
    expect(await perhaps(text)).toContain(correction);
  });
});
