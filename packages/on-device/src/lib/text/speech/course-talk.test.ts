import { describe, expect, it } from 'vitest';
import { advertisements } from './course-talk.ts';

const said = (...texts: string[]) => texts.map((text) => ({ text }));

describe('An advertisement in a talk', () => {
  it('reaches from one praise of an offer to the next one near it', () => {
    const talk = said(
      'Cells divide.',
      'This hour is brought to you by Tea and Sons.',
      'Their tea is full of vitamins.',
      'Go to tea dot com slash cells.',
      'Cells divide again.',
    );
    expect([...advertisements(talk)].map(({ text }) => text)).toEqual(talk.slice(1, 4).map(({ text }) => text));
  });

  it('does not reach over a long part of the talk', () => {
    const talk = said('Please subscribe.', ...Array.from({ length: 20 }, () => 'Cells divide.'), 'Please subscribe.');
    expect(advertisements(talk).size).toBe(2);
  });
});
