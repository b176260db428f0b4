import { expect, it } from 'vitest';
import { askedBy } from '../../../testing/asked-cards.ts';
import { lawCards } from './law-cards.ts';

it.each([
  [
    'Rao v Lind [1893]: an offer to the world can be accepted by whoever performs it.',
    'What was decided in Rao v Lind [1893]?',
    'an offer to the world can be accepted by whoever performs it',
  ],
  [
    'Rao v Lind [1893] AC 562 held that an offer to the world can be accepted by whoever performs it.',
    'What was decided in Rao v Lind [1893] AC 562?',
    'an offer to the world can be accepted by whoever performs it',
  ],
])('A decided case gives a card: %j', (raw, question, answer) => {
  expect(askedBy(lawCards, raw)).toContainEqual([question, answer]);
});

it('A named rule of a legal text is asked by what it means', () => {
  const raw = `The court held the defendant liable in negligence for the breach. The claimant sued in tort.
The "but for" test asks whether the harm would have come without the breach.`;
  expect(askedBy(lawCards, raw)).toContainEqual([
    'What does the "but for" test ask?',
    'whether the harm would have come without the breach',
  ]);
});
