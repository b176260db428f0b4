import { expect, test } from 'vitest';
import { defaultParseSearch, defaultStringifySearch } from './no-search-params.ts';

test.each(['', '?a=1&a=2', '?q=%22x%22&utm', '?'])('What follows the question mark is kept as it was written: "%s"', (search) => {
  expect(defaultStringifySearch(defaultParseSearch(search))).toBe(search);
});
