import { describe, expect, it } from 'vitest';
import type { ReadDocument } from './documents-port.ts';
import { textForField } from './text-for-field.ts';

const document = (text: string, more: Partial<ReadDocument> = {}): ReadDocument => ({
  format: 'docx',
  kind: 'document',
  parts: text.split('\f').map((part) => ({ text: part })),
  leftOut: ['2 images'],
  ...more,
});

describe('A field', () => {
  it('A field that names no kinds of files takes every file as it is', () => {
    const table = document('a\tb', { format: 'xlsx', kind: 'table' });
    expect(textForField(table, undefined)).toBe(table);
    expect(textForField(table, ['table'])).toBe(table);
  });

  it('refuses a file of another kind, and takes a plain text', () => {
    const calendar = document('Mon 7 Dec 2026: Exam', { format: 'ics', kind: 'calendar' });
    expect(() => textForField(calendar, ['table', 'document'])).toThrow('This field takes other files.');
    const text = document('Length, Time', { format: 'text' });
    expect(textForField(text, ['table'])).toBe(text);
  });
});

describe('A field for references', () => {
  const textOf = (text: string, more?: Partial<ReadDocument>): string | undefined =>
    textForField(document(text, more), ['references']).parts[0]?.text;

  it('takes the list of a paper, without what stands before and behind it', () => {
    const paper =
      '# 1. Introduction\n\nThe references are below.\f# References\n\nRao, A. (2019). Tides.\n\nLi, B. (2020). Waves.\f# Appendix A\n\nTables';
    const taken = textForField(document(paper), ['references']);
    expect([taken.kind, taken.parts, taken.leftOut]).toEqual([
      'references',
      [{ text: 'Rao, A. (2019). Tides.\n\nLi, B. (2020). Waves.' }],
      ['all text but the references'],
    ]);
  });

  it.each([
    ['of another language', 'Text\n\nLiteraturverzeichnis\n\nRao, A. (2019).', 'Rao, A. (2019).'],
    ['that is not the last section', '# Works Cited\n\nRao.\n\n# Notes\n\nNone', 'Rao.'],
  ])('finds a list %s', (_name, paper, list) => {
    expect(textOf(paper)).toBe(list);
  });

  it('cuts the list of a PDF into entries', () => {
    const pdf = { format: 'pdf' } as const;
    expect(textOf('REFERENCES [1] A. Rao, Tides, 2019. [2] B. Li, Waves, 2020.', pdf)).toBe(
      '[1] A. Rao, Tides, 2019.\n\n[2] B. Li, Waves, 2020.',
    );
    const named = 'References\n\nRao, A., & Li, B. (2019). Tides. Oceans, 4. https://doi.org/10.1/ab Stone, C. D. (2020). Waves.';
    expect(textOf(named, pdf)?.split('\n\n')).toEqual([
      'Rao, A., & Li, B. (2019). Tides. Oceans, 4. https://doi.org/10.1/ab',
      'Stone, C. D. (2020). Waves.',
    ]);
  });

  it('refuses a document without a list', () => {
    expect(() => textOf('We give references in the text.')).toThrow('No list of references was found');
  });
});
