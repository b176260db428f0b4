import { expect, it } from 'vitest';
import { askedBy } from '../../../../testing/asked-cards.ts';
import { superlativeCards } from './superlative-cards.ts';

const asked = (heading: string, sentence: string) => askedBy(superlativeCards, `${heading}\n\n${sentence}`);

it.each([
  [
    'The clavicle',
    'The clavicle is the most commonly fractured bone in the body.',
    'What is the most commonly fractured bone in the body?',
    'The clavicle',
  ],
  [
    'Bicarbonate',
    'Bicarbonate is the second most abundant anion in the blood.',
    'What is the second most abundant anion in the blood?',
    'Bicarbonate',
  ],
  [
    'Argon',
    'Argon is the third most abundant gas in dry air, and it has no color.',
    'What is the third most abundant gas in dry air?',
    'Argon',
  ],
])('What is the most of its class is asked by the class: %s', (heading, sentence, question, answer) => {
  expect(asked(heading, sentence)).toEqual([[question, answer]]);
});

it.each([
  ['Sovereignty', 'Sovereignty is the most important part of the identity of a state.'],
  ['The algorithm', 'The basic algorithm is straightforward in most of the cases.'],
  ['The SEC', 'The first chairperson of the SEC was Joseph Kennedy in the year of its start.'],
  ['The graph', 'The first label of the graph is a number on its axis.'],
  ['Migration', 'Migration is the highest it has ever been since the records began.'],
  ['Sulfur', 'The most common and most stable allotrope of sulfur is yellow.'],
])('What is praised, or is first in a list, is not asked: %s', (heading, sentence) => {
  expect(asked(heading, sentence)).toEqual([]);
});
