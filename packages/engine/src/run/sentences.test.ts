import { describe, expect, it } from 'vitest';
import { firstSentence, lastSentences } from './sentences.ts';

describe('Sentences for a prompt', () => {
  it.each([
    ['Tides rise and fall twice a day. They differ.', 'Tides rise and fall twice a day.'],
    ['1. Tides rise and\nfall twice a day. They differ.', '1. Tides rise and fall twice a day.'],
    ['No full stop here', 'No full stop here'],
    ['', ''],
  ])('has of %j the first: %j', (text, first) => {
    expect(firstSentence(text)).toBe(first);
  });

  it.each([
    ['One is here. Two is here. Three is here.', 'Two is here. Three is here.'],
    ['One is here. Two is cut o', 'One is here. Two is cut o'],
    ['One.', 'One.'],
    ['', ''],
  ])('has of %j the last: %j', (text, last) => {
    expect(lastSentences(text, 2)).toBe(last);
  });

  it('is short whatever the text', () => {
    expect(firstSentence('word '.repeat(10_000)).length).toBeLessThanOrEqual(300);
    expect(lastSentences('word '.repeat(10_000), 2).length).toBeLessThanOrEqual(600);
  });
});
