import { describe, expect, it } from 'vitest';
import { readReference } from '../read/reference.ts';
import { weakDoubts } from './weak-signs.ts';

const doubts = (text: string) => weakDoubts(readReference(text).fields, text);

describe('Weak signs add up to a doubt', () => {
  it.each([
    [
      'about a journal that ends in a city',
      'Lee, H. “Old Oaks.” Woods of Europe (Paris), vol. 3, no. 2, 2001, pp. 5–9.',
      'container-house',
    ],
    [
      'about a book with a second sentence and a series',
      'Lee, H. (1999). Oaks. In: Woods of the north, Studies. Older series. Bern: Haupt, pp. 5–9.',
      'container-house',
    ],
    ['about a title with a remark at its end', 'Lee, H. (1999). Counting old oaks (abstract). Bern: Haupt.', 'title-cut'],
  ])('%s', (_, text, doubt) => {
    expect(doubts(text)).toEqual([doubt]);
  });

  it('about an organisation that is joined with a person', () => {
    const author = [{ literal: 'Friends of Oaks, and Rosa Cho' }];
    expect(weakDoubts({ type: 'webpage', author, title: 'Counting oaks' }, 'Friends of Oaks, and Rosa Cho. Counting oaks.')).toEqual([
      'author-unsure',
    ]);
  });

  it.each([
    ['a journal', 'Lee, H. (1999). Counting old oaks. Woods, 12(3), 45–67.'],
    ['a title that lists three things', 'Lee, H. (1999). Oaks. In R. Cho (Ed.), Woods, fields, and hills (pp. 5–9). Bern: Haupt.'],
    ['an organisation alone', 'World Health Organization. (2020). Counting beds. https://example.org/beds'],
    ['proceedings with their acronym', 'Lee, H. “Oaks.” 2019 Conference on Woods and Hills (CWH), 2019, pp. 5–9.'],
  ])('but not against %s', (_, text) => {
    expect(doubts(text)).toEqual([]);
  });
});
