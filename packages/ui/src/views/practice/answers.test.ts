import { describe, expect, it } from 'vitest';
import { answersText, isPracticeAnswers, withAloud, withAnswerText } from './answers.ts';
import type { PracticeEntry } from './questions.ts';

const entry = (number: number, question: string): PracticeEntry => ({
  id: `q${number}`,
  number,
  group: 'Opening',
  asked: { question },
  source: undefined,
});
const kept = (text: string) => withAnswerText(undefined, 'q1', text, '');

describe('an answer', () => {
  it('replaces the one that was edited', () => {
    expect(withAnswerText(kept('I built'), 'q1', 'I built a map', 'I built').texts).toEqual({ q1: 'I built a map' });
  });

  it.each([
    ['a longer one', 'I built a map', 'I built it', 'I built', 'I built it a map'],
    ['another one', 'We led a team', 'I built it', 'I built', 'We led a team\n\nI built it'],
    ['the same one', 'I built it', 'I built it', 'I built', 'I built it'],
    ['none', ' ', 'I built it', 'I built', 'I built it'],
  ])('loses nothing where another tab has written %s', (_name, other, mine, base, expected) => {
    expect(withAnswerText(kept(other), 'q1', mine, base).texts['q1']).toBe(expected);
  });

  it('leaves the answers to other questions', () => {
    const both = withAnswerText(kept('One'), 'q2', 'Two', '');
    expect(both.texts).toEqual({ q1: 'One', q2: 'Two' });
    expect(withAloud(withAloud(both, 'q2', true), 'q2', true)).toEqual({ ...both, aloud: ['q2'] });
  });
});

it.each([null, 3, 'text', {}, { texts: [], aloud: {} }, { texts: { q1: 1 }, aloud: [] }, { texts: {}, aloud: [], at: 2 }])(
  'does not take %j for answers',
  (value) => expect(isPracticeAnswers(value)).toBe(false),
);

it('writes the answered questions with their answers', () => {
  const entries = [entry(1, 'Who are you?'), entry(2, 'Why here?'), entry(3, 'When?')];
  expect(answersText(entries, withAloud(kept(' Ann. '), 'q3', true))).toBe('1. Who are you?\n\nAnn.\n\n\n3. When?\n\n(answered aloud)\n');
});
