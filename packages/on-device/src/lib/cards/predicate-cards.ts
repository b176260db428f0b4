import { fill, type Line, type Passage, quote, type Span } from '../../spans.ts';
import { endOfMeaning } from '../terms/definition/meaning.ts';
import { plainWords } from '../terms/definition/plain-words.ts';
import { reach } from '../terms/definition/site.ts';
import { type KeyTerm, keyTerms } from '../terms/key-terms.ts';
import type { Sentence, TextDocument } from '../text/document.ts';
import { inSentence } from '../text/in-sentence.ts';
import { tokenize } from '../text/tokens.ts';
import type { Card } from './card.ts';
import { openingTerms } from './opening-terms.ts';
import { ask } from './phrases.ts';
import { pointsAway, standsAlone } from './standing.ts';

const RANKED = 150;
/** What a less likely term does is seldom worth asking for. */
const LIKELY = 0.15;
const MOST_WORDS = 34;
/** The people of a subject do what it does: "Marketers use …". */
const PEOPLE = /(?:ists|ians|ers|ors|scholars|people|management|survey|analyst)$/i;
const FEWEST_TOLD = 3;
const MOST_TOLD = 24;

/** A name in brackets or between commas after the term: "(CO2)", ", or bonded labor,". */
const ASIDE = String.raw`(?:\s\([^()]{1,40}\)|,\s(?:or|also\scalled|also\sknown\sas)\s[^,]{3,40},)?`;
const ADVERB = String.raw`(?:(?:usually|often|mainly|generally|typically|primarily|commonly|normally|largely)\s)?`;
/** "is responsible for …": the words that the question repeats, and its answer. */
const STATE = new RegExp(
  String.raw`^${ASIDE}\s(is|are)\s(${ADVERB}(?:responsible\sfor|caused\sby|based\son|focused\son|concerned\swith|characterized\sby|measured\sin|produced\sby|secreted\sby|formed\sby|formed\sfrom|determined\sby|controlled\sby|regulated\sby|supported\sby|made\sof|made\sup\sof|derived\sfrom|transmitted\sby|transmitted\sthrough|spread\sby|treated\swith))\s(\S.+)$`,
  'su',
);
/** "is found in the liver", "is used to measure …". */
const PLACE = new RegExp(
  String.raw`^${ASIDE}\s(is|are)\s${ADVERB}(found|located|situated|stored|produced|used)\s((?:in|on|at|near|between|within|inside|along|under|behind|to|for)\s.+)$`,
  'su',
);
/** Verbs whose object says what the thing is about, with their infinitives. "Increases" and "provides" say too little. */
const VERBS = new Map(
  [
    'focus on',
    'depend on',
    'rely on',
    'result from',
    'deal with',
    'consist of',
    'derive from',
    'originate from',
    'originate in',
    'ask',
    'explore',
    'study',
    'explain',
    'investigate',
    'require',
    'contain',
    'connect',
    'separate',
    'surround',
    'cover',
    'carry',
    'transport',
    'store',
    'secrete',
    'release',
    'regulate',
    'control',
    'prevent',
    'protect',
    'detect',
    'absorb',
    'filter',
    'attack',
    'use',
    'combine',
    'compare',
    'identify',
    'represent',
    'summarize',
    'rely upon',
    'govern',
    'ignore',
    'differ from',
    'target',
  ].flatMap((verb): [string, string][] => [
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
/** "attempts to explain …": the answer is what it tries. */
const TRIES = new RegExp(String.raw`^${ASIDE}\s${ADVERB}(attempts?|aims?|tr(?:y|ies)|helps?|serves?)\sto\s(\p{Ll}.+)$`, 'su');

function thirdPerson(phrase: string): string {
  const [verb = '', ...rest] = phrase.split(' ');
  const third = /(?:s|sh|ch|x)$/.test(verb) ? `${verb}es` : verb.replace(/([^aeiou])y$/, '$1ie').concat('s');
  return [third, ...rest].join(' ');
}

/** Makes cards on sentences that open with a main term and say what it is based on, found in, responsible for and the like. */
export function predicateCards(document: TextDocument): Card[] {
  const stated = [...openingTerms(document, RANKED)].flatMap(([index, term]) => {
    const sentence = document.sentences[index];
    return sentence === undefined || term.score < LIKELY ? [] : (cardOn(document, sentence, term) ?? []);
  });
  return [...stated, ...peopleCards(document)];
}

/** "People with hoarding disorder cannot bear to part with …" */
const PEOPLE_WITH =
  /^(People|Individuals|Persons|Patients|Children|Adults)\swith\s((?:[\p{L}-]+\s){0,3}?[\p{L}-]+)\s((?:often|typically|usually|frequently|may|might|can|cannot|tend\sto|have|experience|suffer|feel|lack|show|exhibit|display|struggle|find)\s.{20,})$/su;

/** Makes cards on what is typical of people with a condition that is a main term. */
function peopleCards(document: TextDocument): Card[] {
  const likely = new Map(keyTerms(document, RANKED).flatMap((term) => (term.score >= LIKELY ? [[term.key, term]] : [])));
  const { field, raw } = document;
  return document.sentences.flatMap((sentence): Card[] => {
    if (!/^\p{Lu}\p{Ll}+\swith\s/u.test(sentence.text) || sentence.tokens.length > MOST_WORDS || !standsAlone(document, sentence))
      return [];
    const words = plainWords(raw, sentence.start, sentence.end);
    const [, people = '', name = '', rest = ''] = PEOPLE_WITH.exec(words.text) ?? [];
    const term = likely.get(
      tokenize(name)
        .map(({ stem }) => stem)
        .join(' '),
    );
    if (term === undefined || LOOSE.test(rest)) return [];
    const said = (at: number, text: string) => quote({ field, raw, ...words.raw(reach(at, text)) });
    const question = ask('typical', { people: fill(people.toLowerCase(), 'cards.people'), term: said(words.text.indexOf(name), name) });
    const answer = [said(words.text.length - rest.length, rest.replace(/[.]$/, ''))];
    return [{ kind: 'predicate', question, answer, key: term.key, at: sentence.start, score: term.score }];
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
  return { kind: 'predicate', question: found.question, answer, key: term.key, at: sentence.start, score: term.score };
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
  const place = PLACE.exec(text);
  if (place !== null) {
    const [, verb = '', words = '', rest = ''] = place;
    const slots = { verb: fill(verb, 'cards.verb'), term };
    if (words === 'used') return /^(?:to|for)\s/.test(rest) ? { question: ask('usedFor', slots), rest } : undefined;
    return /^(?:to|for)\s/.test(rest) ? undefined : { question: ask('where', { ...slots, said: said(text.indexOf(words), words) }), rest };
  }
  const tries = TRIES.exec(text);
  if (tries !== null) {
    const [, verb = '', rest = ''] = tries;
    const plain = verb.replace(/ies$/, 'y').replace(/s$/, '');
    return { question: ask(verb === plain ? 'doTry' : 'doesTry', { term, verb: fill(plain, 'cards.verb') }), rest };
  }
  const active = ACTIVE.exec(text);
  if (active === null) return undefined;
  const [, verb = '', rest = ''] = active;
  const plain = VERBS.get(verb) ?? verb;
  return { question: ask(verb === plain ? 'doSay' : 'doesSay', { term, verb: fill(plain, 'cards.verb') }), rest };
}
