import { describe, expect, it } from 'vitest';
import { languageOf } from '../../language/load-language.ts';
import { oddsOfEnd } from '../../language/odds-of-end.ts';
import { readDocument } from '../read-document.ts';

const oddsAt = (speech: string) => {
  const words = speech.split(' ');
  const at = words.indexOf('|');
  return oddsOfEnd(words.toSpliced(at, 1), at);
};

describe('The odds that a thought ends in English speech', () => {
  it.each([
    ['cells are cut in two right | so the next step is', 'that is the size of the | so called nucleus'],
    ['we will see how it works | let me show you', 'we will see how | it works'],
    ['it all happens here | and that is why', 'it all happens because | of that'],
  ])('are better at "%s" than at "%s"', (end, inside) => {
    expect(oddsAt(end)).toBeGreaterThan(oddsAt(inside));
  });

  it.each([
    ['speech without full stops', 'so that is how the heart pumps right now let me show you the valves '.repeat(8), true],
    ['captions', '00:00:01,200 --> 00:00:05,400\nthe heart is a muscle\n\n'.repeat(8), true],
    ['prose', 'The heart is a muscle. It has four chambers, and each of them has a valve. '.repeat(8), false],
  ])('are loaded for %s or not', async (_, text, loaded) => {
    expect((await languageOf(text)).oddsOfEnd !== undefined).toBe(loaded);
  });

  it('say of each piece how surely it is a whole thought', async () => {
    const speech =
      'so that is how the heart pumps right now let me show you the valves of the heart and the doors of a house are much like the '.repeat(
        8,
      );
    const pieces = readDocument('f', speech, await languageOf(speech)).sentences;
    expect(pieces.length).toBeGreaterThan(8);
    expect(pieces.every(({ sure }) => sure !== undefined)).toBe(true);
  });
});
