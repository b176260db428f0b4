import { describe, expect, it } from 'vitest';
import { spokenIn } from './spoken.ts';

const found = (text: string) =>
  spokenIn(text).map(({ term, meaning }) => [text.slice(term.start, term.end), text.slice(meaning.start, meaning.end)]);

describe('Speech without punctuation defines a term', () => {
  it.each([
    [
      'after a word that opens a thought, up to the next such word',
      'okay so transpiration is basically the loss of water through the pores of a leaf now you can measure it with a bag',
      'transpiration',
      'the loss of water through the pores of a leaf',
    ],
    [
      'where the speaker says it twice',
      "today we're going to talk about osmosis osmosis is the movement of water through a membrane and it takes no energy",
      'osmosis',
      'the movement of water through a membrane',
    ],
    [
      'after an article, if it recurs',
      'this happens in the stroma the calvin cycle is a series of reactions that builds sugar from carbon dioxide it comes after the light the calvin cycle has three parts',
      'calvin cycle',
      'a series of reactions that builds sugar from carbon dioxide',
    ],
    [
      'by a question and its answer',
      "so what is a language model well it's just a probability distribution over sequences of words so here is one",
      'language model',
      'a probability distribution over sequences of words',
    ],
    [
      'by "define … as"',
      "we'll define a portfolio as an allocation of funds to a set of stocks for the moment we keep it",
      'portfolio',
      'an allocation of funds to a set of stocks',
    ],
    [
      'by its name',
      'these are membranes and each disc in a stack is called a thylakoid now the pigment is green',
      'thylakoid',
      'each disc in a stack',
    ],
  ])('%s', (_, text, term, meaning) => {
    expect(found(text)).toContainEqual([term, meaning]);
  });

  it.each([
    ['the term of another sentence', 'now this expression is the probability of relevance so we sum it the expression and the expression'],
    ['a meaning without an end', `so entropy is a measure of ${'disorder between all states within '.repeat(9)}`],
    ['words that the recogniser did not hear', 'so beta is a parameter of the inaudible model that we set so it is one'],
    ['a place that is pointed at', 'so the column is a list of the names here on the slide so look at it'],
    ['a person', 'so marlow is a professor of soil science in a northern town now look marlow'],
    ['a statement', 'so the water is the reason plants can grow and is taken up by the roots now look'],
  ])('but not %s', (_, text) => {
    expect(found(text)).toEqual([]);
  });
});
