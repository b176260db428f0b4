import { describe, expect, it } from 'vitest';
import { english } from '../../lib/language/english.ts';
import { readDocument } from '../../lib/text/read-document.ts';
import { check } from './check.ts';

async function findings(text: string): Promise<readonly (readonly [words: string, fix: string | undefined])[]> {
  const { grammar } = await check(readDocument('content', text, english, true));
  return grammar.map(({ start, end, fix }) => [text.slice(start, end), fix]);
}

describe('A correction over a misspelled word', () => {
  it('leaves the word to its spelling, before it and after it', async () => {
    expect(await findings('The goverments has a plan. The plan is old.')).toEqual([
      ['goverments', 'governments'],
      ['has', 'have'],
    ]);
    expect(await findings('There is many enviroments in the world.')).toEqual([
      ['There is', 'There are'],
      ['enviroments', 'environments'],
    ]);
  });

  it('leaves a word that only the dictionary shows as wrong, too', async () => {
    expect(await findings('We saw a aggreement in all the results of the test.')).toEqual([
      ['a', 'an'],
      ['aggreement', 'agreement'],
    ]);
  });

  it('goes on to change the space after the word', async () => {
    expect(await findings('We read about the goverment . It was long.')).toEqual([
      ['goverment', 'government'],
      [' .', '.'],
    ]);
  });

  it('stays where it gives the word its capital', async () => {
    expect(await findings('We met in the month of december at home.')).toEqual([['december', 'December']]);
  });

  it('stays whole where no word is misspelled', async () => {
    expect(await findings('The governments has a plan. The plan is old.')).toEqual([['The governments has', 'The governments have']]);
  });
});

describe('A name in small letters', () => {
  it('is suggested once', async () => {
    const text = 'I think that many americans and stockholmers likes the sience and the goverment of there country.';
    const { grammar } = await check(readDocument('content', text, english, true));
    for (const { fix, alternatives = [] } of grammar) expect(new Set([fix, ...alternatives]).size).toBe(alternatives.length + 1);
    expect(grammar.map(({ fix }) => fix)).toContain('Americans');
  });
});
