import { expect, it } from 'vitest';
import { askedBy } from '../../../testing/asked-cards.ts';
import { contrastCards } from './contrast-cards.ts';

it.each([
  [
    'Unlike fiscal policy, monetary policy is set by the bank.',
    'How do fiscal policy and monetary policy differ?',
    'Unlike fiscal policy, monetary policy is set by the bank.',
  ],
])('A contrast gives a card: %j', (raw, question, answer) => {
  expect(askedBy(contrastCards, raw)).toContainEqual([question, answer]);
});

it('A contrast compares what follows the colon', () => {
  const asked = askedBy(
    contrastCards,
    'Two powers wanted more land: Prussia claimed Saxony, while Russia claimed Poland. Prussia and Russia agreed.',
  );
  expect(asked.map(([question]) => question)).toEqual(['How do Prussia and Russia differ?']);
});
