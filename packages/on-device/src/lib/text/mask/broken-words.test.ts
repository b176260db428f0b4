import { describe, expect, it } from 'vitest';
import { readDocument } from '../read-document.ts';

const sentences = (raw: string) => readDocument('f', raw).sentences.map(({ text }) => text);

describe('A word that a line break divides', () => {
  it.each([
    ['whole', 'The treatment had no effect on the will-\ningness of the patients to go on with it.', 'willingness'],
    [
      'with the hyphen of a compound that the text has',
      'A face-to-face talk is long. The face-to-\nface talk was short for all of them.',
      'The face-to-face talk',
    ],
    [
      'with its hyphen if both parts are words of the text',
      'The stress is high. The case is related. A stress-\nrelated case was seen in the clinic.',
      'A stress-related case',
    ],
    ['with its hyphen after a number', 'They looked at online, 3-\ndimensional or virtual worlds.', '3-dimensional'],
  ])('is quoted %s', (_, raw, words) => {
    expect(sentences(raw).join(' ')).toContain(words);
  });

  it('leaves the lines of a paragraph together', () => {
    const raw =
      'The patients of both groups were asked for their will-\ningness to go on with the treatment at home, and most of\nthem said that they would do so for another year at least.';
    expect(sentences(raw)).toHaveLength(1);
  });
});
