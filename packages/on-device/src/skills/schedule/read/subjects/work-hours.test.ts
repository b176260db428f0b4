import { describe, expect, it } from 'vitest';
import { parseDay } from '../../../../lib/dates/civil.ts';
import { nameOf } from '../../subject.ts';
import { readSubjects } from './subjects.ts';

/** The subjects of a text with their hours and topics: "Care plan 1 10 h", "Maths: optics". */
function read(text: string): string[] {
  return readSubjects('subjects', text, parseDay('2026-11-24')).subjects.map((it) => {
    const topics = it.topics.map(({ raw, start, end }) => raw.slice(start, end));
    return `${nameOf(it)}${it.hours ? ` ${it.hours.minutes / 60} h` : ''}${topics.length > 0 ? `: ${topics.join(' | ')}` : ''}`;
  });
}

describe('Hours of work', () => {
  it.each([
    ['Care plan 1 (about 10 hours of writing)\nPsych', ['Care plan 1 10 h', 'Psych']],
    ['Tort essay - 8-10h\nContract: offer, terms', ['Tort essay 10 h', 'Contract: offer | terms']],
    ['Land law coursework, about 12 hours\nEquity', ['Land law coursework 12 h', 'Equity']],
    ['Land law essay 12h\nEquity', ['Land law essay 12 h', 'Equity']],
    ['Art portfolio, needs 6.5 hours, Maths', ['Art portfolio 6.5 h', 'Maths']],
    ['Biology (hard, ~20 hours left)', ['Biology 20 h']],
    ['Physics (3 hours a week)\nChemistry (2-hour paper): acids\nLatin (1h 30)', ['Physics', 'Chemistry: acids', 'Latin']],
    ['Emergency care: the first 24 hours, shock', ['Emergency care: the first 24 hours | shock']],
  ])('are read beside a subject, and are no topic: %s', (text, expected) => {
    expect(read(text)).toEqual(expected);
  });
});
