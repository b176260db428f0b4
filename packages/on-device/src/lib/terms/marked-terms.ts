import type { TextDocument } from '../text/document.ts';
import { tokenize } from '../text/tokens.ts';
import { isTermShape } from './definition/term-shape.ts';

/** Words in bold, in Markdown or HTML, and the marks of CNXML and HTML for a term that is introduced. */
const MARKED =
  /\*\*([^*\n]{2,60})\*\*|(?<![\p{L}\p{N}_])__([^_\n]{2,60})__(?![\p{L}\p{N}_])|<(?:term|b|strong)\b[^<>]{0,80}>([^<>\n]{2,60})<\/(?:term|b|strong)>/giu;
/** More bold words than this share of the text are its manner, not its terms. */
const MOST = 1 / 12;

/** The keys of the words that a text prints in bold or marks as a term inside its sentences. */
export function markedTerms({ value, words, sentences }: TextDocument): ReadonlySet<string> {
  const found = new Set<string>();
  for (const mark of value.matchAll(MARKED)) {
    const term = (mark[1] ?? mark[2] ?? mark[3] ?? '').trim().replace(/[:.,]$/, '');
    if (!isTermShape(term, false)) continue;
    found.add(
      tokenize(term)
        .map(({ stem }) => stem)
        .join(' '),
    );
  }
  return sentences.length === 0 || found.size > words * MOST ? new Set() : found;
}
