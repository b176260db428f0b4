import { describe, expect, it } from 'vitest';
import { askedBy } from '../../../testing/asked-cards.ts';
import { deedCards } from './deed-cards.ts';

describe('A law or treaty that is named gives a card on its deed', () => {
  it.each([
    [
      'The Fifteenth Amendment gave men the right to vote regardless of colour.',
      'What did the Fifteenth Amendment do?',
      'gave men the right to vote regardless of colour',
    ],
    [
      'In England the Statute of Labourers of 1351 tried to freeze wages at the level before the plague.',
      'What did the Statute of Labourers of 1351 do?',
      'tried to freeze wages at the level before the plague',
    ],
    [
      'The Seventeenth Amendment, ratified in 1913, gave voters the right to elect senators.',
      'What did the Seventeenth Amendment do?',
      'gave voters the right to elect senators',
    ],
    [
      'The Fourth Amendment protects people and houses from searches without a reason.',
      'What does the Fourth Amendment do?',
      'protects people and houses from searches without a reason',
    ],
  ])('%j', (raw, question, answer) => {
    expect(askedBy(deedCards, raw)).toEqual([[question, answer]]);
  });

  it.each([
    ['how it was received', 'The Quebec Act appeared gratuitous to the colonists who had settled there.'],
    ['what was done to it', 'The Stamp Act was repealed in the following year by the new ministry.'],
    ['what followed it', 'The Tea Act triggered a reaction with far more serious consequences than all before.'],
    ['an act without a name', 'The act gave all members of the council a new seat in the hall.'],
  ])('but not on %s', (_, raw) => {
    expect(askedBy(deedCards, raw)).toEqual([]);
  });
});
