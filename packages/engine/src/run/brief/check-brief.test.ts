import { describe, expect, it } from 'vitest';
import type { ResolvedSection } from '../../definition/outline.ts';
import { proseOf } from '../../testing/index.ts';
import { joinSections, splitSections } from '../text/split-sections.ts';
import { checkBrief, countItems } from './check-brief.ts';
import { shortfallSentences } from './shortfalls.ts';

const section = (title: string, more: Partial<ResolvedSection> = {}): ResolvedSection => ({
  id: title.toLowerCase(),
  title,
  brief: '',
  order: 'body',
  steps: [],
  ...more,
});
const outline = [
  section('Abstract', { words: [100, 150] }),
  section('Cards', { items: [3, 5], itemName: 'card' }),
  section('References', { items: [2, 4], itemName: 'reference' }),
];
const good = `Abstract\n${proseOf(120, 'a')}\n\nCards\n1. Q: x\nA: y\n2. Q: x\nA: y\n3. Q: x\nA: y\n\nReferences\n1. One\n2. Two`;
const rules = (text: string): string[] =>
  checkBrief(text, outline).map((found) => ('section' in found ? `${found.rule} ${found.section.title}` : found.rule));

describe('The brief check', () => {
  it.each([
    ['what was asked for', good, []],
    ['titles in other forms', good.replace('Abstract', '1. ABSTRACT:').replace('Cards\n', 'cards\n'), []],
    ['a length just off the mark', good.replace(proseOf(120, 'a'), proseOf(88, 'a')), []],
    ['too few words', good.replace(proseOf(120, 'a'), proseOf(80, 'a')), ['few Abstract']],
    ['too many words', good.replace(proseOf(120, 'a'), proseOf(180, 'a')), ['many Abstract']],
    ['too few items', good.replace('3. Q: x\nA: y\n', ''), ['few Cards']],
    ['a missing section', good.replace(/Cards[\s\S]*?(?=References)/, ''), ['missing Cards']],
    ['an empty section', good.replace(/(Cards\n)[\s\S]*?(?=References)/, '$1'), ['missing Cards']],
    ['another order', `References\n1. One\n2. Two\n\n${good.replace(/\n\nReferences[\s\S]*/, '')}`, ['order']],
    ['a text without its first title', good.replace('Abstract\n', ''), []],
    ['marks that are left', `${good}\n# More`, ['marks']],
    ['a refusal', "I'm sorry, but I can't help with that.", ['refusal']],
  ])('returns the right findings for %s', (_what, text, found) => {
    expect(rules(text)).toEqual(found);
  });

  it.each([
    [3, '1. a\n2. b\n3. c'],
    [2, 'Question 1: a\nQuestion 2: b'],
    [3, 'i. a\nii. b\niii. c'],
    [2, 'Q: a\nA: b\nQ: c\nA: d'],
    [3, '- a\n- b\n- c'],
    [2, 'Smith, A. (2001).\n\nJones, B. (2002).'],
    [2, '(1) a\n- note\n- note\n(2) b\n- note'],
  ])('counts %i items in %j', (count, text) => {
    expect(countItems(text)).toBe(count);
  });

  it('takes a text with a section of the outline for an answer, even if it begins like a refusal', () => {
    expect(rules("I can't write all of it.\n\nAbstract\nShort.")).not.toContain('refusal');
  });

  it('describes each shortfall in a calm sentence', () => {
    const text = 'Abstract\nShort.\n\nCards\n1. Q: x\nA: y\n2. Q: x\nA: y\n\nReferences\n1. One\n2. Two';
    expect(shortfallSentences(checkBrief(text, outline), outline)).toEqual([
      'Shorter than asked for: "Abstract" (1 of 100 to 150 words).',
      'Fewer than asked for: "Cards" (2 of 3 to 5 cards).',
      '"References" was written by a model. Verify each entry against its source before you submit.',
    ]);
    expect(shortfallSentences(checkBrief('Abstract\nShort.', outline), outline)).toEqual([
      'Missing: "Cards", "References".',
      'Shorter than asked for: "Abstract" (1 of 100 to 150 words).',
    ]);
  });
});

it.each([
  ['Works Cited', undefined, 1],
  ['Sources Read', 'reference', 1],
  ['Sources Read', 'source', 0],
])('For "%s", a list of %s, the note asks for %i checks', (title, itemName, count) => {
  expect(shortfallSentences([], [section(title, itemName === undefined ? {} : { itemName })])).toHaveLength(count);
});

describe('A text in sections', () => {
  it('is unchanged when it is split and joined, with its titles as in the outline', () => {
    expect(joinSections(splitSections(good, outline), outline)).toBe(good);
    expect(joinSections(splitSections(`${good.replace('Cards\n', '2. cards:\n')}`, outline), outline)).toBe(good);
  });

  it('keeps the text before the first title, and recognises each title only once', () => {
    const { lead, found } = splitSections('Before.\nAbstract\nOne\nAbstract\nTwo', outline);
    expect(lead).toBe('Before.');
    expect(found.map(({ text }) => text)).toEqual(['One\nAbstract\nTwo']);
  });
});
