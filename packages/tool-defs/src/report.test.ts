import { createTool } from '@marginalia/engine';
import { describe, expect, it } from 'vitest';
import { definitionOf } from './definitions.test-data.ts';

describe('The report', () => {
  const tool = createTool(definitionOf('ntcc-report-creator'), () => true);
  const written = { title: 'T', description: 'D', pages: '25-30', complexity: 'intermediate', reportType: 'academic' };

  it.each([
    ['20-25', 12_500],
    ['25-30', 15_000],
    ['30-35', 17_500],
    ['35-40', 20_000],
  ])('The report of %s pages has a target of %i words', (pages, words) => {
    expect(tool.target({ ...written, pages })).toBe(words);
    expect(tool.text('{targetWords}', { ...written, pages })).toBe(words.toLocaleString('en-US'));
  });

  it('has the 17 prescribed parts with the prescribed lengths as weights', () => {
    const parts = definitionOf('ntcc-report-creator').outline.map(({ title, length }) =>
      length && 'words' in length ? `${title} ${length.words}` : title,
    );
    expect(parts).toEqual([
      'Title Page',
      'Abstract 500',
      'Contents 1000',
      'Introduction 1000',
      'Literature Review 1500',
      'Methodology 1000',
      'System Requirements 1000',
      'Design 1500',
      'Implementation 1000',
      'Testing 1000',
      'Results 1000',
      'Challenges 1000',
      'Limitations 500',
      'Future Scope 500',
      'Conclusion 500',
      'References',
      'Appendices',
    ]);
  });

  it('divides its whole target among the sections that are written', () => {
    const shares = tool.sections(written).map((section) => section.words?.[0] ?? 0);
    expect(shares.reduce((a, b) => a + b, 0)).toBe(15_000);
  });

  it('keeps pages, field and target in its record', () => {
    expect(definitionOf('ntcc-report-creator').output.save?.extra).toEqual({
      pages: '{pages}',
      field: '{field|General Studies}',
      wordCount: '{targetWords}',
    });
  });
});

describe('The prescribed counts', () => {
  it.each([
    ['flashcard-creator', 'Flashcards', { items: [15, 20], of: 'card' }],
    ['mock-interview', 'Questions', { items: [15, 20], of: 'question' }],
    ['lab-report-generator', 'Abstract', { words: [100, 150] }],
    ['lab-report-generator', 'Introduction', { words: [200, 300] }],
    ['ntcc-report-creator', 'References', { items: [20, 30], of: 'reference' }],
  ])('are in the outline of %s: %s', (slug, title, length) => {
    expect(definitionOf(slug).outline.find((section) => section.title === title)?.length).toEqual(length);
  });
});
