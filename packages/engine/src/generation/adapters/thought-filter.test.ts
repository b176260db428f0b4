import fc from 'fast-check';
import { expect, it } from 'vitest';
import { thoughtFilter } from './thought-filter.ts';

/** The text through the filter, cut at these places. */
function through(text: string, cuts: readonly number[]): string {
  const spoken = thoughtFilter();
  const places = [...new Set(cuts.map((cut) => cut % (text.length + 1)))].sort((a, b) => a - b);
  const pieces = [...places, text.length].map((end, index) => text.slice(places[index - 1] ?? 0, end));
  return pieces.map((piece) => spoken(piece)).join('') + spoken('', true);
}

const cuts = fc.array(fc.nat(), { maxLength: 20 });

it('takes the thinking at the head of an answer out, wherever it is cut', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), cuts, (thought, rest, places) => {
      fc.pre(!thought.includes('</think>'));
      const answer = `The tide ${rest}`;
      expect(through(`\n<think>${thought}</think>\n\n${answer}`, places)).toBe(answer);
    }),
  );
});

it('leaves every other text as it is', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('<', '  <thi', '<thinking>x', 'a <think>b</think>')), cuts, (text, places) => {
      fc.pre(!text.trimStart().startsWith('<think>'));
      expect(through(text, places)).toBe(text);
    }),
  );
});

it('gives nothing of thinking that never ends', () => expect(through('<think>so long', [3, 9])).toBe(''));
