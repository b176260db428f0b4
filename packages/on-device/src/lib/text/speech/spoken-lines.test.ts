import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';

/** Talk as a recogniser writes it: each line ends anywhere, and the short ones look like headings. */
const LINES = `It's early in the day and
the light is low.
But those cells adjust their sensitivity

and they don't need much of it.
Then you're awake, and
that's what the clock
in your brain wants.
So any light in the evening

is a signal that it's not night yet.
Now think about the afternoon

when the sun is low again
and your eyes see it.
It's a second signal
that the day ends, and
you can't get it from a lamp.
So we're asking how long
you should look at it.
It's about two minutes
on a clear day and
ten when it's grey.
That's all there is to
know about the light.`;

describe('Lines of speech that a recogniser has cut', () => {
  it('are joined to sentences, also before a capital', () => {
    const sentences = readDocument(
      'f',
      LINES.replaceAll('\n\n', '\n')
        .replace('that the day ends, and', 'that it is dusk in')
        .replace("you can't get", "London. You can't get"),
    ).sentences;
    expect(sentences.map(({ text }) => text)).toContain("It's a second signal that it is dusk in London.");
  });

  it('hold no headings', () => {
    expect(readDocument('f', LINES).blocks.filter(({ kind }) => kind === 'heading')).toEqual([]);
  });
});
