import { isStopWord } from '../../../lib/language/stop-words.ts';
import { definitionsAmong } from '../../../lib/terms/definitions.ts';
import type { Sentence, TextDocument } from '../../../lib/text/document.ts';
import { tokenize } from '../../../lib/text/tokens.ts';
import { isFamiliar, isVerb } from '../../../lib/text/word-classes.ts';
import { acronymOf, initialsOf } from './stems.ts';

/** Acronyms that every reader knows, units, numerals, times and marks in notes. */
const FAMILIAR = new Set(
  `USA US UK EU UN TV PC CD DVD OK AM PM ID FAQ DNA RNA PDF USB CEO BC AD BCE CE AIDS HIV NATO NASA WWW HTML HTTP URL GPS SMS BBC CNN GDP IQ PH
  TODO FIXME XXX TBD TBC NB PS IMP NOTE NOT AND OR II III IV VI VII VIII IX XI XII WW1 WW2 WWI WWII COVID KG KM CM MM HZ KHZ MHZ GHZ KB MB GB TB MAIN QA Q1 Q2 Q3 Q4
  THE IS IN TO OF FOR ONLY ALL NO YES MUST VERY EXAM READ SEE ASK NEW KEY BOTH ONE TWO NEVER ALWAYS USE WHY HOW WHAT WHEN`.split(/\s+/),
);
const MOST = 8;
/** The most sentences of an acronym that are searched for its definition: a text defines it early. */
const SEARCHED = 40;

/** Acronyms that are never spelled out, in order of first use. */
export function unexpanded(document: TextDocument): { readonly start: number; readonly end: number }[] {
  const { raw, sentences } = document;
  const firsts = new Map<string, { readonly start: number; readonly end: number; readonly sentences: Sentence[] }>();
  sentences.forEach((sentence) => {
    const { tokens } = sentence;
    const capitals = tokens.filter(({ text, word }) => text !== word && /^[A-Z]{2,}$/.test(text)).length;
    // A line in capitals contains no acronyms.
    if (tokens.length > 2 && capitals * 2 > tokens.length) return;
    for (const [at, token] of tokens.entries()) {
      if (token.text === token.word) continue;
      // "AJP Taylor" begins with initials of a person.
      if (/^\p{Lu}\p{Ll}+$/u.test(tokens[at + 1]?.text ?? '') && tokens[at + 1]?.start === token.end + 1 && token.text.length <= 3)
        continue;
      const acronym = acronymOf(token);
      if (acronym === undefined || !/^[A-Z]{2,6}$/.test(acronym) || FAMILIAR.has(acronym) || /^[IVXLCDM]+$/.test(acronym)) continue;
      const first = firsts.get(acronym);
      if (first === undefined) firsts.set(acronym, { start: token.start, end: token.start + acronym.length, sentences: [sentence] });
      else if (first.sentences.length < SEARCHED) first.sentences.push(sentence);
    }
  });
  if (firsts.size === 0) return [];
  // "VIEW" in capitals is the word "view".
  const plain = new Set(sentences.flatMap(({ tokens }) => tokens.flatMap(({ text, word }) => (text === word ? [word] : []))));
  const isWord = (word: string) => plain.has(word) || isFamiliar(word) || isVerb(word) || isStopWord(word);
  const isDefined = (acronym: string, own: readonly Sentence[]) =>
    definitionsAmong(document, own).some(({ term }) => raw.slice(term.start, term.end) === acronym);
  const spelledOut = new Set([...spelledOutIn(document), ...namedIn(document, new Set([...firsts.keys()].map((name) => name.charAt(0))))]);
  return [...firsts]
    .filter(([acronym, { sentences: own }]) => !isWord(acronym.toLowerCase()) && !spelledOut.has(acronym) && !isDefined(acronym, own))
    .slice(0, MOST)
    .map(([, { start, end }]) => ({ start, end }));
}

/**
 * The acronyms of all headings: "working memory model" over its lines spells out "WMM".
 * @param letters those with which an acronym of the text begins
 */
function namedIn({ raw, parts }: TextDocument, letters: ReadonlySet<string>): string[] {
  return parts.flatMap(({ heading }) => {
    const tokens = heading === undefined ? [] : tokenize(raw, heading.start, heading.end);
    return tokens.flatMap(({ word }, from) =>
      letters.has(word.charAt(0).toUpperCase()) ? LENGTHS.flatMap((length) => initialsOf(tokens.slice(from, from + length))) : [],
    );
  });
}

/** The numbers of words that a name in a heading has. */
const LENGTHS = [3, 4, 5];

const CAPITALS = /\b([A-Z]{2,6})s?\b/g;
/** The text after an acronym that is spelled out: "ABC (…", "ABC = …", "ABC: …", "ABC stands for". */
const EXPLAINED = /^\s*(?:\([A-Za-z]{3,}|=|:|→|[-–—]\s|stands? for|is short for|means|refers to|,? or [a-z])/;

/** The acronyms that the text spells out: in brackets after words, in the text after them, or by their words in the same sentence. */
function spelledOutIn({ raw, sentences }: TextDocument): ReadonlySet<string> {
  const found = new Set<string>();
  let sentence = 0;
  let initials: string | undefined;
  for (const { 0: written, 1: acronym = '', index } of raw.matchAll(CAPITALS)) {
    for (; (sentences[sentence]?.end ?? Infinity) <= index; sentence += 1) initials = undefined;
    if (found.has(acronym)) continue;
    const end = index + written.length;
    const { tokens = [], start = Infinity } = sentences[sentence] ?? {};
    if (start <= index) initials ??= tokens.map(({ word }) => word.charAt(0)).join('');
    const bracketed = raw[end] === ')' && /\w\s+\($/.test(raw.slice(Math.max(0, index - 9), index));
    const explained = EXPLAINED.test(raw.slice(end, end + 40));
    if (bracketed || explained || (start <= index && initials?.includes(acronym.toLowerCase()))) found.add(acronym);
  }
  return found;
}
