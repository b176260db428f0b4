import { describe, expect, it } from 'vitest';
import { type Line, textOf } from '../../spans.ts';
import { inSentence } from './in-sentence.ts';
import { readDocument } from './read-document.ts';

const spans = (raw: string, term: string): Line => {
  const start = raw.indexOf(term);
  return inSentence(readDocument('f', raw), { field: 'f', raw, start, end: start + term.length });
};
const said = (raw: string, term: string) => textOf(spans(raw, term));

describe('A term inside a sentence', () => {
  it.each([
    ['Osmosis is the movement of water.', 'Osmosis', 'osmosis'],
    ['Money is anything that people accept.', 'Money', 'money'],
    ['Xylem is a tissue. The xylem carries water.', 'Xylem', 'xylem'],
    ['Cellular respiration is the release of energy.', 'Cellular respiration', 'cellular respiration'],
    ['Thermohaline circulation is a flow of water.', 'Thermohaline circulation', 'thermohaline circulation'],
    ['Open market operations are purchases of bonds.', 'Open market operations', 'open market operations'],
  ])('loses the capital that it has only at the start of a sentence: %j', (raw, term, expected) => {
    expect(said(raw, term)).toBe(expected);
  });

  it.each([
    ['DNA is a molecule.', 'DNA'],
    ['Napoleon was a general of France.', 'Napoleon'],
    ['Marxism is the theory of Marx.', 'Marxism'],
    ['Reconstruction was an era. After the war, Reconstruction began.', 'Reconstruction'],
    ['Great Depression is the name of a crisis.', 'Great Depression'],
    ['Krebs cycle: a series of reactions', 'Krebs cycle'],
  ])('keeps the capital of a name: %j', (raw, term) => {
    expect(said(raw, term)).toBe(term);
  });

  it('marks the changed letter as computed and quotes the rest', () => {
    expect(spans('Osmosis is a movement.', 'Osmosis')).toEqual([
      { kind: 'computed', text: 'o', rule: 'first letter inside a sentence' },
      { kind: 'quote', text: 'smosis', field: 'f', start: 1, end: 7 },
    ]);
  });
});
