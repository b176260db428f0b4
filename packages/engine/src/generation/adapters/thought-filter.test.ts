import fc from 'fast-check';
import { expect, it } from 'vitest';
import { thoughtFilter } from './thought-filter.ts';

/** The text after the filter, fed in chunks that end at the given places. */
function through(text: string, cuts: readonly number[]): string {
  const filter = thoughtFilter();
  const places = [...new Set(cuts.map((cut) => cut % (text.length + 1)))].sort((a, b) => a - b);
  const pieces = [...places, text.length].map((end, index) => text.slice(places[index - 1] ?? 0, end));
  return pieces.map((piece) => filter(piece)).join('') + filter('', true);
}

const cuts = fc.array(fc.nat(), { maxLength: 20 });

it('removes thinking at the start of an answer, wherever the chunks end', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), cuts, (thought, rest, places) => {
      fc.pre(!thought.includes('</think>'));
      const answer = `The tide ${rest}`;
      expect(through(`\n<think>${thought}</think>\n\n${answer}`, places)).toBe(answer);
    }),
  );
});

it('leaves any other text unchanged', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('<', '  <thi', '<thinking>x', 'a <think>b</think>')), cuts, (text, places) => {
      fc.pre(!text.trimStart().startsWith('<think>'));
      expect(through(text, places)).toBe(text);
    }),
  );
});

it('returns nothing for thinking that does not end', () => expect(through('<think>so long', [3, 9])).toBe(''));
