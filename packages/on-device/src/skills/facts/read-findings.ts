import type { Sentence, TextDocument } from '../../lib/text/document.ts';
import { quoteTidily } from '../../lib/text/speech/tidy.ts';
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
