import { expect, it } from 'vitest';
import { askedBy } from '../../../testing/asked-cards.ts';
import { listCards } from './list-cards.ts';

it.each([
  [
    'There are two major types of agranulocytes: lymphocytes and monocytes.',
    'Complete the list: There are two major types of agranulocytes …',
    'lymphocytes and monocytes',
  ],
  ['The two main types of synapses are electrical and chemical.', 'What are the two main types of synapses?', 'electrical and chemical'],
  ['Light, heat and water are the main factors of growth.', 'What are the main factors of growth?', 'Light, heat and water'],
  ['The steps are:\n- mix\n- heat\n- pour', 'Complete the list: The steps are …', 'mix; heat; pour'],
])('A list gives a card: %j', (raw, question, answer) => {
  expect(askedBy(listCards, raw)).toContainEqual([question, answer]);
});

it.each([
  [
    'Deadlock needs four conditions: mutual exclusion, hold and wait, no preemption, circular wait.',
    'Deadlock needs four conditions',
    'mutual exclusion, hold and wait, no preemption, circular wait',
  ],
])('A list is asked for the members of %j', (raw, lead, answer) => {
  const cards = askedBy(listCards, `Deadlock\n${raw}\n\nNothing else is said here.`);
  const [, told] = cards.find(([question]) => question.includes(`“${lead}”`) || question.includes(`${lead} …`)) ?? [];
  expect(told).toBe(answer);
});
