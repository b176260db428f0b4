import { describe, expect, it } from 'vitest';
import { english } from '../../../lib/language/english.ts';
import { readDocument } from '../../../lib/text/read-document.ts';
import { check } from '../check.ts';

async function asked(text: string): Promise<string[]> {
  const { grammar } = await check(readDocument('content', text, english, true));
  return grammar.flatMap(({ start, end, fix, alternatives = [] }) =>
    fix === undefined ? alternatives.map((word) => `${text.slice(start, end)}: ${word}?`) : [],
  );
}

const PLAY = 'In the play Hoederer leads the party. The hero admires Hoederer at first, but the death of Hoederer ends the friendship.';

const ERRORS = 'He go home. She like it and they was wrong about it.';

describe('A name at the start of a sentence', () => {
  it.each([
    ['stands inside another sentence', `I did not agree with Devlin here. Devlin's argument was that morals bind us. ${ERRORS}`],
    [
      'stands in the list of sources',
      `Devlin's argument was that morals bind us. ${ERRORS}\n\nReferences\n\nDevlin, P. (1965) Morals. Oxford: OUP.`,
    ],
  ])('is no misspelled word where it %s', async (_, text) => {
    expect(await asked(text)).toEqual([]);
  });
});

describe('A name that the draft spells in one way again and again', () => {
  it.each([
    [`${PLAY} The wife of Hoedrer is silent.`, 'Hoedrer: Hoederer?'],
    [`${PLAY} The wife of hoederer is silent.`, 'hoederer: Hoederer?'],
  ])('is named where it is spelled otherwise: %j', async (text, question) => {
    expect(await asked(text)).toEqual([question]);
  });

  it.each([
    ['with another ending', `${PLAY} The Hoedererian party is silent.`],
    ['that begins otherwise', `${PLAY} The wife of Moederer is silent.`],
    ['that stands as often', `${PLAY} The sons Hoedrer and Hoedrer met a third Hoedrer.`],
  ])('is another name %s', async (_, text) => {
    expect((await asked(text)).filter((question) => question.endsWith('Hoederer?'))).toEqual([]);
  });
});
