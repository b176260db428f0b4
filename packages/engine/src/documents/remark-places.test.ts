import { expect, it } from 'vitest';
import { sameSource } from './remark-places.ts';

it.each([
  [
    '@article{tide2017bay, title={Tides of the northern bay}, author={Okafor, Ngozi and Marsh, Tobias and Lund, Aino and Cho, …',
    'Okafor, N., Marsh, T., Lund, A., & Cho, B. (2017). Tides of the northern bay. Journal of Harbour Studies, 30.',
  ],
  ['@article{g, title={{\\"U}ber stille S{\\"a}tze}, author={Lund, Aino}, …', 'Lund, A. (1931). Über stille Sätze. Monatshefte, 38, 1–9.'],
])('A remark on a record of BibTeX is on the entry with its title: %s', (remark, entry) => {
  expect(sameSource(['Zhu, W. (2019). Marsh birds of the delta. Norton.', entry])(remark)).toBe(1);
});
