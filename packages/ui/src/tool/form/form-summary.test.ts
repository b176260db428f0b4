import { exampleTool } from '@marginalia/engine/testing';
import { describe, expect, it } from 'vitest';
import { formSummary } from './form-summary.ts';

describe('formSummary', () => {
  it('has the topic and the first choice; on a phone only the choice', () => {
    const values = { topic: 'Tides', level: 'easy', notes: 'The moon pulls.' };
    expect(formSummary(exampleTool(), values)).toEqual({ long: 'Tides, Easy Going', short: 'Easy Going' });
  });

  it('has the number of words when there is neither a topic nor a choice', () => {
    expect(formSummary(exampleTool(), { notes: 'The moon pulls.' })).toEqual({ long: '3 words', short: '3 words' });
  });
});
