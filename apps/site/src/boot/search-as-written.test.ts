import { expect, test } from 'vitest';
import { parseSearch, stringifySearch } from './search-as-written.ts';

test.each(['', '?a=1&a=2', '?q=%22x%22&utm', '?'])('keeps what follows the question mark as it was written: "%s"', (search) => {
  expect(stringifySearch(parseSearch(search))).toBe(search);
});
