import { expect, it } from 'vitest';
import { splitSentences } from './split-sentences.ts';

const pieces = (raw: string) => splitSentences(raw, 0, raw.length).map(({ start, end }) => raw.slice(start, end));

it.each([
  ['active transport means energy is used to move ions passive transport means molecules move down their gradient.', 'passive transport'],
  ['fixed costs are costs that stay the same variable costs are costs that change with output.', 'variable costs'],
])('Two subjects with one noun and one verb are two sentences without a full stop: %s', (raw, second) => {
  expect(pieces(raw)).toEqual([raw.slice(0, raw.indexOf(second) - 1), raw.slice(raw.indexOf(second))]);
});

it.each([
  'The right ventricle is the chamber that the left ventricle is compared with.',
  'Active transport is faster than passive transport is in most cells.',
  'Primary care is important because secondary care is costly.',
  'Simple interest is paid on the principal, and compound interest is paid on interest.',
])('A sentence that compares or joins its subjects stays whole: %s', (raw) => {
  expect(pieces(raw)).toEqual([raw]);
});
