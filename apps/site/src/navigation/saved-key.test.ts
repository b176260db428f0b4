import { expect, it } from 'vitest';
import { savedKeyOf } from './saved-key.ts';

it.each([
  ['saved-saved_reports%3A7%3A0', 'saved_reports:7:0'],
  ['saved-', undefined],
  ['main', undefined],
  ['', undefined],
  ['saved-%zz', undefined],
])('the hash "%s" names the saved entry %s', (hash, key) => {
  expect(savedKeyOf(hash)).toBe(key);
});
