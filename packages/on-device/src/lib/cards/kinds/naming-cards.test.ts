import { expect, it } from 'vitest';
import { askedBy } from '../../../testing/asked-cards.ts';
import { namingCards } from './naming-cards.ts';

it.each([
  [
    'The ridge of bone near the elbow is a rough area called the ulnar tuberosity.',
    'Fill the gap: The ridge of bone near the elbow is a rough area called the _____.',
    'ulnar tuberosity',
  ],
  [
    'At deep trenches one plate sinks below the other, which is known as subduction.',
    'Fill the gap: At deep trenches one plate sinks below the other, which is known as _____.',
    'subduction',
  ],
  [
    'Magma rises and forms new oceanic crust; this process is called seafloor spreading.',
    'Fill the gap: Magma rises and forms new oceanic crust; this process is called _____.',
    'seafloor spreading',
  ],
  [
    'This latitude, where the Sun can stand at the zenith at noon in summer, is called the Tropic of Cancer.',
    'Fill the gap: This latitude, where the Sun can stand at the zenith at noon in summer, is called the _____.',
    'Tropic of Cancer',
  ],
  [
    'Retailers often use a strategy that doubles the price, known as keystone pricing.',
    'Fill the gap: Retailers often use a strategy that doubles the price, known as _____.',
    'keystone pricing',
  ],
])('A sentence that ends in a name leaves a gap for it: %j', (raw, question, answer) => {
  expect(askedBy(namingCards, raw)).toContainEqual([question, answer]);
});

it.each([
  [
    'Light waves bend where they pass a small opening. This is called diffraction.',
    'Fill the gap: Light waves bend where they pass a small opening. This is called _____.',
    'diffraction',
  ],
  [
    'Both ventricles pump the same amount of blood. This quantity is referred to as stroke volume.',
    'Fill the gap: Both ventricles pump the same amount of blood. This quantity is referred to as _____.',
    'stroke volume',
  ],
  [
    'Similarly, an address that reaches a chosen group of hosts at once is called a multicast address.',
    'Fill the gap: an address that reaches a chosen group of hosts at once is called a _____.',
    'multicast address',
  ],
])('A gap for a name takes the words that say what is named: %s', (raw, question, answer) => {
  expect(askedBy(namingCards, raw)).toEqual([[question, answer]]);
});

it.each([
  'They move in pairs through the water of the lake. This is called schooling.',
  'The term first meant a tax on farms. It grew over many years in the south. The curve is called pdf.',
  'L-aspartame, commonly called aspartame, tastes sweet to most people of any age.',
])('No gap is made where two sentences do not say it: %s', (raw) => {
  expect(askedBy(namingCards, raw)).toEqual([]);
});

it.each([
  [
    'To keep track of which variables can be used where, it is useful to draw a **stack diagram**.',
    'Fill the gap: To keep track of which variables can be used where, it is useful to draw a _____ .',
    'stack diagram',
  ],
  [
    'The error message includes a **traceback**, which shows the function that is running.',
    'Fill the gap: The error message includes a _____ , which shows the function that is running.',
    'traceback',
  ],
])('A term in bold leaves a gap in the sentence that tells of it: %j', (raw, question, answer) => {
  expect(askedBy(namingCards, `${raw} Most programs have many functions and variables.`)).toContainEqual([question, answer]);
});

it.each([
  'The palace of **Urewe** lies near the oldest centers of iron smelting.',
  'Languages such as **interlingua** have few speakers in the towns of the coast.',
  'The farm was run as a **sharecropping** business by the family of the owner.',
  'Each program needs a **traceback** or monitoring program from the first day.',
])('No gap is left for a bold name, one of several, or a case: %j', (raw) => {
  expect(askedBy(namingCards, `${raw} Most programs have many functions and variables.`)).toEqual([]);
});

it('A term of the list at the end of a chapter is asked from the sentence that opens with it', () => {
  const raw = `Sociologists compare many core nations in their studies of the world. Core nations are industrial and rich, and they rule the trade of others.

Key Terms

core nations
periphery
`;
  expect(askedBy(namingCards, raw)).toEqual([
    ['Fill the gap: _____ are industrial and rich, and they rule the trade of others.', 'Core nations'],
  ]);
});
