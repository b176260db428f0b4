import type { TextDocument } from '../text/document.ts';
import { tokenize } from '../text/tokens.ts';
import { type Reach, reach } from './definition/site.ts';
import { isTermShape } from './definition/term-shape.ts';

/** Words in bold, in Markdown or HTML, and the marks of CNXML and HTML for a term that is introduced. */
const MARKED =
  /\*\*([^*\n]{2,60})\*\*|(?<![\p{L}\p{N}_`])__([^_\n]{2,60})__(?![\p{L}\p{N}_])|<(?:term|b|strong)\b[^<>]{0,80}>([^<>\n]{2,60})<\/(?:term|b|strong)>/giu;
/** More bold words than this share of the text are its manner, not its terms. */
const MOST = 1 / 12;

/** The heading over a list of terms at the end of a chapter. */
export const TERM_LIST = /^(?:key (?:terms|words|vocabulary|concepts)|terms(?: to know)?|glossary|vocabulary|important terms)\b.{0,20}$/i;
const LONGEST_LISTED = 5;
/** The most terms of lists, each of which is sought in the whole text. */
const MOST_LISTED = 100;

/** The first place in a sentence of each term that stands as a line of its own under such a heading. */
function listedPlaces({ value, raw, blocks }: TextDocument): Map<string, Reach> {
  const found = new Map<string, Reach>();
  let isList = false;
  let sought = 0;
  const lower = value.toLowerCase();
  for (const { kind, start, end } of blocks) {
    const text = raw.slice(start, end).trim();
    if (TERM_LIST.test(text.replace(/:$/, ''))) isList = true;
    else if (kind === 'heading') isList = false;
    else if (isList) for (const term of text.split('\n')) place(term.trim().toLowerCase(), start);
  }
  return found;

  function place(term: string, end: number): void {
    if (sought >= MOST_LISTED || term.split(/\s+/).length > LONGEST_LISTED || !isTermShape(term, true)) return;
    sought += 1;
    const places = placesOf(lower, end, term);
    // A sentence that opens with a term is about it.
    const at = places.find((from) => OPENS.test(lower.slice(Math.max(0, from - 8), from))) ?? places[0];
    if (at !== undefined) found.set(keyOf(term), reach(at, term));
  }
}

/** The text before a word that opens a sentence, with its article. */
const OPENS = /(?:^|\n|[.!?]["”)]?\s)(?:an?\s|the\s)?$/;
const MOST_PLACES = 30;

/** The places of whole words in a text, before its `end`. */
function placesOf(text: string, end: number, words: string): number[] {
  const places: number[] = [];
  for (let at = text.indexOf(words); at >= 0 && at < end && places.length < MOST_PLACES; at = text.indexOf(words, at + words.length))
    if (!/\p{L}/u.test(text[at - 1] ?? '') && !/\p{L}/u.test(text[at + words.length] ?? '')) places.push(at);
  return places;
}

const keyOf = (term: string): string =>
  tokenize(term)
    .map(({ stem }) => stem)
    .join(' ');

/** The first place of each term that a text lists as a key term, prints in bold or marks as one inside its sentences, by its key. */
export function markedPlaces(document: TextDocument): ReadonlyMap<string, Reach> {
  const { value, words, sentences } = document;
  const listed = listedPlaces(document);
  const found = new Map<string, Reach>();
  for (const mark of value.matchAll(MARKED)) {
    const term = (mark[1] ?? mark[2] ?? mark[3] ?? '').trim().replace(/[:.,]$/, '');
    if (!isTermShape(term, false)) continue;
    const key = keyOf(term);
    if (!found.has(key)) found.set(key, reach(mark.index + mark[0].indexOf(term), term));
  }
  return new Map([...listed, ...(sentences.length === 0 || found.size > words * MOST ? [] : found)]);
}
