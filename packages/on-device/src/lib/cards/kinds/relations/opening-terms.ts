import { type KeyTerm, keyTerms } from '../../../terms/key-terms.ts';
import type { TextDocument } from '../../../text/document.ts';

/** The longest of the best `ranked` terms that opens each sentence, at most after an article, by the index of the sentence. */
export function openingTerms(document: TextDocument, ranked: number): ReadonlyMap<number, KeyTerm> {
  const opening = new Map<number, KeyTerm>();
  const firsts = document.sentences.map(({ tokens }) => tokens.findIndex(({ stop }) => !stop));
  for (const term of keyTerms(document, ranked)) {
    for (const index of term.sentences) {
      const sentence = document.sentences[index];
      const at = firsts[index] ?? Number.POSITIVE_INFINITY;
      if (sentence === undefined || at > 1 || (opening.get(index)?.stems.length ?? 0) >= term.stems.length) continue;
      if (term.stems.every((stem, offset) => sentence.tokens[at + offset]?.stem === stem)) opening.set(index, term);
    }
  }
  return opening;
}
