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

it.each([
  ['* silence is no acceptance (Felt v Lind 1862)', 'What was decided in Felt v Lind 1862?', 'silence is no acceptance'],
  [
    '* a question is no counter-offer - Stern, Jaks & Co v Lean (1880)',
    'What was decided in Stern, Jaks & Co v Lean (1880)?',
    'a question is no counter-offer',
  ],
  [
    'Past favours are no consideration. Rosen v Thal (1842)',
    'What was decided in Rosen v Thal (1842)?',
    'Past favours are no consideration',
  ],
])('A line of notes whose case stands behind its rule is a card on the case: %j', (raw, question, answer) => {
  expect(askedBy(lawCards, raw)).toEqual([[question, answer]]);
});

it.each(['* see also (Felt v Lind 1862)', '## Nation v. State and Worth v. State', 'Offer: Felt v Lind (1862)'])(
  'A line that names a case without a rule is none: %j',
  (raw) => {
    expect(askedBy(lawCards, raw)).toEqual([]);
  },
);
