import { describe, expect, it } from 'vitest';
import { english } from '../../../lib/language/english.ts';
import { readDocument } from '../../../lib/text/read-document.ts';
import { check } from '../check.ts';

async function findings(text: string) {
  const { grammar, wording } = await check(readDocument('content', text, english, true));
  return [...grammar, ...wording].map(({ start, end, fix }) => ({ words: text.slice(start, end), fix }));
}

const LAW = `The promisee gave consideration, so the court have held that the bargain was binding upon both parties. The promisor would not of made an offer
otherwise, and the decision have been criticised. Where the mortgagee sells the estate, the mortgagor receives the surplus. The doctrine have an oppurtunity
to develop, eventhough the promisee rarely sues. Equitable estoppel restrains the chargee, and the indemnitee recieve damages for the breach of covenant.`;

const CHEMISTRY = `The eluate was collect in a cuvette and the absorbance were recorded at each wavelength. The titrand recieve two drops of phenolphthalein, and the
analyte would of precipitated otherwise. The sonicate was centrifuged, eventhough the supernatant remained turbid. The eluate and the perfusate was diluted with
buffer, and a chelator removed the residual cations from the sonicate. The spectrum have an oppurtunity to drift.`;

describe('A term of a subject in a text with many errors', () => {
  it.each([
    [LAW, ['promisee', 'promisor', 'mortgagee', 'mortgagor', 'chargee', 'indemnitee']],
    [CHEMISTRY, ['eluate', 'titrand', 'analyte', 'sonicate', 'perfusate', 'chelator']],
  ])('is never corrected', async (text, terms) => {
    const found = await findings(text);
    expect(found.filter(({ words, fix }) => fix !== undefined && terms.includes(words))).toEqual([]);
    expect(found.map(({ words }) => words)).toContain('oppurtunity');
  });
});

describe('A word that is another one with an ending', () => {
  it.each([
    'In my job they should formate the managers, so that all of them knows what to do in the office every day.',
    'Many people think that this have a bad effection on the life of the children who lives there every day.',
  ])('is asked, never corrected: %j', async (text) => {
    const found = await findings(text);
    expect(found.filter(({ words, fix }) => fix !== undefined && /formate|effection/.test(words))).toEqual([]);
  });
});

describe('The contraction "it\'s" before a noun or a plain verb', () => {
  it.each(["I like it's application very much.", "We saw it's surface there.", "In the end it's depend on all of us."])(
    'never becomes "it is": %j',
    async (text) => {
      const found = await findings(text);
      expect(found.map(({ words }) => words).join()).toContain("it's");
      expect(found.map(({ fix }) => fix)).not.toContain('it is');
    },
  );

  it('becomes "it is" before an adjective', async () => {
    expect(await findings("In the end it's important to us.")).toContainEqual({ words: "it's", fix: 'it is' });
  });
});

describe('An article before a vowel', () => {
  it.each([
    'People with others, suffers more than the managers who have a big house with a office.',
    'The workers of the north, suffers more because they work all day long in a office.',
  ])('is corrected, whatever letter ends the word that stands 60 characters before it: %j', async (text) => {
    expect(await findings(text)).toContainEqual({ words: 'a office', fix: 'an office' });
  });
});
