import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search-as-written.ts';

test.each(['', '?a=1&a=2', '?q=%22x%22&utm', '?'])('keeps the query string of an address unchanged: "%s"', (search) => {
  expect(stringifySearch(parseSearch(search))).toBe(search);
});
