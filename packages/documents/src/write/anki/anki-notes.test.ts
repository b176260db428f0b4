import { type ExportSection, exportsOf } from '@marginalia/engine';
import { expect, it } from 'vitest';
import { pairsOf } from './anki-notes.ts';

it('A definition is one card, where a term and a question give it', () => {
  const sections = [
    {
      kind: 'term',
      title: 'Definitions',
      items: [
        { term: 'price elasticity', meaning: 'a measure of change' },
        { term: 'slope', meaning: 'a ratio' },
      ],
    },
    { kind: 'card', title: 'Check Yourself', items: [{ front: 'What is price elasticity?', back: 'A measure of change.' }] },
  ] as unknown as ExportSection[];
  expect(pairsOf({ sections })).toEqual([
    { front: 'slope', back: 'a ratio' },
    { front: 'What is price elasticity?', back: 'A measure of change.' },
  ]);
});

it('A term is a card where its meaning is told, not where a sentence only uses it', () => {
  const items = [
    { term: 'hospitals', meaning: 'We observed nurses at 2 hospitals.', times: 3 },
    { term: 'nurses', meaning: 'A volunteer sample of 98 nurses was observed.' },
    { term: 'osmosis', meaning: 'Osmosis is the movement of water.' },
    { term: 'CI', meaning: 'confidence interval for incidence' },
    { term: 'trade' },
  ];
  const sections = [{ kind: 'term', title: 'Key Terms', items }] as unknown as ExportSection[];
  expect(pairsOf({ sections }).map(({ front }) => front)).toEqual(['osmosis', 'CI']);
  expect(exportsOf(sections).find(({ name }) => name === 'cards')?.counts).toEqual([{ kind: 'term', count: 2 }]);
  const unexplained = [{ kind: 'term', title: 'Key Terms', items: items.slice(0, 2) }] as unknown as ExportSection[];
  expect(exportsOf(unexplained).map(({ name }) => name)).toEqual(['whole']);
});
