import { describe, expect, it } from 'vitest';
import { readReference } from '../read/reference.ts';
import { doubtsAbout } from './doubts.ts';

const doubts = (text: string) => doubtsAbout(readReference(text), text, 2026);

describe('A reader is asked to check', () => {
  it.each([
    ['a title with a series in brackets', 'Lee, H. (1983). The works of Cho (Hill Studies 75). Bern: Haupt.', 'title-cut'],
    ['a title with the number of volumes', 'Lee, Hanna. 2005. Care of the woods, 2 vols. Bern: Haupt.', 'title-pages'],
    ['a publisher that was typed in small letters', 'Lee, H. (1983). The works of Cho. Bern: haupt.', 'house-small'],
    ['a title where its authors stand', 'Features that avoid collisions at night: Initial results. 2012. Bern: Haupt.', 'author-body'],
  ])('%s', (_, text, doubt) => {
    expect(doubts(text)).toContain(doubt);
  });

  it.each([
    ['names', { title: 'A. Lee and R. Cho, The role of woods' }, 'title-names'],
    ['half a quotation where a journal stands', { title: 'Woods are old', 'container-title': '“How Bern counts trees' }, 'mixed-parts'],
  ])('%s in the wrong part', (_, fields, doubt) => {
    expect(doubtsAbout({ fields, loose: false }, '', 2026)).toContain(doubt);
  });

  it('no plain reference', () => {
    expect(doubts('Lee, H. (1983). The works of Cho. Bern: Haupt.')).toEqual([]);
  });
});
