import { describe, expect, it } from 'vitest';
import { addCues, isCued, noCues } from './candidate-cues.ts';

function cuesOf(text: string, term: string) {
  const cues = noCues();
  const start = text.indexOf(term);
  addCues(cues, text, start, start + term.length, start === 0);
  return cues;
}

describe('Cues of a term', () => {
  it.each([
    ['Osmosis is a movement of water.', 'Osmosis', { opens: 1, stated: 1 }],
    ['This is called osmosis in books.', 'osmosis', { called: 1 }],
    ['They study osmosis, which moves water.', 'osmosis', { explained: 1 }],
    ['They study osmosis—a movement of water.', 'osmosis', { explained: 1 }],
    ['They know osmosis (a movement).', 'osmosis', { bracket: 1 }],
    ['They drew a membrane in blue.', 'membrane', { article: 1 }],
  ])('are read around a candidate: %j', (text, term, expected) => {
    expect(cuesOf(text, term)).toEqual({ ...noCues(), ...expected });
  });

  it('say whether the text introduces it', () => {
    expect(isCued(cuesOf('This is called osmosis.', 'osmosis'))).toBe(true);
    expect(isCued(cuesOf('They saw a membrane.', 'membrane'))).toBe(false);
  });
});
