import { describe, expect, it } from 'vitest';
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
  ['has a word that begins as a month does', '6 MARKET Growth of the sector'],
  ['leaves out who did it', '1963: Recruited by the directorate and sent to a mission'],
  ['goes on elsewhere', '1902: see also the second chapter'],
  ['names a decided case', '- a question is no counter-offer - Stern v Lean (1880)'],
  ['names a source', '- R. A. Fisher: The Genetic Theory of Natural Selection (1930)'],
])('A line with a number is no event if it %s', (_, raw) => {
  expect(askedBy(eventCards, raw)).toEqual([]);
});

describe('In a text that tells of many dates', () => {
  const REST = 'Unrest of 1640. Rule of 1641. Peace of 1642.';

  it.each([
    ['The Treaty of Utrecht was signed on 11 April 1713.', 'The Treaty of Utrecht was signed', '11 April 1713'],
    ['In 1921 the Allies fixed the debt of Germany in gold.', 'the Allies fixed the debt of Germany in gold', '1921'],
    ['The Dawes Plan of 1924 brought loans.', 'The Dawes Plan', '1924'],
    ['The Locarno treaties (1925) secured the borders.', 'The Locarno treaties', '1925'],
  ])('a sentence with one date is asked for it: %j', (sentence, event, date) => {
    expect(askedBy(eventCards, `${sentence} ${REST}`)).toEqual([[`When was this: ${event}?`, date]]);
  });

  it.each([
    ['leaves out who did it', 'They signed the treaty with France in 1713.'],
    ['tells of a span of years', 'Germany paid its debt to France from 1921 to 1924.'],
    ['names nobody', 'Prices of bread rose in every town in 1923.'],
  ])('a sentence is none if it %s', (_, sentence) => {
    expect(askedBy(eventCards, `${sentence} ${REST}`)).toEqual([]);
  });

  it('a single date within much else is none', () => {
    const other = 'Plants take up water through their roots and give it off through their leaves in the light of the day. ';
    expect(askedBy(eventCards, `${other.repeat(12)}Mendel published his work on peas in 1866.`)).toEqual([]);
  });
});
