import { describe, expect, it } from 'vitest';
import { wholeWords } from './whole-words.ts';

describe('Words that a page divides', () => {
  it.each([
    ['are joined', 'An assess-\nment of woods', 'An assessment of woods'],
    ['keep their hyphen if the text has it elsewhere', 'Snow-\nmelt and snow-melt', 'Snow-melt and snow-melt'],
    ['keep their hyphen behind a word that opens compounds', 'On self-\nregulation', 'On self-regulation'],
    ['are only those at the end of a line', 'A wood-\ncutter of well-being', 'A woodcutter of well-being'],
  ])('%s', (_, text, read) => {
    expect(wholeWords(text)(0, text.length)).toBe(read);
  });

  it('are joined in the part that is read alone', () => {
    const text = 'A rec-\nord. An assess-\nment.';
    expect(wholeWords(text)(text.indexOf('An'), text.length)).toBe('An assessment.');
  });
});
