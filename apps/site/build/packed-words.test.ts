import { describe, expect, it } from 'vitest';
import { packWords, unpackWords } from './packed-words.ts';

describe('A packed list of words', () => {
  it.each([
    ['words that share letters', ['abide', 'abiding', 'able', 'zoo']],
    ['a word that begins another', ['a', 'an', 'ant', 'anthem']],
    ['apostrophes', ["aren't", 'arena']],
    ['long words', [`${'a'.repeat(30)}b`, `${'a'.repeat(30)}c`]],
  ])('gives back %s', (_, words) => {
    expect(unpackWords(packWords(words))).toEqual(words);
  });

  it('refuses a word of which more letters differ than a capital counts', () => {
    expect(() => packWords([`a${'b'.repeat(30)}`, 'c'])).toThrow('too long');
  });

  it('holds shared letters once', () => {
    expect(packWords(['abide', 'abiding'])).toBe('AabideBing');
  });
});
