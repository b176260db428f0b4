import { expect, it } from 'vitest';
import { askedBy } from '../../../../testing/asked-cards.ts';
import { eventCards } from './event-cards.ts';

it.each([
  ['1865: abolition of slavery', 'When was this: abolition of slavery?', '1865'],
  ['- 1861-1865: civil war', 'When was this: civil war?', '1861-1865'],
  ['* 14 July 1789 – the Bastille falls', 'When was this: the Bastille falls?', '14 July 1789'],
  ['- 395 CE: continuation of the empire in the east', 'When was this: continuation of the empire in the east?', '395 CE'],
  ['28 July Austria declares war', 'When was this: Austria declares war?', '28 July'],
  ['28 June 1914 Sarajevo: the heir is shot', 'When was this: Sarajevo: the heir is shot?', '28 June 1914'],
  ['1919 -> Treaty of Versailles', 'When was this: Treaty of Versailles?', '1919'],
  ['- American Revolutionary War (1775–1783)', 'When was this: American Revolutionary War?', '1775–1783'],
])('A line of notes with its date is a card on the date: %j', (raw, question, answer) => {
  expect(askedBy(eventCards, raw)).toEqual([[question, answer]]);
});

it.each([
  ['measures an amount', '250: people per class'],
  ['is a duty', '28 July Exam in room 4'],
  ['is one word', '1914: war'],
  ['leaves out who did it', '1963: Recruited by the directorate and sent to a mission'],
  ['goes on elsewhere', '1902: see also the second chapter'],
  ['names a decided case', '- a question is no counter-offer - Stern v Lean (1880)'],
  ['names a source', '- R. A. Fisher: The Genetic Theory of Natural Selection (1930)'],
])('A line with a number is no event if it %s', (_, raw) => {
  expect(askedBy(eventCards, raw)).toEqual([]);
});
