import { expect, it } from 'vitest';
import { anyBetween, anyOf, anyWord } from './any-of.ts';

it('One of several expressions matches, with their flags', () => {
  expect('An Egg or a stone'.replace(anyOf(/eggs?|birds?/i, /stones?/i), '-')).toBe('An - or a stone');
  expect('An Egg or a stone'.replace(anyOf(/eggs?|birds?/gi, /stones?/gi), '-')).toBe('An - or a -');
});

it('One of several words matches as a whole word only', () => {
  const pattern = anyWord(/cats?|dogs?/i, /birds?/i);
  expect(['two birds', 'Cat!', 'catalogue', 'hotdog'].map((text) => pattern.test(text))).toEqual([true, true, false, false]);
});

it('One of several expressions stands between two others', () => {
  const pattern = anyBetween('^', String.raw`\s?\d$`, /figures?/i, /plates?|photos?/i);
  expect(['Figure 2', 'plates 3', 'See figure 2', 'Photo 2b'].map((text) => pattern.test(text))).toEqual([true, true, false, false]);
});
