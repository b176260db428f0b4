import { describe, expect, it } from 'vitest';
import type { CslItem } from '../csl-item.ts';
import knownWorks from '../known-works.json' with { type: 'json' };
import { CITATION_STYLES, type CitationStyle } from './citation-style.ts';
import { formatList } from './format-list.ts';

const works = knownWorks as unknown as readonly CslItem[];

async function entry(id: string, style: CitationStyle): Promise<string | undefined> {
  return (
    await formatList(
      works.filter((work) => work.id === id),
      style,
    )
  )[0]?.text;
}

describe('A reference list', () => {
  it('has the day of a patent in IEEE', async () => {
    const patent = {
      id: '1',
      type: 'report',
      author: [{ family: 'Lind', given: 'K.' }],
      title: 'Cooling system',
      genre: 'US Patent 9,876,543 B2',
      issued: { 'date-parts': [[2018, 1, 23]] },
    } as const;
    expect((await formatList([patent], 'ieee'))[0]?.text).toBe('[1] K. Lind, “Cooling system,” US Patent 9,876,543 B2, Jan. 23, 2018.');
  });

  it('puts no "and" before the last known name of a list that goes on', async () => {
    const author = [
      { family: 'Lind', given: 'A.' },
      { family: 'Hale', given: 'B.', suffix: 'et al.' },
    ];
    const items = [
      { id: '1', type: 'book', author, title: 'Ice and snow', publisher: 'Hall', issued: { 'date-parts': [[2010]] } },
    ] as const;
    expect((await formatList(items, 'apa'))[0]?.text).toBe('Lind, A., Hale, B., et al. (2010). Ice and snow. Hall.');
    expect((await formatList(items, 'harvard'))[0]?.text).toMatch(/^Lind, A\., Hale, B\.,? et al\. \(2010\) Ice and snow/);
  });

  it.each<[CitationStyle, string, string]>([
    ['apa', 'kahneman', 'Kahneman, D. (2011). Thinking, fast and slow. Farrar, Straus and Giroux.'],
    [
      'apa',
      'granovetter',
      'Granovetter, M. S. (1973). The strength of weak ties. American Journal of Sociology, 78(6), 1360–1380. https://doi.org/10.1086/225469',
    ],
    ['mla', 'kahneman', 'Kahneman, Daniel. Thinking, Fast and Slow. Farrar, Straus and Giroux, 2011.'],
    [
      'mla',
      'granovetter',
      'Granovetter, Mark S. “The Strength of Weak Ties.” American Journal of Sociology, vol. 78, no. 6, 1973, pp. 1360–80, doi:10.1086/225469.',
    ],
    ['chicago', 'kahneman', 'Kahneman, Daniel. 2011. Thinking, Fast and Slow. New York: Farrar, Straus and Giroux.'],
    [
      'chicago',
      'granovetter',
      'Granovetter, Mark S. 1973. “The Strength of Weak Ties.” American Journal of Sociology 78 (6): 1360–80. https://doi.org/10.1086/225469.',
    ],
    ['harvard', 'kahneman', 'Kahneman, D. (2011) Thinking, fast and slow. New York: Farrar, Straus and Giroux.'],
    [
      'harvard',
      'granovetter',
      'Granovetter, M.S. (1973) ‘The strength of weak ties’, American Journal of Sociology, 78(6), pp. 1360–1380. Available at: https://doi.org/10.1086/225469.',
    ],
    ['ieee', 'kahneman', '[1] D. Kahneman, Thinking, fast and slow. New York: Farrar, Straus and Giroux, 2011.'],
    [
      'ieee',
      'granovetter',
      '[1] M. S. Granovetter, “The strength of weak ties,” American Journal of Sociology, vol. 78, no. 6, pp. 1360–1380, 1973, doi: 10.1086/225469.',
    ],
  ])('in %s sets %s as the style guide does', async (style, id, expected) => {
    expect(await entry(id, style)).toBe(expected);
  });

  it('is sorted by author, except in IEEE, which numbers by first appearance', async () => {
    const three = works.filter((work) => ['watson-crick', 'shannon', 'carson'].includes(work.id));
    const orders = await Promise.all(CITATION_STYLES.map(async (style) => (await formatList(three, style)).map((one) => one.id)));
    expect(orders.slice(0, 4)).toEqual(Array.from({ length: 4 }, () => ['carson', 'shannon', 'watson-crick']));
    expect(orders[4]).toEqual(['watson-crick', 'shannon', 'carson']);
  });

  it('is written in pages: each tells how far the list is, and an author repeated from the page before has a dash', async () => {
    const [kahneman] = works.filter((work) => work.id === 'kahneman');
    const many = Array.from({ length: 220 }, (_, at) => ({ ...(kahneman as CslItem), id: `${at}`, title: `Title ${at}` }));
    const shares: number[] = [];
    const entries = await formatList(many, 'chicago', false, async (share) => void shares.push(share));
    expect(entries.filter(({ text }) => !text.startsWith('———. 2011')).map(({ text }) => text)).toEqual([
      'Kahneman, Daniel. 2011a. Title 0. New York: Farrar, Straus and Giroux.',
    ]);
    expect(new Set(entries.map(({ id }) => id)).size).toBe(220);
    expect(shares).toEqual([...shares].sort((a, b) => a - b));
    expect(shares).toHaveLength(3);
    expect(shares.at(-1)).toBe(1);
  });

  it.each(CITATION_STYLES)('does not depend on the lists before it, nor on those at the same time: %s', async (style) => {
    const few = works.slice(0, 6);
    const alike = few.map((work, index) => ({ ...work, title: 'One title', author: [{ family: `Family ${index % 3}`, given: 'A.' }] }));
    const lists = [few, alike, few.slice(2).reverse(), alike.slice(2)];
    const first = await formatList(few, style, true);
    const atOnce = await Promise.all(lists.map((list) => formatList(list, style, true)));
    const inTurn = [];
    for (const list of lists) inTurn.push(await formatList(list, style, true));
    expect(inTurn).toEqual(atOnce);
    expect(inTurn[0]).toEqual(first);
  });

  it('is empty for no items', async () => {
    expect(await formatList([], 'apa')).toEqual([]);
  });
});
