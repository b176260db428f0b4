import { describe, expect, it } from 'vitest';
import { quote } from '../../spans.ts';
import { readDocument } from '../text/read-document.ts';
import type { Card } from './card.ts';
import { judgeOf } from './card-likelihood.ts';
import { ask } from './phrases.ts';

const RAW = `Osmosis is a process that moves water through a membrane. Osmosis needs no energy. Cells use osmosis.
In 1997 the clinic, or a small office near the lake, was “some of our best”. Osmosis stops later.`;
const document = readDocument('text', RAW);
const at = (words: string) => {
  const start = RAW.indexOf(words);
  return { field: 'text', raw: RAW, start, end: start + words.length };
};
const card = (term: string, meaning: string, sentence: string): Card => ({
  kind: 'definition',
  question: ask('noun', { term: [quote(at(term))] }),
  answer: [quote(at(meaning))],
  key: term.toLowerCase(),
  at: RAW.indexOf(sentence),
});

describe('How likely a card is kept', () => {
  it('is higher for a class with its difference than for an aside of an example', () => {
    const judge = judgeOf(document);
    const good = judge(card('Osmosis', 'a process that moves water through a membrane', 'Osmosis is'));
    const bad = judge(card('clinic', 'a small office near the lake', 'In 1997'));
    expect(good).toBeGreaterThan(0.6);
    expect(bad).toBeLessThan(0.3);
  });

  it('is higher where the text says what a word means than where an aside only stands beside it', () => {
    const judge = judgeOf(document);
    const plain = card('Osmosis', 'a process that moves water through a membrane', 'Osmosis is');
    expect(judge({ ...plain, form: 'means' })).toBeGreaterThan(judge({ ...plain, form: 'is' }));
    expect(judge({ ...plain, form: 'is' })).toBeGreaterThan(judge({ ...plain, form: 'aside' }));
  });
});
