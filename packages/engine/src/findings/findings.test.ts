import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Finding } from '../items/finding.ts';
import { anyText } from '../testing/any-text.ts';
import { applyCorrections } from './apply-corrections.ts';
import { placeFindings } from './place-findings.ts';

const DRAFT = [
  'A Heading',
  '',
  'It was very good. Every student said “it’s very  long\u00ad” and left.',
  '',
  'Their was a well–known reason. It was very late.',
  '',
  'Their was no more.',
].join('\n');

const words = (findings: readonly Finding[], text = DRAFT): string[][] =>
  placeFindings(text, findings).map((places) => places.map(({ start, end }) => text.slice(start, end)));

describe('the places of findings', () => {
  it('finds the words as they are quoted, and whole words before parts of words', () => {
    expect(words([{ quote: 'A Heading' }, { quote: 'no more' }])).toEqual([['A Heading'], ['no more']]);
    expect(placeFindings('every very', [{ quote: 'very' }])).toEqual([[{ start: 6, end: 10 }]]);
  });

  it('finds words whose spaces, quotation marks, hyphens or case differ', () => {
    expect(words([{ quote: '"it\'s very long"' }, { quote: 'THEIR was a well-known' }])).toEqual([
      ['“it’s very  long\u00ad”'],
      ['Their was a well–known'],
    ]);
  });

  it('takes the paragraph that the finding names, counted without headings', () => {
    const [second, third] = placeFindings(DRAFT, [
      { place: 'Paragraph 2', quote: 'Their was' },
      { place: 'Paragraph 3', quote: 'Their was' },
    ]);
    expect(second).toEqual([{ start: DRAFT.indexOf('Their was a'), end: DRAFT.indexOf('Their was a') + 9 }]);
    expect(third?.[0]?.start).toBe(DRAFT.indexOf('Their was no'));
  });

  it('gives two findings with the same words two places', () => {
    const [one, other] = placeFindings(DRAFT, [{ quote: 'Their was' }, { quote: 'Their was' }]);
    expect(one?.[0]?.start).not.toBe(other?.[0]?.start);
  });

  it('marks each place of words that occur several times', () => {
    expect(words([{ quote: 'very', times: 3, place: 'Paragraphs 1 and 2' }])).toEqual([['very', 'very', 'very']]);
  });

  it('finds a quote that leaves words out', () => {
    expect(words([{ quote: 'Every student … and left' }])[0]?.[0]).toMatch(/^Every student said .* and left$/);
  });

  it('has no place for words that do not stand in the text', () => {
    expect(words([{ quote: 'nowhere' }, { quote: '…' }, { quote: '' }])).toEqual([[], [], []]);
  });

  it('finds every slice of any text', () => {
    fc.assert(
      fc.property(anyText({ minLength: 1, maxLength: 60 }), fc.nat(), fc.nat(), (text, a, b) => {
        const start = a % text.length;
        const quote = text.slice(start, start + 1 + (b % text.length));
        fc.pre(!/[…\u00ad\u200b-\u200d\u2060\ufeff]|\.{3}/.test(quote) && quote.trim() !== '');
        expect(placeFindings(text, [{ quote: quote.trim() }])[0]).toHaveLength(1);
      }),
      { numRuns: 40 },
    );
  });

  it('places sixty findings in a book that repeats their words', () => {
    const book = 'The students was asked about there own very long answers. '.repeat(2_000);
    const places = placeFindings(
      book,
      Array.from({ length: 60 }, (_, n) => ({ quote: 'there own', place: `Paragraph ${n}` })),
    );
    expect(places).toHaveLength(60);
  });
});

describe('corrections', () => {
  it('applies several at once, each at its own place', () => {
    const places = (quote: string) => [{ start: 'aa bb aa cc'.indexOf(quote), end: 'aa bb aa cc'.indexOf(quote) + quote.length }];
    const corrections = [
      { places: places('cc'), to: 'cccc' },
      { places: places('aa'), to: '' },
      { places: places('bb'), to: 'b' },
    ];
    expect(applyCorrections('aa bb aa cc', corrections)).toEqual({ text: ' b aa cccc', refused: [] });
  });

  it('refuses the later of two that overlap', () => {
    const corrections = [
      { places: [{ start: 0, end: 4 }], to: 'x' },
      {
        places: [
          { start: 3, end: 6 },
          { start: 8, end: 9 },
        ],
        to: 'y',
      },
    ];
    expect(applyCorrections('0123456789', corrections)).toEqual({ text: 'x456789', refused: [1] });
  });

  it('leaves all other characters as they are', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ maxLength: 8 }), { minLength: 1, maxLength: 9 }), (parts) => {
        const corrections = parts.flatMap((part, index) => {
          const start = parts.slice(0, index).join('').length;
          return index % 2 === 1 ? [{ places: [{ start, end: start + part.length }], to: `<${index}>` }] : [];
        });
        const text = parts.map((part, index) => (index % 2 === 1 ? `<${index}>` : part)).join('');
        expect(applyCorrections(parts.join(''), corrections)).toEqual({ text, refused: [] });
      }),
    );
  });
});
