import type { ExportSection } from '@marginalia/engine';
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
