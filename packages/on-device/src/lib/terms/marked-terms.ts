import type { TextDocument } from '../text/document.ts';
import { tokenize } from '../text/tokens.ts';
import { type Reach, reach } from './definition/site.ts';
import { isTermShape } from './definition/term-shape.ts';

/** Words in bold, in Markdown or HTML, and the marks of CNXML and HTML for a term that is introduced. */
const MARKED =
  /\*\*([^*\n]{2,60})\*\*|(?<![\p{L}\p{N}_`])__([^_\n]{2,60})__(?![\p{L}\p{N}_])|<(?:term|b|strong)\b[^<>]{0,80}>([^<>\n]{2,60})<\/(?:term|b|strong)>/giu;
/** More bold words than this share of the text are its manner, not its terms. */
const MOST = 1 / 12;

/** The first place of each term that a text prints in bold or marks as one inside its sentences, by its key. */
export function markedPlaces({ value, words, sentences }: TextDocument): ReadonlyMap<string, Reach> {
  const found = new Map<string, Reach>();
  for (const mark of value.matchAll(MARKED)) {
    const term = (mark[1] ?? mark[2] ?? mark[3] ?? '').trim().replace(/[:.,]$/, '');
    if (!isTermShape(term, false)) continue;
    const key = tokenize(term)
      .map(({ stem }) => stem)
      .join(' ');
    if (!found.has(key)) found.set(key, reach(mark.index + mark[0].indexOf(term), term));
  }
  return sentences.length === 0 || found.size > words * MOST ? new Map() : found;
}
