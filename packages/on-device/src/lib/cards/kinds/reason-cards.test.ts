import { expect, it } from 'vitest';
import { askedBy } from '../../../testing/asked-cards.ts';
import { reasonCards } from './reason-cards.ts';

it.each([
  ['Britain entered the war because Belgium was invaded.', 'Why is this so: Britain entered the war?', 'because Belgium was invaded'],
])('A reason gives a card: %j', (raw, question, answer) => {
  expect(askedBy(reasonCards, raw)).toContainEqual([question, answer]);
});
