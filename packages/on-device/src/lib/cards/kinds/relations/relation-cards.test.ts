import { expect, it } from 'vitest';
import { askedBy } from '../../../../testing/asked-cards.ts';
import type { TextDocument } from '../../../text/document.ts';
import { claimCards } from '../claim-cards.ts';
import { relationCards } from './relation-cards.ts';

const relations = (document: TextDocument) => [relationCards, claimCards].flatMap((make) => make(document));

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
    'Calcitonin',
    'Calcitonin lowers the level of calcium in the blood and in the fluid between the cells. The thyroid gland makes calcitonin.',
    'What does calcitonin do?',
    'lowers the level of calcium in the blood and in the fluid between the cells',
  ],
  [
    'General partnerships',
    'A general partnership is created when two or more people agree to run a business for profit.',
    'When is a general partnership created?',
    'when two or more people agree to run a business for profit',
  ],
  [
    'Transhumant pastoralism',
    'Transhumant pastoralism is built around a seasonal migration between two households of a family.',
    'What is transhumant pastoralism built around?',
    'a seasonal migration between two households of a family',
  ],
  [
    'Page faults',
    'A page fault occurs whenever a process accesses a page that is not in memory.',
    'When does a page fault occur?',
    'whenever a process accesses a page that is not in memory',
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
  ['Health care providers', 'Health care providers monitor the pressure of the blood over several weeks of treatment.'],
  ['Subtests', 'The subtests target the muscles of the arms and the legs in the first part of it.'],
  ['A similar formula', 'A similar formula is used to compute the balance at the end of the year.'],
  ['Thermal vents', 'Thermal vents began to attract more attention after the first pictures of them.'],
  ['Brands', 'If a brand lives by what people see, feel, and hear, then there is room for ideas.'],
])('No relation is asked of what holds once, of one thing, or of half a condition: %s', (heading, sentence) => {
  expect(askedBy(relations, section(heading, sentence))).toEqual([]);
});
