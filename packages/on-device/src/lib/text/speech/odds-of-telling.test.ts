import { describe, expect, it } from 'vitest';
import { tokenize } from '../tokens.ts';
import { oddsOfTelling } from './odds-of-telling.ts';

const odds = (sentence: string) => oddsOfTelling(tokenize(sentence));

describe('The odds that a sentence of speech tells something', () => {
  it.each([
    ['so enzymes lower the activation energy of a reaction', 'so i mean it is kind of a really big thing'],
    ['the kidney filters blood through many small capillaries', "and that's what we're going to be talking about"],
    ['most comets come from the outer belt', "there's a lot of stuff there that you guys might like"],
  ])('are better for "%s" than for "%s"', (told, said) => {
    expect(odds(told)).toBeGreaterThan(odds(said) + 3);
  });

  it('do not depend on short forms or on the words that link a sentence', () => {
    expect(odds("and it's not the enzyme that's used up")).toBeCloseTo(odds('it is not the enzyme that is used up'));
  });
});
