import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { LABELS } from './labels.ts';
import { tagReference } from './tagger.ts';
import { readWeights, storeWeights } from './weights.ts';
import { wordsOf } from './words.ts';

describe('The tagger', () => {
  it('labels the parts of an article', () => {
    const text = 'Lee, H. (1999). Counting old oaks in the north. Journal of Woods, 12(3), 45–67.';
    const { segments } = tagReference(text);
    expect(segments.map(({ label, start, end }) => [label, text.slice(start, end)])).toEqual([
      ['author', 'Lee, H.'],
      ['date', '(1999).'],
      ['title', 'Counting old oaks in the north.'],
      ['container', 'Journal of Woods,'],
      ['volume', '12(3),'],
      ['pages', '45–67.'],
    ]);
  });

  it('gives each word of any text one label, with a probability from 0 to 1', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const { segments, probability } = tagReference(text);
        expect(
          segments
            .map(({ start, end }) => text.slice(start, end))
            .join('')
            .replace(/\s/g, ''),
        ).toBe(text.replace(/\s/g, ''));
        for (const segment of segments) {
          expect(probability(segment)).toBeGreaterThanOrEqual(0);
          expect(probability(segment)).toBeLessThanOrEqual(1.000001);
        }
      }),
    );
  });

  it('parts words where the text of a PDF has lost a space', () => {
    const text = 'Lee,H.(1999).Oaks';
    expect(wordsOf(text).map(({ start, end }) => text.slice(start, end))).toEqual(['Lee,', 'H.', '(1999).', 'Oaks']);
  });

  it('reads the weights that it stored', () => {
    const row = LABELS.map((_, at) => at * 0.08);
    const { rowOf, rows } = readWeights(
      storeWeights(
        new Map([
          [5, row],
          [40_000, row],
        ]),
        [],
      ),
    );
    expect(
      [5, 40_000].map((key) =>
        [...rows.subarray((rowOf.get(key) ?? 0) * LABELS.length)].slice(0, LABELS.length).map((one) => one.toFixed(2)),
      ),
    ).toEqual([row.map((one) => one.toFixed(2)), row.map((one) => one.toFixed(2))]);
  });

  it('finds part of a title less probable than the whole title', () => {
    const text = 'Lee, H. (1999). Counting old oaks in the north. Journal of Woods, 12(3), 45–67.';
    const { segments, probability } = tagReference(text);
    const title = segments.find(({ label }) => label === 'title') ?? { label: 'title' as const, start: 0, end: 0 };
    expect(probability({ ...title, end: title.end - ' in the north.'.length })).toBeLessThan(probability(title));
  });
});
