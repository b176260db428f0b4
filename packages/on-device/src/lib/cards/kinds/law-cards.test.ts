import { expect, it } from 'vitest';
import { askedBy } from '../../../testing/asked-cards.ts';
import { lawCards } from './law-cards.ts';

it.each([
  [
    'Rao v Lind [1893]: an offer to the world can be accepted by whoever performs it.',
    'What was decided in Rao v Lind [1893]?',
    'an offer to the world can be accepted by whoever performs it',
  ],
])('A decided case gives a card: %j', (raw, question, answer) => {
  expect(askedBy(lawCards, raw)).toContainEqual([question, answer]);
});
