import { expect, it } from 'vitest';
import { relatedStems } from './related-stems.ts';
import { spelledStem } from './stems.ts';

it.each([
  ['occupation', 'occupied'],
  ['application', 'applies'],
  ['absorption', 'absorbs'],
  ['invasion', 'invaded'],
  ['transmission', 'transmits'],
  ['reduction', 'reduced'],
  ['induction', 'induces'],
  ['perception', 'perceived'],
  ['synapse', 'synaptic'],
  ['hydrolysis', 'hydrolyzed'],
  ['division', 'divides'],
])('%s and %s are made of the same word', (noun, verb) => {
  expect(relatedStems(spelledStem(noun))).toContain(spelledStem(verb));
  expect(relatedStems(spelledStem(verb))).toContain(spelledStem(noun));
});

it.each([
  ['mission', 'mitosis'],
  ['product', 'produces'],
  ['party', 'part'],
])('%s and %s are not', (one, other) => {
  expect(relatedStems(spelledStem(one))).not.toContain(spelledStem(other));
});
