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

describe('A misspelled word in a text with words of a subject', () => {
  const SUBJECT = 'The enzyme catalysed the hydrolysis of each substrate, and the residue of the polymer was inert.';
  it.each([
    [`${SUBJECT} The patient was unconcious by then.`, 'unconcious → unconscious'],
    [`${SUBJECT} Nobody knew the perpetrater of it.`, 'perpetrater → perpetrator'],
    [`${SUBJECT} The Chinese chemist saw the dilemna at once.`, 'dilemna → dilemma'],
  ])('is found in spite of its ending and of the word before it: %j', async (text, correction) => {
    expect(await perhaps(text)).toContain(correction);
  });

  it.each([
    `${SUBJECT} The French term terroir has no synonym.`,
    `${SUBJECT} It stood in the Latin "finitur" of the charter.`,
    `${SUBJECT} The shade of P. orientale is deep.`,
    `${SUBJECT} They met at the collège d'enseignement of the town.`,
  ])('is no word of another language: %j', async (text) => {
    expect(await perhaps(text)).toEqual([]);
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
