import { definitionsAmong } from '../../../lib/terms/definitions.ts';
import { explanations } from '../../../lib/terms/explanations.ts';
import { likelyTerms } from '../../../lib/terms/key-terms.ts';
import type { TermCandidate } from '../../../lib/terms/term-candidates.ts';
import type { TextDocument } from '../../../lib/text/document.ts';
import { isAdverb, isFamiliar, isVerb } from '../../../lib/text/word-classes.ts';

/** A term that is used this often needs a definition. */
const LEAST_USES = 3;
const LOOKED_AT = 25;
const MOST = 4;
/** Shorter single words are mostly everyday words, such as "cells", which readers know. */
const SHORTEST_WORD = 7;
/** Single words that are terms by their form: "pyruvate", "osmosis". Others, such as "government", may be everyday words. */
const LEARNED =
  /(?:osis|ysis|asis|ase|ose|ium|itis|phyll|gen|ide|ate|ine|ome|oid|ism|emia|phase|graph|morph|trope?|cyte|plast|some|phyte|zoa|zoon|lepsy|pathy|meter|metry|chondri(?:a|on)|ion|ity|eme|etics|ology|onomy|um|us|ae|ix)s?$/i;
/** Names of times and of numbers. */
const TIMES = /\b(?:century|centuries|years?|decades?|months?|weeks?|days?|hours?|minutes?|percent|million|billion|thousand|hundred)\b/i;

export interface UndefinedTerm {
  readonly start: number;
  readonly end: number;
  readonly times: number;
}

/** Frequent terms that no sentence defines and no heading explains. Only their own sentences are searched for a definition. */
export function undefinedTerms(document: TextDocument): UndefinedTerm[] {
  const titles = document.parts.flatMap(({ heading, sentences }) =>
    heading !== undefined && sentences.length > 0 ? [document.raw.slice(heading.start, heading.end).toLowerCase()] : [],
  );
  const found: UndefinedTerm[] = [];
  const likely = likelyTerms(document, LOOKED_AT);
  for (const term of likely) {
    if (found.length === MOST) break;
    const { text, count, stems, start, end } = term;
    if (count < LEAST_USES || isName(document, text) || TIMES.test(text)) continue;
    // "Ejection" is no term of its own beside "ejection fraction".
    if (likely.some((other) => other !== term && ` ${other.key} `.includes(` ${term.key} `) && 2 * other.count >= count)) continue;
    // "StudentID" is a column or a variable in an example.
    if (/\p{Ll}\p{Lu}/u.test(text) || (stems.length === 1 && isEveryday(text))) continue;
    // "partial dependency" explains "dependency" too, and a section explains its heading.
    if (titles.some((title) => title.includes(text.toLowerCase())) || isExplained(document, text) || isDefined(document, term)) continue;
    found.push({ start, end, times: count });
  }
  return found;
}

/** Whether one word may be known to every reader. */
function isEveryday(text: string): boolean {
  const word = text.toLowerCase();
  return (
    isFamiliar(word) ||
    isVerb(word) ||
    isAdverb(word) ||
    /^(?:back|please|today|tomorrow|thing|lot)$/.test(word) ||
    word.length < SHORTEST_WORD ||
    !LEARNED.test(word)
  );
}

/** The most sentences of a term that are searched: a text defines a term early. */
const SEARCHED = 40;

/** Whether one of its sentences defines a term or a longer one with it, or explains it in passing. */
function isDefined(document: TextDocument, term: TermCandidate): boolean {
  const own = term.sentences.slice(0, SEARCHED).flatMap((at) => document.sentences[at] ?? []);
  return definitionsAmong(document, own).some(({ key }) => ` ${key} `.includes(` ${term.key} `)) || explanations(document, [term]).size > 0;
}

/** Whether a term is a name, capitalised inside sentences. Nobody defines "Germany" or "Newton". */
function isName({ sentences }: TextDocument, text: string): boolean {
  const first = text.split(/\s+/)[0] ?? '';
  if (!/^\p{Lu}\p{Ll}/u.test(first)) return false;
  const inside = sentences.flatMap(({ tokens }) => tokens.slice(1).filter(({ word }) => word === first.toLowerCase()));
  return inside.length > 0 && inside.every((token) => /^\p{Lu}/u.test(token.text));
}

/** Whether a term is explained in passing: "X (that is …", "X, i.e. …", "X, which is …", "called X". */
function isExplained({ raw }: TextDocument, term: string): boolean {
  const name = term.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').replace(/\s+/g, '\\s+');
  return new RegExp(
    `\\(${name}s?\\)|(?:called|known as|termed)\\s+(?:the\\s+|an?\\s+)?["“']?${name}|${name}s?["”']?\\s*(?:\\(|=|:|→|,\\s+(?:i\\.e|that is|which (?:is|are|means))|\\b(?:is|are|means?|refers? to|describes?)\\s+(?:when|where|an?|the|any|how)\\b)`,
    'i',
  ).test(raw);
}
