import { describe, expect, it } from 'vitest';
import { textOf } from '../../../spans.ts';
import { isProse } from '../prose.ts';
import { readDocument } from '../read-document.ts';
import { isFiller, quoteTidily } from './tidy.ts';

function first(raw: string) {
  const document = readDocument('f', raw);
  const sentence = document.sentences[0];
  if (sentence === undefined) throw new Error('no sentence');
  return { document, sentence };
}

describe('quoteTidily', () => {
  it.each([
    ['Okay, so um, the cell divides.', 'the cell divides.'],
    ['The cell, uh, divides, you know, twice.', 'The cell divides twice.'],
    ['Def 1.2 A subspace is a set of vectors.', 'A subspace is a set of vectors.'],
    ['Abstract—Sensors drift with the heat.', 'Sensors drift with the heat.'],
    ['So the rate falls.', 'So the rate falls.'],
    ['It is 10 um long.', 'It is 10 um long.'],
    ['You know the bridge near the station?', 'You know the bridge near the station?'],
    ['The rate falls in the dark.', 'The rate falls in the dark.'],
  ])('quotes %j as %j', (raw, expected) => {
    const { document, sentence } = first(raw);
    expect(textOf(quoteTidily(document, sentence))).toBe(expected);
  });
});

describe('A piece of speech without punctuation', () => {
  it('is quoted without the words that link it', () => {
    const { document, sentence } = first('so the rate falls in the dark');
    expect(textOf(quoteTidily(document, { ...sentence, sure: 2 }))).toBe('the rate falls in the dark');
    expect(textOf(quoteTidily(document, sentence))).toBe('so the rate falls in the dark');
  });
});

describe('isFiller', () => {
  it.each([
    'Can everyone hear me okay?',
    'Any questions?',
    'Alright, see you on Thursday.',
    'Okay so, today we look at contracts.',
    'Okay?',
    'So, um, yeah.',
  ])('ignores %j', (raw) => {
    expect(isFiller(first(raw).sentence)).toBe(true);
  });
});

describe('isProse', () => {
  it.each([
    ['Enzymes speed up reactions in the cell.', true],
    ['Too short here.', false],
    ['The steps of the cycle are these:', false],
    ['See https://example.org for the whole of the list.', false],
    ['The rate (as shown in the figure falls at once.', false],
    ['Scores: analysed with a mixed model in the free program R.', false],
    ['Table 1 lists all means of the two groups.', false],
    ['4 + 5 = 9 and 3 + 2 = 5 + 0', false],
  ])('reads %j as prose: %s', (raw, expected) => {
    expect(isProse(first(raw).sentence)).toBe(expected);
  });
});
