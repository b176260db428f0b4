import { transcriptOf, type UnusedText } from '@marginalia/engine';
import { expect, it } from 'vitest';
import { linesOfUnused } from './unused-lines.ts';

const notes = 'Osmosis is a flow.\n\nsee fig 3\nATP ???\nThe end.';
const resultWith = (unused: readonly UnusedText[]) => ({
  transcript: transcriptOf('Text'),
  values: { notes },
  source: 'on-device',
  complete: true,
  verdict: { grade: 'partial', lacks: [], unused } as const,
});
const passage = (words: string): UnusedText => {
  const start = notes.indexOf(words);
  return { field: 'notes', start, end: start + words.length, reason: 'Words without a sentence.' };
};

it('Unused passages have their line and words, in the order of the text', () => {
  const { lines, unused, all, hasEmpty } = linesOfUnused(resultWith([passage('ATP ???'), passage('see fig 3')]));
  expect(lines.map(({ line, words }) => [line, words])).toEqual([
    [3, 'see fig 3'],
    [4, 'ATP ???'],
  ]);
  expect([unused, all, hasEmpty]).toEqual([2, 4, true]);
});

it('A passage over several lines counts each of them once', () => {
  const { lines, unused } = linesOfUnused(resultWith([passage('see fig 3\nATP ???'), passage('ATP')]));
  expect(lines[0]).toMatchObject({ words: 'see fig 3 ATP ???', line: 3, last: 4 });
  expect(unused).toBe(2);
});

it('A passage that is a part of its line says so, and a full stop around it is no part', () => {
  expect(linesOfUnused(resultWith([passage('flow')])).hasParts).toBe(true);
  expect(linesOfUnused(resultWith([passage('Osmosis is a flow'), passage('ATP')])).hasParts).toBe(false);
});

it('A passage outside of its field is left out', () => {
  expect(linesOfUnused(resultWith([{ field: 'notes', start: 5, end: 5_000, reason: '' }]))).toEqual({
    lines: [],
    unused: 0,
    all: 0,
    hasEmpty: false,
    hasParts: false,
  });
});
