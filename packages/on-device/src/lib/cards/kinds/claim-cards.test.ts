import { expect, it } from 'vitest';
import { askedBy } from '../../../testing/asked-cards.ts';
import { claimCards } from './claim-cards.ts';

it.each([
  [
    'The Sixth Amendment guarantees the right to a lawyer of the own choice.',
    'What does the Sixth Amendment guarantee?',
    'the right to a lawyer of the own choice',
  ],
  [
    'In a direct democracy, people decide on laws by a vote of all.',
    'What happens in a direct democracy?',
    'people decide on laws by a vote of all',
  ],
])('A claim gives a card: %j', (raw, question, answer) => {
  expect(askedBy(claimCards, raw)).toContainEqual([question, answer]);
});

it.each([
  ['a noun in -s', 'Process states have five names. The process states change when the scheduler runs.'],
  ['what leans on another sentence', 'Paging divides this area into frames. The OS then loads it from the disk.'],
  ['what several verbs say', 'The NK cell binds to the abnormal target cell, releases the granules, and detaches from the cell.'],
  ['what somebody did once', 'Governments prohibited imports of cloth and of tea from all of their rivals.'],
  ['what it has', 'Paging has two costs that matter to the speed of programs.'],
])('Nothing is asked about what %s does', (_, raw) => {
  expect(askedBy(claimCards, raw)).toEqual([]);
});
