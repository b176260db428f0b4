import { exampleTool } from '@marginalia/engine/testing';
import { describe, expect, it } from 'vitest';
import { formSummary } from './form-summary.ts';

describe('a form on one line', () => {
  it('says what it is about and the first choice; on a phone only what was chosen', () => {
    const values = { topic: 'Tides', level: 'easy', notes: 'The moon pulls.' };
    expect(formSummary(exampleTool(), values)).toEqual({ long: 'Tides, Easy Going', short: 'Easy Going' });
  });

  it('says how much was pasted where there is nothing else', () => {
    expect(formSummary(exampleTool(), { notes: 'The moon pulls.' })).toEqual({ long: '3 words', short: '3 words' });
  });
});
