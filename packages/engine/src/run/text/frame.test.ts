import { describe, expect, it } from 'vitest';
import { withoutFrame } from './frame.ts';

const TEXT = 'Summary\nWater moves.';

describe('A frame of words around an answer', () => {
  it.each([
    [
      'a Spanish announcement and offer',
      `¡Claro! Aquí tienes lo que pediste:\n\n${TEXT}\n\n¡Espero que te sirva! Si quieres, puedo añadir más.`,
      ['preamble', 'closing'],
    ],
    ['a German one', `Gerne! Hier ist das Ergebnis:\n\n${TEXT}\n\nSag mir Bescheid, wenn du noch etwas brauchst.`, ['preamble', 'closing']],
    ['a French one', `Bien sûr ! Voici votre texte :\n\n${TEXT}`, ['preamble']],
    [
      'the page of a chat',
      `You said:\ndo it\n\nChatGPT said:\n\n${TEXT}\n\nCopy\nShare\n👍👎`,
      ['preamble', 'closing', 'closing', 'closing'],
    ],
    ['notes on parts', `Here is part 1 of 2:\n\n${TEXT}\n\n[Continued in part 2]`, ['preamble', 'preamble']],
  ])('is left out with its reason: %s', (_name, answer, reasons) => {
    const { text, leftOut } = withoutFrame(answer);
    expect(text.trim()).toBe(TEXT);
    expect(leftOut.map(({ reason }) => reason)).toEqual(reasons);
  });

  it.each(['Claro de luna\nA piece by Debussy.', 'Gemini\nA constellation. It has twins.\nCopy the picture.', 'Si quieres\nver'])(
    'is not taken from a text: %s',
    (answer) => {
      expect(withoutFrame(answer).text).toContain(answer.split('\n').at(-1));
    },
  );
});
