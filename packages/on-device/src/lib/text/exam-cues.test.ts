import { describe, expect, it } from 'vitest';
import { isMarked, isNotNeeded, POINTS_BACK } from './exam-cues.ts';

describe('A line is marked', () => {
  it.each([
    ['a mark in brackets', 'crossing over = prophase I (!!! exam)'],
    ['a mark in capitals', 'EXAM krebs cycle steps'],
    ['a mark at the end', 'osmosis vs diffusion exam!'],
    ['three exclamation marks', 'learn the pKa values!!!'],
    ['a test', 'Buffers are on the test.'],
    ['a final', 'This will be on the final.'],
    ['a kind of quiz', 'The viola will be on listening quiz next week'],
    ['a question that is announced', 'There will definitely be a question on the two models.'],
    ['a common error', 'Students always get this wrong.'],
    ['a call to listen', 'So listen: heat is not temperature.'],
    ['a call to remember', 'Remember this one for later.'],
    ['an abbreviation', 'G1/S checkpoint most imp, p53 stops it'],
    ['something needed beside something that is not', "You don't need to know the names, but the steps will be on the exam."],
  ])('by %s', (_kind, line) => {
    expect(isMarked(line, true)).toBe(true);
    expect(isNotNeeded(line)).toBe(false);
  });

  it.each([
    'We tried the best weights on the test set.',
    'The most common crop of the region is wheat.',
    'Doctors test the blood for sugar.',
    'An important crop is wheat.',
  ])('not by words of the subject: %s', (line) => {
    expect(isMarked(line)).toBe(false);
  });
});

describe('A line is named as not needed', () => {
  it.each([
    "You don't need to know the substages of prophase I.",
    'You do not have to memorize all the amino acids.',
    'The derivation is not on the exam.',
    "I'm not going to test you on the structure of the enzyme.",
    "This won't be on the final.",
    'No need to learn the dates.',
    'dont need to know the dates',
  ])('%s', (line) => {
    expect(isNotNeeded(line)).toBe(true);
    expect(isMarked(line, true)).toBe(false);
  });

  it.each(['We do not know how it works.', "don't know why yet", 'Cells do not need oxygen for this.', 'Do you need to know this?'])(
    'but not by: %s',
    (line) => {
      expect(isNotNeeded(line)).toBe(false);
    },
  );
});

describe('A hint refers to the sentence before it', () => {
  it.each([
    ['and these two are equivalent and you will get asked to prove that in the exam', true],
    ['This will be on the exam.', true],
    ['these two laws come up every year', false],
  ])('"%s": %s', (text, refers) => {
    expect(POINTS_BACK.test(text)).toBe(refers);
  });
});
