import type { Passage } from '../../spans.ts';
import { sentenceLanguage } from '../language/sentence-language.ts';
import type { Sentence, TextDocument } from '../text/document.ts';
import { advertisements } from '../text/speech/course-talk.ts';
import { contentStart, isFiller } from '../text/speech/tidy.ts';
import { tokenize } from '../text/tokens.ts';
import { asidesIn } from './definition/asides.ts';
import { labelIn } from './definition/labels.ts';
import { statedInLanguage } from './definition/other-languages.ts';
import { type PlainWords, plainWords, withoutTagBrackets, withTagsAsWords } from './definition/plain-words.ts';
import { pluralAsidesIn } from './definition/plural-asides.ts';
import type { DefinitionForm, Site } from './definition/site.ts';
import { isUnclear, spokenIn } from './definition/spoken.ts';
import { statedIn } from './definition/statements.ts';
import { isRequest } from './requests.ts';

export interface Definition {
  readonly sentence: Sentence;
  readonly form: DefinitionForm;
  /** The defined words, and the words that define them. */
  readonly term: Passage;
  readonly meaning: Passage;
  /** Stems of the term's words in their order, joined by a space: the same for "cell walls" and "Cell wall". */
  readonly key: string;
  /** The verb as written, "is" or "are"; an empty string where there is none. */
  readonly verb: string;
  /** "a", "an", "the", "any" or an empty string. */
  readonly article: string;
}

/** The longest sentence in which definitions are looked for, in characters. */
export const LONGEST_SENTENCE = 480;
/** Lines of the form "term: meaning" in one part that make it a glossary. */
const GLOSSARY_LINES = 4;
const LABEL_LIKE = /^.{2,50}?(?::\s|\s[-–—]\s)/su;

/** The verbs of a definition. Most sentences have none of them near a term, so that no longer expression runs. */
const STATES =
  /\b(?:is|are|was|were|called|known|termed|named|means|refers?|stands?|consist(?:s|ed)?|call|term|defines?d?|describes?d?|word|phrase|says|states|asserts|tells)\b/i;

const cache = new WeakMap<TextDocument, readonly Definition[]>();

/** The definitions in some sentences of a text, without reading the others. */
export function definitionsAmong(document: TextDocument, sentences: readonly Sentence[]): readonly Definition[] {
  if (isUnpunctuated(document)) return definitions(document).filter(({ sentence }) => sentences.includes(sentence));
  const glossaries = glossaryParts(document);
  return sentences.flatMap((sentence) => definitionsIn(document, sentence, glossaries.has(sentence.part)));
}

/** The definitions of a text in order. A sentence may have several, and a term that is defined twice has both. */
export function definitions(document: TextDocument): readonly Definition[] {
  let found = cache.get(document);
  if (found === undefined) {
    found = isUnpunctuated(document) ? spokenDefinitions(document) : definitionsAmong(document, document.sentences);
    cache.set(document, found);
  }
  return found;
}

const isUnpunctuated = ({ unpunctuated, phrased, language }: TextDocument): boolean => unpunctuated && !phrased && language === 'en';

/** Speech without punctuation is read as a whole: its pieces were cut for length, not where a definition begins or ends. */
function spokenDefinitions(document: TextDocument): Definition[] {
  const words = plainWords(document.raw, 0, document.raw.length);
  const sold = advertisements(document.sentences);
  return spokenIn(words.text).flatMap((site) => {
    const { start } = words.raw(site.term);
    const sentence = document.sentences.find(({ end }) => end > start);
    return sentence === undefined || sold.has(sentence) || !isWholePieces(document, words, site) || isCircular(words.text, site)
      ? []
      : [made(document, sentence, words, site)];
  });
}

/** Words before a definition that link it to what was said, and its article. */
const LEADS = /^(?:(?:so|and|now|well|okay|but|then|again|in fact|basically|what|is|are|the|an?)\s+)*$/i;
/** Words that may trail behind a meaning, in characters. */
const TRAIL = 14;

/** Whether a definition of speech begins where a piece begins and ends where one ends. */
function isWholePieces({ raw, sentences }: TextDocument, words: PlainWords, { term, meaning }: Site): boolean {
  const { start, end } = words.raw({ start: Math.min(term.start, meaning.start), end: Math.max(term.end, meaning.end) });
  const first = sentences.find((piece) => piece.end > start);
  const last = sentences.find((piece) => piece.end >= end);
  return first !== undefined && last !== undefined && LEADS.test(raw.slice(first.start, start)) && last.end - end <= TRAIL;
}

function definitionsIn(document: TextDocument, sentence: Sentence, listed: boolean): Definition[] {
  if (
    sentence.end - sentence.start > LONGEST_SENTENCE ||
    sentence.tokens.length < 3 ||
    isFiller(sentence) ||
    sentence.text.endsWith('?') ||
    isRequest(sentence.text)
  )
    return [];
  const { raw } = document;
  const lines = labelledLines(raw, sentence);
  if (lines.length > 1) return lines.flatMap(([from, to]) => labelOn(document, sentence, from, to, true) ?? []);
  const start = contentStart(raw, sentence, true);
  const words = withTagsAsWords(plainWords(raw, start, sentence.end));
  const { text } = words;
  const label = opensLine(raw, sentence.start) ? labelOn(document, sentence, start, sentence.end, listed) : undefined;
  if (label !== undefined) return [label];
  if (sentence.tokens.length < 4) return [];
  // Notes of several languages have each sentence read in its own.
  const language = sentenceLanguage(sentence.text, document.language);
  if (language !== 'en') {
    const site = statedInLanguage(text, language);
    return site === undefined ? [] : [made(document, sentence, words, site)];
  }
  // A piece of speech runs on into the next statement, and nothing shows where its meaning ends.
  if (sentence.sure !== undefined && !document.phrased && !/[.!?]$/.test(text)) return [];
  const stated = STATES.test(text) ? (statedIn(text) ?? statedAfter(text)) : undefined;
  const asides = [...asidesIn(text), ...pluralAsidesIn(text)].filter(
    ({ term }) => stated === undefined || term.start >= stated.meaning.end || term.end <= stated.term.start,
  );
  return [...(stated === undefined ? [] : [stated]), ...asides]
    .filter(
      (site) => !isCircular(text, site) && !(sentence.sure !== undefined && isUnclear(text.slice(site.meaning.start, site.meaning.end))),
    )
    .map((site) => made(document, sentence, words, site));
}

/** "IFRS is a simpler form of IFRS": the meaning needs the term. */
export function isCircular(text: string, { term, meaning }: Site): boolean {
  const name = text.slice(term.start, term.end).toLowerCase();
  return ` ${text
    .slice(meaning.start, meaning.end)
    .toLowerCase()
    .replace(/['’]s(?!\p{L})/gu, '')
    .replace(/[^\p{L}\p{N}’'-]+/gu, ' ')} `.includes(` ${name} `);
}

/** "A is …, whereas B is …", "…; B is …", "Brokers: Brokers are …": the statement of the second clause. */
const SECOND_CLAUSE = /^[^:;.]{3,50}:\s(?=\p{Lu})|,\swhereas\s|;\s(?:in contrast, |by contrast, |however, )?/iu;

function statedAfter(text: string): Site | undefined {
  const cut = SECOND_CLAUSE.exec(text);
  if (cut === null) return undefined;
  const from = cut.index + cut[0].length;
  const site = statedIn(text.slice(from));
  if (site === undefined) return undefined;
  const moved = ({ start, end }: Site['term']) => ({ start: start + from, end: end + from });
  return { ...site, term: moved(site.term), meaning: moved(site.meaning) };
}

function labelOn(document: TextDocument, sentence: Sentence, start: number, end: number, listed: boolean): Definition | undefined {
  const words = withTagsAsWords(plainWords(document.raw, start, end));
  const label = labelIn(words.text, listed);
  return label === undefined || isCircular(words.text, label) ? undefined : made(document, sentence, words, label);
}

/** The lines of a list of terms without marks or full stops, which the reader joins to one sentence. */
function labelledLines(raw: string, { start, end }: Sentence): [number, number][] {
  const lines: [number, number][] = [];
  let from = start;
  for (const line of raw.slice(start, end).split('\n')) {
    if (!LABEL_LIKE.test(line)) return [];
    lines.push([from, from + line.trimEnd().length]);
    from += line.length + 1;
  }
  return lines;
}

export function made({ field, raw }: TextDocument, sentence: Sentence, words: PlainWords, site: Site): Definition {
  const { form, verb, article } = site;
  const term: Passage = { field, raw, ...words.raw(site.term) };
  const meaning: Passage = { field, raw, ...words.raw(site.meaning) };
  return { sentence, form, term, meaning, key: termKey(words.text.slice(site.term.start, site.term.end)), verb, article };
}

/** Whether only marks of a list precede the sentence on its line. */
function opensLine(raw: string, start: number): boolean {
  return /(?:^|\n)[\s>*•·–\d.)(#-]*$/.test(raw.slice(Math.max(0, start - 30), start)) || start < 4;
}

/** The parts of the text that consist of labelled lines, as a list of terms does. */
function glossaryParts({ sentences, raw }: TextDocument): ReadonlySet<number> {
  const lines = new Map<number, number>();
  for (const { part, start, end } of sentences) {
    if (opensLine(raw, start) && LABEL_LIKE.test(raw.slice(start, Math.min(end, start + 60)))) lines.set(part, (lines.get(part) ?? 0) + 1);
  }
  return new Set([...lines].flatMap(([part, count]) => (count >= GLOSSARY_LINES ? [part] : [])));
}

/** A key that is equal for the singular and plural of a term and for any capitals. */
function termKey(term: string): string {
  return tokenize(withoutTagBrackets(term))
    .map(({ stem }) => stem)
    .join(' ');
}
