import { describe, expect, it } from 'vitest';
import { exampleDefinition, toolForTest } from '../testing/index.ts';
import { badgesOf, ON_DEVICE, provenanceOf, type Result, successNotice } from './result.ts';
import { transcriptOf } from './transcript.ts';

const tool = toolForTest({
  ...exampleDefinition,
  target: 'targetWords',
  screen: {
    ...exampleDefinition.screen,
    onDevice: { badges: ['Draft of {words} words'], success: 'Draft ready: {words} of {targetWords} words' },
  },
});
const resultOf = (words: number, more: Partial<Result> = {}): Result => ({
  transcript: transcriptOf('word '.repeat(words)),
  values: { topic: 'Tides', level: 'easy' },
  source: 'some-model',
  complete: true,
  ...more,
});

describe('A result', () => {
  it.each([
    [950, 'Your easy example has been made'],
    [949, '949 of 1,000 words'],
  ])('A result of %i words of 1,000 by a model has the notice: %s', (words, text) => {
    expect(successNotice(tool, resultOf(words))).toEqual({ tone: 'success', title: 'Success!', text });
  });

  it('A result of the device names the device in its notice, its badges and its footer', () => {
    const result = resultOf(1200, { source: ON_DEVICE });
    expect(successNotice(tool, result).text).toBe('Draft ready: 1,200 of 1,000 words');
    expect(badgesOf(tool, result)).toEqual(['Draft of 1,200 words']);
    expect(provenanceOf(result)).toBe('Drafted on this device from your own text. No AI model was used.');
  });

  it('A result of the device with a target counts only the words that are the person’s own', () => {
    const spans = [{ at: 0, length: 14, field: 'topic', start: 0, end: 14 }];
    expect(badgesOf(tool, resultOf(1200, { source: ON_DEVICE, spans }))).toEqual(['Draft of 3 words']);
  });

  it('A result of the device does not count the person’s terms in its prompts', () => {
    const text = 'tides of the sea\n[ ] Search for: tides';
    const spans = [0, text.lastIndexOf('tides')].map((at) => ({ at, length: 5, field: 'topic', start: 0, end: 5 }));
    const result = { ...resultOf(0, { source: ON_DEVICE, spans }), transcript: transcriptOf(text) };
    expect(badgesOf(tool, result)).toEqual(['Draft of 1 words']);
  });

  it('A result of a model names the model and asks the person to check the text', () => {
    expect(provenanceOf(resultOf(10))).toBe('AI draft by some-model. Check every fact and citation before you submit.');
    expect(badgesOf(tool, resultOf(10))).toEqual(['Example Ready', 'Easy Going', 'Any mood']);
  });

  it('has no badges while it is incomplete', () => {
    expect(badgesOf(tool, resultOf(10, { complete: false }))).toEqual([]);
  });
});
