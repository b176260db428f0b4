import { describe, expect, it } from 'vitest';
import { languageOf } from '../../language/load-language.ts';
import { isWhole } from '../prose.ts';
import { readDocument } from '../read-document.ts';

const SPEECH = `okay so today we are going to talk about heat capacity the heat capacity of a body is the energy that you need to warm it by one degree
now if you want to know how long a kettle takes you divide the energy by the power because power is energy divided by time
but in a real kettle some of the energy is lost and so the time that you measure is a bit longer than the time that you compute
for example one litre of water takes about three minutes in a kettle of two kilowatts so that is a lot of energy in a short time`;

describe('Speech without punctuation', async () => {
  const document = readDocument('f', SPEECH, await languageOf(SPEECH));
  const pieces = document.sentences.map(({ text }) => text);

  it('is cut between words where thoughts end, and nothing is lost', () => {
    expect(document.unpunctuated).toBe(true);
    expect(pieces.join(' ')).toBe(SPEECH.replace(/\s+/g, ' '));
    expect(pieces).toContain('but in a real kettle some of the energy is lost');
    expect(pieces.every((piece) => piece.split(' ').length <= 40)).toBe(true);
  });

  it('has pieces that can be quoted although they have no end marks', () => {
    expect(document.sentences.filter((sentence) => isWhole(document, sentence)).length).toBeGreaterThan(3);
  });

  it('is cut at the pauses between captions', () => {
    const words = Array.from({ length: 60 }, (_, at) => `word${at}`);
    const cue = (from: number, to: number, text: string) =>
      `00:00:${from.toFixed(3).padStart(6, '0')} --> 00:00:${to.toFixed(3).padStart(6, '0')}\n${text}`;
    const raw = [
      cue(0, 5, words.slice(0, 12).join(' ')),
      cue(5, 10, words.slice(12, 20).join(' ')),
      cue(13, 20, words.slice(20, 45).join(' ')),
      cue(20, 25, words.slice(45).join(' ')),
    ].join('\n\n');
    expect(readDocument('f', raw).sentences.map(({ text }) => text)).toContain(words.slice(0, 20).join(' '));
  });

  it('is cut in linear time', () => {
    readDocument('f', 'word '.repeat(100_000));
  });
});
