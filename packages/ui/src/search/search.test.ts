import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { matches, piecesOf, searchTerms } from './search.ts';

const tool = { name: 'Note Gap Finder AI', description: 'See what your notes miss.' };

describe('a search', () => {
  it.each([
    ['', true],
    ['   ', true],
    ['NOTE', true],
    ['notes', true],
    ['gap miss', true],
    ['gap flashcards', false],
  ])('for "%s" finds the tool: %s', (query, found) => {
    expect(matches(tool, searchTerms(query))).toBe(found);
  });

  it('finds a tool by a keyword', () => {
    expect(matches({ ...tool, keywords: 'references doi' }, searchTerms('reference'))).toBe(true);
  });

  it.each([
    ['grossen', 'Die Größenordnung', 'Größen'],
    ['resume', 'My résumé, second draft', 'résumé'],
    ['Résumé', 'My resume', 'resume'],
    ['ano', 'El an\u0303o', 'an\u0303o'],
  ])('finds "%s" in "%s" and marks "%s"', (query, text, marked) => {
    const terms = searchTerms(query);
    expect(matches({ name: text, description: '' }, terms)).toBe(true);
    const pieces = piecesOf(text, terms);
    expect(pieces.filter(({ match }) => match).map((piece) => piece.text)).toEqual([marked]);
    expect(pieces.map((piece) => piece.text).join('')).toBe(text);
  });

  it('marks the matches, including a plural s', () => {
    const marked = (text: string) => piecesOf(text, searchTerms('notes')).filter((piece) => piece.match);
    expect(marked(tool.name).map((piece) => piece.text)).toEqual(['Note']);
    expect(marked(tool.description).map((piece) => piece.text)).toEqual(['notes']);
  });

  it('never changes the text that it marks', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme', maxLength: 4 }), (text, query) => {
        const pieces = piecesOf(text, searchTerms(query));
        expect(pieces.map((piece) => piece.text).join('')).toBe(text);
      }),
    );
  });
});
