import { expect, it } from 'vitest';
import { readCaptions } from './read-captions.ts';

it('Captions without marks become a line for each cue, however the player breaks them', async () => {
  const srt = ['heat does not flow by itself\nfrom cold to hot', 'and no engine turns all of it\ninto work']
    .map((text, at) => `${at + 1}\n00:00:0${at},000 --> 00:00:0${at + 1},000\n${text}`)
    .join('\n\n');
  expect(await readCaptions(srt, 'srt')).toBe('heat does not flow by itself from cold to hot\nand no engine turns all of it into work');
});
