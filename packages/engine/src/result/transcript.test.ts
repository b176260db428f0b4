import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appendText, countWords, EMPTY_TRANSCRIPT, textOfTranscript, transcriptAround, transcriptOf } from './transcript.ts';

describe('A transcript', () => {
  it('counts the same text and words, however the text is split into chunks', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'grapheme' }),
      fc.constantFrom('\n', ' ', 'word ', '\n\n', 'x'.repeat(5000), 'a\n'.repeat(300)),
    );
    fc.assert(
      fc.property(fc.array(piece), (pieces) => {
        const transcript = pieces.reduce(appendText, EMPTY_TRANSCRIPT);
        const text = pieces.join('');
        expect(textOfTranscript(transcript)).toBe(text);
        expect(transcript.words).toBe(countWords(text));
      }),
    );
  });

  it('cuts a long text into blocks of limited size, never inside a character', () => {
    const transcript = transcriptOf('😀'.repeat(10_000) + 'x\n'.repeat(5000));
    expect(transcript.done.length).toBeGreaterThan(8);
    for (const block of transcript.done) {
      expect(block.length).toBeLessThanOrEqual(4000);
      expect(block.split('\n').length).toBeLessThanOrEqual(1001);
      expect(block.isWellFormed()).toBe(true);
    }
  });

  it('never changes a finished block', () => {
    const before = transcriptOf('line\n'.repeat(2000));
    const after = appendText(before, 'more\n'.repeat(2000));
    expect(after.done.slice(0, before.done.length)).toEqual(before.done);
  });

  it('grows in the middle and leaves the text after that place unchanged', () => {
    const before = transcriptAround('Start\n', `\n\n${'line\n'.repeat(2000)}`);
    const after = ['One', ' two', ' three'].reduce(appendText, before);
    expect(textOfTranscript(after)).toBe(`Start\nOne two three\n\n${'line\n'.repeat(2000)}`);
    expect(after.words).toBe(2004);
    expect(after.rest).toBe(before.rest);
  });
});
