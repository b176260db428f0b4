import { expect, it } from 'vitest';
import { askedBy } from '../../../testing/asked-cards.ts';
import { occurrenceCards } from './occurrence-cards.ts';

it.each([
  [
    'A page fault occurs when a process accesses a page that is not in memory.',
    'When does a page fault occur?',
    'when a process accesses a page that is not in memory',
  ],
  [
    'A currency crisis arises when investors sell the money of a country at once.',
    'When does a currency crisis arise?',
    'when investors sell the money of a country at once',
  ],
])('A sentence that says when a thing occurs is asked for its condition: %j', (raw, question, answer) => {
  expect(askedBy(occurrenceCards, raw)).toEqual([[question, answer]]);
});

it.each([
  'This occurs when a process accesses a page that is not in memory.',
  'The problem occurs when a process accesses a page that is not in memory.',
  'A page fault occurs when these pages are not in memory.',
])('It is none without a term of its own or with words that point away: %j', (raw) => {
  expect(askedBy(occurrenceCards, raw)).toEqual([]);
});
