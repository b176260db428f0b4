import { describe, expect, it } from 'vitest';
import { firstSentence, lastSentences, wholeSentences } from './sentences.ts';

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

  it.each([
    ['One is here. Two is cut o', 'One is here.'],
    ['He said "no." And the', 'He said "no."'],
    [
      '\u091c\u094d\u0935\u093e\u0930 \u0906\u0924\u093e \u0939\u0948\u0964 \u0935\u0939',
      '\u091c\u094d\u0935\u093e\u0930 \u0906\u0924\u093e \u0939\u0948\u0964',
    ],
    ['\u6f6e\u6c50\u5f88\u9ad8\u3002\u4e0b\u4e00', '\u6f6e\u6c50\u5f88\u9ad8\u3002'],
    ['Nothing whole', ''],
  ])('has of %j, which broke off, what is whole: %j', (text, whole) => {
    expect(wholeSentences(text)).toBe(whole);
  });

  it('are short, whatever the text', () => {
    expect(firstSentence('word '.repeat(10_000)).length).toBeLessThanOrEqual(300);
    expect(lastSentences('word '.repeat(10_000), 2).length).toBeLessThanOrEqual(600);
  });
});
