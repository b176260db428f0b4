import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Digest } from './digest.ts';

const filler = Array.from({ length: 300 }, (_, n) => `Note number ${n} of the diary says little.`);
const text = ['We set out to save rain.', ...filler.slice(0, 150), 'The pump failed twice in winter.', ...filler.slice(150)].join(' ');

describe('A long description', () => {
  it('is given whole where there is room', () => {
    expect(new Digest(text).on('pumps', 0.5, text.length)).toBe(text);
  });

  it('is shortened to what concerns a section and to how its paragraphs begin', () => {
    const digest = new Digest(`${text}\n\nThe end was wet.`).on('failures of the pump', 0, 900);
    expect(digest).toContain('The pump failed twice in winter.');
    expect(digest).toContain('We set out to save rain.');
    expect(digest).toContain('The end was wet.');
  });

  it('is never longer than its room, whatever it holds', () => {
    const sentence = fc.stringMatching(/^[a-z ]{0,700}[.\n]?$/);
    fc.assert(
      fc.property(fc.array(sentence, { maxLength: 20 }), fc.integer({ min: 100, max: 3000 }), (parts, room) => {
        const all = parts.join(' ');
        expect(new Digest(all).on('a b', 0.5, room).length).toBeLessThanOrEqual(room);
      }),
    );
  });

  it('is cut between words where it has no sentences', () => {
    expect(new Digest('word '.repeat(10_000)).on('word', 0, 2000).length).toBeGreaterThan(1000);
  });
});
