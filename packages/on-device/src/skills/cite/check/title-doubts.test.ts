import { describe, expect, it } from 'vitest';
import { readReference } from '../read/reference.ts';
import { doubtsAbout } from './doubts.ts';

const doubts = (text: string) => doubtsAbout(readReference(text), text, 2026);

describe('A reader is asked to check', () => {
  it.each([
    ['a title with a series in brackets', 'Lee, H. (1983). The works of Cho (Hill Studies 75). Bern: Haupt.', 'title-cut'],
    ['a title with names', 'Lee A, Puspa Liza Cho, Foziah M, Arifin J. The role of woods. Woods. 2022;3(2):84–9.', 'title-names'],
    ['a title with the number of volumes', 'Lee, Hanna. 2005. Care of the woods, 2 vols. Bern: Haupt.', 'title-pages'],
    ['a title where its authors stand', 'Features that avoid collisions at night: Initial results. 2012. Bern: Haupt.', 'author-body'],
    ['a question where a journal stands', '“Woods are old.” How Bern counts trees. Bern, 2012. https://example.org', 'mixed-parts'],
  ])('%s', (_, text, doubt) => {
    expect(doubts(text)).toContain(doubt);
  });

  it('no plain reference', () => {
    expect(doubts('Lee, H. (1983). The works of Cho. Bern: Haupt.')).toEqual([]);
  });
});
