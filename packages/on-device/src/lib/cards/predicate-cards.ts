import { fill, type Line, type Passage, quote, type Span } from '../../spans.ts';
import { endOfMeaning } from '../terms/definition/meaning.ts';
import { plainWords } from '../terms/definition/plain-words.ts';
import { reach } from '../terms/definition/site.ts';
import type { KeyTerm } from '../terms/key-terms.ts';
import type { Sentence, TextDocument } from '../text/document.ts';
import { inSentence } from '../text/in-sentence.ts';
import type { Card } from './card.ts';
import { openingTerms } from './opening-terms.ts';
import { ask } from './phrases.ts';
import { pointsAway, standsAlone } from './standing.ts';

const RANKED = 150;
/** The deeds of a less likely term are seldom worth a question. */
const LIKELY = 0.15;
const MOST_WORDS = 34;
/** The people of a subject do what it does: "Marketers use …". */
const PEOPLE = /(?:ists|ians|ers|ors|scholars|people|management|analyst)$/i;
const FEWEST_TOLD = 3;
const MOST_TOLD = 24;

/** A name in brackets or between commas after the term: "(CO2)", ", or bonded labor,". */
const ASIDE = String.raw`(?:\s\([^()]{1,40}\)|,\s(?:or|also\scalled|also\sknown\sas)\s[^,]{3,40},)?`;
const ADVERB = String.raw`(?:(?:usually|often|mainly|generally)\s)?`;
/** "is responsible for …": the words that the question repeats, and its answer. */
const STATE = new RegExp(
  String.raw`^${ASIDE}\s(is|are)\s(${ADVERB}(?:responsible\sfor|caused\sby|based\son|focused\son|(?:produced|secreted|formed|determined|controlled|regulated)\sby|made\s(?:up\s)?of))\s(\S.+)$`,
  'su',
);
/** Verbs whose object says what the thing is about, with their infinitives. "Increases" and "provides" say too little. */
const VERBS = new Map(
  'focus on,depend on,rely on,result from,deal with,ask,explore,study,require,contain,connect,separate,transport,secrete,regulate,prevent,absorb,use,represent'
    .split(',')
    .flatMap((verb): [string, string][] => [
      [verb, verb],
      [thirdPerson(verb), verb],
    ]),
);
const ACTIVE = new RegExp(
  String.raw`^${ASIDE}\s${ADVERB}(${[...VERBS.keys()]
    .sort((a, b) => b.length - a.length)
    .join('|')
    .replaceAll(' ', String.raw`\s`)})\s(\S.+)$`,
  'su',
);

function thirdPerson(phrase: string): string {
  const [verb = '', ...rest] = phrase.split(' ');
  const third = /(?:s|sh|ch|x)$/.test(verb) ? `${verb}es` : verb.replace(/([^aeiou])y$/, '$1ie').concat('s');
  return [third, ...rest].join(' ');
}

/** Makes cards on sentences that open with a main term and say what it is based on, found in, responsible for and the like. */
export function predicateCards(document: TextDocument): Card[] {
  return [...openingTerms(document, RANKED)].flatMap(([index, term]) => {
    const sentence = document.sentences[index];
    return sentence === undefined || term.score < LIKELY ? [] : (cardOn(document, sentence, term) ?? []);
  });
}

function cardOn(document: TextDocument, sentence: Sentence, term: KeyTerm): Card | undefined {
  if (sentence.tokens.length > MOST_WORDS || !standsAlone(document, sentence)) return undefined;
  const { field, raw } = document;
  const from = sentence.tokens.findIndex(({ stop }) => !stop);
  const [first, last] = [sentence.tokens[from], sentence.tokens[from + term.stems.length - 1]];
  if (first === undefined || last === undefined) return undefined;
  const article = raw.slice(sentence.start, first.start).trim().toLowerCase();
  if (!/^(?:the|an?)?$/.test(article) || PEOPLE.test(raw.slice(first.start, last.end))) return undefined;
  const words = plainWords(raw, last.end, sentence.end);
  const bare: Passage = { field, raw, start: first.start, end: last.end };
  const name = article === '' ? inSentence(document, bare) : [...fill(`${article} `, 'cards.article'), quote(bare)];
  const found = questionOn(words.text, name, (at, text) => quote({ field, raw, ...words.raw(reach(at, text)) }));
  if (found === undefined) return undefined;
  const told = found.rest.slice(0, endOfMeaning(found.rest)).replace(/[.]$/, '');
  const size = told.split(' ').length;
  if (size < FEWEST_TOLD || size > MOST_TOLD || pointsAway(told) || LOOSE.test(told)) return undefined;
  const at = words.text.length - found.rest.length;
  const answer = [quote({ field, raw, ...words.raw(reach(at, told)) })];
  return { kind: 'predicate', question: found.question, answer, key: term.key, at: sentence.start };
}

/** Words that tell too little without the text around them. */
const LOOSE =
  /^(?:it|them|him|her|us|you|this|that|each\sother|one\sanother|many|several|various|different|two|three|four)\b|\b(?:you|your|we|our)\b/i;

function questionOn(
  text: string,
  term: readonly Span[],
  said: (at: number, words: string) => Span,
): { readonly question: Line; readonly rest: string } | undefined {
  const state = STATE.exec(text);
  if (state !== null) {
    const [, verb = '', words = '', rest = ''] = state;
    return { question: ask('isSaid', { verb: fill(verb, 'cards.verb'), term, said: said(text.indexOf(words), words) }), rest };
  }
  const active = ACTIVE.exec(text);
  if (active === null) return undefined;
  const [, verb = '', rest = ''] = active;
  const plain = VERBS.get(verb) ?? verb;
  return { question: ask(verb === plain ? 'doSay' : 'doesSay', { term, verb: fill(plain, 'cards.verb') }), rest };
}
