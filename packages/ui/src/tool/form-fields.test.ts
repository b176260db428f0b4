import { expect, it } from 'vitest';
import { placeNow } from './form-fields.ts';

const then = 'First line.\nSecond line.';
const second = { start: 12, end: 24 };

it.each([
  ['the same text', then, second],
  ['space around the text', `\n  ${then} `, { start: 15, end: 27 }],
  ['an edited text', `New words. ${then}`, { start: 23, end: 35 }],
  ['a text without the words', 'Another text.', undefined],
])('finds a place in %s', (_what, now, place) => {
  expect(placeNow(now, then, second)).toEqual(place);
});
