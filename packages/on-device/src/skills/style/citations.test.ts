import { describe, expect, it } from 'vitest';
import { english } from '../../lib/language/english.ts';
import { readDocument } from '../../lib/text/read-document.ts';
import { check } from './check.ts';

const LIST = `

References

Achebe, N. (2004) The Rivers. Lagos: Delta.
Brandt, M. and Özil, P. (1998) Water. Graz: Alpen.
de Groot, L. (2010) Canals. Utrecht: Polder.`;

const CITED =
  'Rivers carry trade (Achebe, 2004). Water is a right (Brandt and Özil, 1998). De Groot (2010) argues that canals are cheaper.';

async function differences(text: string): Promise<string[]> {
  const { citations } = await check(readDocument('content', text, english, true));
  return citations.map(({ start, end, advice }) => `${text.slice(start, end)} → ${advice}`);
}

describe('The sources that a draft cites and those that it lists', () => {
  it.each([
    ['a source that is not listed', 'Trade grew (Stephen, 1873).', 'Stephen, 1873 → not in your list of sources: add it there'],
    ['a letter of the name', 'Trade grew (Achbe, 2004).', 'Achbe, 2004 → your list has Achebe: check the name'],
    ['another year', "Achebe's (2014) view is older.", "Achebe's (2014) → your list has 2004: check the year"],
    [
      'no comma before the year',
      'Trade grew (Achebe 2004, p. 7).',
      'Achebe 2004 → elsewhere a comma stands before the year: cite in one way',
    ],
    ['square brackets', 'Brandt [1998] disagrees.', 'Brandt [1998] → elsewhere the year stands in round brackets: cite in one way'],
  ])('differ by %s', async (_, sentence, difference) => {
    expect(await differences(`${CITED} ${sentence}${LIST}`)).toEqual([difference]);
  });

  it('differ by an entry that is never cited', async () => {
    expect(await differences(`${CITED}${LIST}\nRaz, J. (1986) Morality. Oxford: Clarendon.`)).toEqual([
      'Raz, J. (1986) → listed, but not cited in the text',
    ]);
  });

  it.each([
    ['all are listed', `${CITED}${LIST}`],
    ['the years of a life follow a name', `${CITED} Achebe (1930–2013) wrote it, and Chomsky (1928–) read it.${LIST}`],
    ['a word stands before a list of names', `${CITED} However, Brandt and Özil (1998) found more.${LIST}`],
    ['a work has two nouns', `${CITED} Her book is Mules and Men (1935).${LIST}`],
    ['a reprint has two years', `${CITED} Masks are old (Achebe [1990] 2004).${LIST}`],
    [
      'a year follows a work or an event',
      `${CITED} Vertigo (1958) and the peace (Versailles 1919) are no sources, nor is a date (June 1944).${LIST}`,
    ],
    ['the list has the long name', `${CITED} It is advised (RCP, 2017).${LIST}\nRoyal College of Physicians (2017) Advice. London: RCPL.`],
    ['a long entry runs over two lines', `${CITED}${LIST}\n   Second edition. Utrecht, Holland. Reprinted 2012.`],
    ['the draft has no list', `${CITED} Trade grew (Stephen, 1873).`],
    ['the draft cites by numbers', `${CITED} Trade grew [4] (Stephen, 1873).${LIST}`],
  ])('agree where %s', async (_, text) => {
    expect(await differences(text)).toEqual([]);
  });
});
