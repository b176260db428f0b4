import { describe, expect, it } from 'vitest';
import { contextOf, read } from '../../../testing/text-context.ts';
import { style } from '../skill.ts';

describe('The readability of a text', () => {
  it('gives the length of the longest sentence, and does not say again that none is longer', async () => {
    const lines = read(await style({ from: 'text', part: 'readability' }, contextOf('Tea keeps people awake for hours. It is hot.')));
    expect(lines.filter((line) => /longest|more than/i.test(line))).toHaveLength(1);
  });
});
