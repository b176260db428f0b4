import { expect, it } from 'vitest';
import { askedBy } from '../../../testing/asked-cards.ts';
import { clozeCards } from './cloze-cards.ts';

it.each([
  [
    'a piece of a name',
    'Bartolomé de las Casas wrote about the islands of the west. Later de las Casas returned to the islands.',
    'de las Casas',
  ],
  [
    'half of a case',
    'Goods on display were at issue in Pharmaceutical Society v Boots. Later Pharmaceutical Society v Boots was followed.',
    'Pharmaceutical Society',
  ],
  [
    'a piece of a longer term',
    'The advertisement was held to be an invitation to treat by the court. An invitation to treat is a statement that invites offers.',
    'invitation',
  ],
  [
    'what is only counted',
    'The sample is small since only two stands were sampled in June. Both stands grow. The stands differ.',
    'stands',
  ],
])('No gap is left for %s', (_, raw, answer) => {
  expect(askedBy(clozeCards, raw).map(([, told]) => told)).not.toContain(answer);
});
