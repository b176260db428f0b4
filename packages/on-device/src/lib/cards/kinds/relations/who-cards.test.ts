import { expect, it } from 'vitest';
import { askedBy } from '../../../../testing/asked-cards.ts';
import { whoCards } from './who-cards.ts';

const asked = (heading: string, sentence: string) => askedBy(whoCards, `${heading}\n\n${sentence}`);

it.each([
  [
    'Inferiority complex',
    'Alfred Adler (1937) proposed the concept of the inferiority complex.',
    'Who proposed the concept of the inferiority complex?',
    'Alfred Adler',
  ],
  [
    'The electric field',
    'In 1845, the English scientist Michael Faraday proposed the concept of an electric field.',
    'Who proposed the concept of an electric field?',
    'Michael Faraday',
  ],
  [
    'Sociology',
    'The term sociology was coined by Emmanuel Joseph Sieyès, who wrote essays.',
    'Who coined the term sociology?',
    'Emmanuel Joseph Sieyès',
  ],
])('The author of what the text teaches is asked: %s', (heading, sentence, question, answer) => {
  expect(asked(heading, sentence)).toEqual([[question, answer]]);
});

it.each([
  ['Phrenology', 'Initially developed in Europe by doctors, phrenology came to the colonies late.'],
  ['Waves', 'Researchers discovered the waves of the second kind in the southern sea.'],
  ['The company', 'Blakely founded her company with the money that she had saved before.'],
])('An author without a name, or of a thing without one, is not asked: %s', (heading, sentence) => {
  expect(asked(heading, sentence)).toEqual([]);
});
