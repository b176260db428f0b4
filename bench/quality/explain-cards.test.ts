import { expect, it } from 'vitest';
import { explainCards } from './explain-cards.ts';

it('Each sentence is told with its cards, or with the reason why it has none', () => {
  const text =
    'Osmosis is the movement of water across a membrane. It was first described in 1748. Osmosis refers to a flow of solvent through a membrane. Water is everywhere on the planet.';
  expect(explainCards(text, 5)).toEqual([
    'Osmosis is the movement of water across a membrane.',
    '    definition, its term is asked: What is osmosis? – the movement of water across a membrane',
    'It was first described in 1748.',
    '    by itself: no, it leans on the sentence before',
    'Osmosis refers to a flow of solvent through a membrane.',
    '    definition, drawn: What is osmosis? – a flow of solvent through a membrane',
    'Water is everywhere on the planet.',
    '    no kind of card knows its form',
  ]);
});
