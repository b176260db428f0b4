import { expect, it } from 'vitest';
import { askedBy } from '../../../../testing/asked-cards.ts';
import type { TextDocument } from '../../../text/document.ts';
import { claimCards } from '../claim-cards.ts';
import { attributeCards } from './attribute-cards.ts';
import { conditionCards } from './condition-cards.ts';
import { relationCards } from './relation-cards.ts';

const relations = (document: TextDocument) => [relationCards, attributeCards, conditionCards, claimCards].flatMap((make) => make(document));

/** A text whose term stands in a heading, as in a section of a book. */
const section = (heading: string, sentence: string) => `${heading}\n\n${sentence}`;

it.each([
  [
    'Multicast addresses',
    'Multicast addresses are used to send messages to a subset of the hosts on a network.',
    'What are multicast addresses used for?',
    'to send messages to a subset of the hosts on a network',
  ],
  [
    'The scapula',
    'The scapula is located on the back side of the shoulder.',
    'Where is the scapula located?',
    'on the back side of the shoulder',
  ],
  [
    'Angular eccentricity',
    'Angular eccentricity is calculated by dividing the distance between the foci by the long axis.',
    'How is angular eccentricity calculated?',
    'by dividing the distance between the foci by the long axis',
  ],
  [
    'Loop diuretics',
    'Loop diuretics increase urinary output by blocking the uptake of sodium in the kidney.',
    'How do loop diuretics increase urinary output?',
    'by blocking the uptake of sodium in the kidney',
  ],
  [
    'Blood groups',
    'Blood groups are determined by the presence or absence of marker molecules on the cells.',
    'What are blood groups determined by?',
    'the presence or absence of marker molecules on the cells',
  ],
  [
    'Capital budgeting',
    'The main goal of capital budgeting is to choose the projects that add most to the value of a company.',
    'What is the main goal of capital budgeting?',
    'to choose the projects that add most to the value of a company',
  ],
  [
    'Vapor pressure',
    'When the vapor pressure equals the pressure of the air, the liquid reaches its boiling point.',
    'What happens when the vapor pressure equals the pressure of the air?',
    'the liquid reaches its boiling point',
  ],
  [
    'Spinal nerves',
    'Spinal nerves arise from the spinal cord as pairs of roots on both of its sides.',
    'What do spinal nerves arise from?',
    'the spinal cord as pairs of roots on both of its sides',
  ],
])('A relation is asked of a term of the text: %s', (heading, sentence, question, answer) => {
  const cards = askedBy(relations, section(heading, sentence)).map(([asked, told]) => [asked.toLowerCase(), told]);
  expect(cards).toContainEqual([question.toLowerCase(), answer]);
});

it.each([
  ['Spironolactone', 'Spironolactone is used for 4 to 8 weeks alone in most of the patients.'],
  ['The drug', 'The drug is used to treat the failure of the heart and of the liver.'],
  ['Diuretics', 'Diuretics were used to treat the failure of the heart and of the liver.'],
  ['The United States', 'The United States protects many products of its farms by high tariffs.'],
  ['Sucrose', 'When heated in the absence of air, sucrose breaks down into carbon and water.'],
  ['Brands', 'If a brand lives by what people see, feel, and hear, then there is room for ideas.'],
])('No relation is asked of what holds once, of one thing, or of half a condition: %s', (heading, sentence) => {
  expect(askedBy(relations, section(heading, sentence))).toEqual([]);
});
