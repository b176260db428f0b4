import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { doiIn, type FieldDifference, withTheirs } from './lookup-port.ts';

describe('The identifier of a reference', () => {
  it.each([
    ['Roediger, H. (2006). Tests. https://doi.org/10.1111/j.1467-9280.2006.01693.x', '10.1111/j.1467-9280.2006.01693.x'],
    ['Miller (1956), doi: 10.1037/h0043158.', '10.1037/h0043158'],
    ['DOI 10.1016/S0022-5371(71)80026-4).', '10.1016/S0022-5371(71)80026-4'],
    ['10.1145/13.14', '10.1145/13.14'],
    ['Knuth (1997). The art of computer programming.', undefined],
    ['https://example.org/doi/10.1000/1 is an address', undefined],
    ['Section 10.1000/', undefined],
  ])('in “%s” is %s', (text, doi) => {
    expect(doiIn(text)).toBe(doi);
  });
});

describe('A registered value that is used', () => {
  it('stands in the text in place of the student’s, and the others keep their places', () => {
    const text = 'Karpike, J. D. (2005). Tests. Science, 18(3).';
    const at = (word: string) => ({ start: text.indexOf(word), end: text.indexOf(word) + word.length });
    const differences: readonly FieldDifference[] = [
      { field: 'year', yours: '2005', theirs: '2006', at: at('2005') },
      { field: 'authors', yours: 'Karpike', theirs: 'Karpicke', at: at('Karpike') },
      { field: 'volume', yours: '18', theirs: '17', at: at('18') },
      { field: 'pages', theirs: '1–9' },
    ];
    let left = { text, differences };
    while (left.differences[0]?.at) left = withTheirs(left.text, left.differences, left.differences[0].field) as typeof left;
    expect(left).toEqual({ text: 'Karpicke, J. D. (2006). Tests. Science, 17(3).', differences: [{ field: 'pages', theirs: '1–9' }] });
  });

  it('never changes another part of any text', () => {
    const piece = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 8 });
    fc.assert(
      fc.property(fc.array(fc.tuple(piece, piece, piece), { minLength: 1, maxLength: 4 }), (parts) => {
        let text = '';
        const fields = ['title', 'authors', 'year', 'container'] as const;
        const differences = parts.map(([before, yours, theirs], index): FieldDifference => {
          const start = text.length + before.length;
          text += before + yours;
          return { field: fields[index] ?? 'title', yours, theirs, at: { start, end: start + yours.length } };
        });
        let left: ReturnType<typeof withTheirs> = { text, differences };
        while (left.differences[0]) left = withTheirs(left.text, left.differences, left.differences.at(-1)?.field ?? 'title');
        expect(left.text).toBe(parts.map(([before, , theirs]) => before + theirs).join(''));
      }),
    );
  });
});
