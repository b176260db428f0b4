import type { TextDocument } from '../../lib/text/document.ts';
import { quoteTidily } from '../../lib/text/speech/tidy.ts';
import { findingFigures } from './finding-figures.ts';
import { findingSentences } from './findings.ts';
import { type Fact, lead } from './read-facts.ts';

/** The figures that a paper reports as its findings, each with its sentence. */
export function readFindings(document: TextDocument, max: number): Fact[] {
  return findingSentences(document, max).map((sentence) => {
    const places = findingFigures(document, sentence);
    return { ...lead(document, sentence, ...places), sentence: quoteTidily(document, sentence), at: sentence.start };
  });
}
