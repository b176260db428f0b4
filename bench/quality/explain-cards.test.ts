import { expect, it } from 'vitest';
import { explainCards } from './explain-cards.ts';

it('Each sentence is told with its cards, or with the reason why it has none', () => {
  const text = 'Osmosis is the movement of water across a membrane. It was first described in 1748. Water is everywhere on the planet.';
  expect(explainCards(text, 5)).toEqual([
    'Osmosis is the movement of water across a membrane.',
    '    definition, drawn: What is osmosis? – the movement of water across a membrane',
    '    cloze, its term is asked: Fill the gap: _____ is the movement of water across a membrane. – Osmosis',
    'It was first described in 1748.',
    '    by itself: no, it leans on the sentence before',
    'Water is everywhere on the planet.',
    '    no kind of card knows its form',
  ]);
});
