import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Repeats } from './repeats.ts';

const FIRST = 'The sensors drifted after the heavy rain of July and had to be calibrated again by hand.';
const SECOND = 'A valve opens the hose when the moisture of a bed falls below the limit that its plants can bear.';

describe('A text that repeats the document', () => {
  it('loses the paragraphs that stand there, which are named', () => {
    const repeats = new Repeats();
    repeats.add(`${SECOND}\n\n${FIRST}`);
    const again = 'THE SENSORS drifted, after the heavy rain of July, and had to be calibrated again (by hand).';
    expect(repeats.without(`Something new stands here.\n\n${again}`)).toEqual({ text: 'Something new stands here.', left: [again] });
  });

  it('loses a paragraph that it has twice, or that stands in its own beginning', () => {
    expect(new Repeats().without(`${FIRST}\n\n${FIRST}`).text).toBe(FIRST);
    expect(new Repeats().without(FIRST, `${SECOND}\n\n${FIRST}`)).toEqual({ text: '', left: [FIRST] });
  });

  it('keeps a paragraph that only quotes the document, and short ones', () => {
    const repeats = new Repeats();
    repeats.add(FIRST);
    const quoting = `As said above, the sensors drifted after the heavy rain of July. ${SECOND}`;
    expect(repeats.without(`${quoting}\n\n[to be added]\n\n[to be added]`).left).toEqual([]);
  });

  it('may sum the document up in its words, but not say them twice itself', () => {
    const repeats = new Repeats();
    repeats.add(FIRST);
    expect(repeats.without(`${FIRST}\n\n${FIRST}`, '', true)).toEqual({ text: FIRST, left: [FIRST] });
  });

  it('keeps each of its words in the text or in what was left out', () => {
    const paragraph = fc.array(fc.constantFrom('red', 'green', 'blue', 'sea', 'sun'), { minLength: 1, maxLength: 20 });
    const text = fc.array(paragraph, { maxLength: 8 }).map((paragraphs) => paragraphs.map((words) => words.join(' ')).join('\n\n'));
    fc.assert(
      fc.property(text, text, (before, fresh) => {
        const repeats = new Repeats();
        repeats.add(before);
        const { text: kept, left } = repeats.without(fresh);
        const words = (all: string): string[] => (all.match(/\S+/g) ?? []).sort();
        expect(words([kept, ...left].join(' '))).toEqual(words(fresh));
      }),
    );
  });
});
