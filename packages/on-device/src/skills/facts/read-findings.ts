import type { Sentence, TextDocument } from '../../lib/text/document.ts';
import { quoteTidily } from '../../lib/text/speech/tidy.ts';
import type { Passage } from '../../spans.ts';
import { findingFigures } from './finding-figures.ts';
import { findingSentences } from './findings.ts';
import { type Fact, lead } from './read-facts.ts';

/**
 * The figures that a paper reports as its findings, each with its sentence.
 * @param scores how well each sentence summarizes the text
 */
export function readFindings(document: TextDocument, max: number, scores: ReadonlyMap<Sentence, number>): Fact[] {
  return findingSentences(document, max, scores).map((sentence) => {
    const places = findingFigures(document, sentence);
    return { ...lead(document, sentence, ...places), sentence: quoteTidily(document, sentence), at: sentence.start };
  });
}

/** The line above a table: "Table 1: recall and precision". */
const TABLE = /^[ \t]*(Table\s\d{1,2}[.:]?\s\S[^\n]{2,90})$/gm;
const MOST_TABLES = 4;

/** The titles of the tables of a paper, whose numbers are not read: a table that was pasted has lost its columns. */
export function unreadTables({ field, raw }: TextDocument): readonly Passage[] {
  const seen = new Set<string>();
  return [...raw.matchAll(TABLE)]
    .filter(([, title = '']) => {
      const name = /^Table\s\d+/.exec(title)?.[0] ?? '';
      return !seen.has(name) && seen.add(name);
    })
    .slice(0, MOST_TABLES)
    .map(({ 0: line, 1: title = '', index }) => ({ field, raw, start: index + line.indexOf(title), end: index + line.length }));
}
