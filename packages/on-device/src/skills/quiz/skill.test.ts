import { describe, expect, it } from 'vitest';
import { contextOf, read } from '../../testing/text-context.ts';
import { quiz } from './skill.ts';

const TEXT = `# Osmosis
Osmosis is the movement of water across a membrane. The membrane lets water pass but stops most ions.
# Diffusion
Diffusion is the spread of particles from high to low concentration. Diffusion needs no energy, because particles move anyway.`;

describe('A quiz', () => {
  it('writes a question, then quotes the answer', () => {
    const lines = read(quiz({ from: 'text', count: 2 }, contextOf(TEXT)));
    expect(lines).toEqual([
      '1. Q: What is osmosis?',
      'A: the movement of water across a membrane',
      '',
      '2. Q: What is diffusion?',
      'A: the spread of particles from high to low concentration',
    ]);
  });

  it('states that the text gives no more questions', () => {
    expect(read(quiz({ from: 'text', count: 9 }, contextOf('Osmosis is the movement of water across a membrane.'))).at(-1)).toBe(
      'The text gives no more than this to check without guessing.',
    );
  });
});
