import { computed, fill, type Line, type Passage, quote, textOf } from '../../../../spans.ts';
import { endOfMeaning } from '../../../terms/definition/meaning.ts';
import type { KeyTerm } from '../../../terms/key-terms.ts';
import { isCommon } from '../../../text/common-words.ts';
import type { Sentence, TextDocument } from '../../../text/document.ts';
import { inSentence } from '../../../text/in-sentence.ts';
import { isFamiliar, isPlainVerb } from '../../../text/word-classes.ts';
import type { Card } from '../../card.ts';
import { ask } from '../../phrases.ts';
import { pointsAway, standsAlone } from '../../standing.ts';
import { isAction, isThing } from './actions.ts';
import { openingTerms } from './opening-terms.ts';
import { WAYS } from './passive-ways.ts';

const RANKED = 200;
const MOST_WORDS = 38;
/** The fewest and the most words of an answer. */
const FEWEST_TOLD = 4;
const MOST_TOLD = 28;
/** Classes in the singular: which drug "the drug" is, only the sentences before tell. */
const ONE_OF_CLASS =
  /^(?:drug|medication|disease|disorder|infection|syndrome|condition|device|organism|enzyme|protein|virus|species|brand|agency|firm|company|program|method|technique|procedure|test|tool|product|party|treaty|compound|substance)$/;
/** The least likelihood of a term whose uses and places are worth learning. */
const LEAST_LIKELY = 0.06;

const SHORT_FORM = String.raw`^(?:\s\([^()]{1,40}\))?\s`;
/** "X is used to …", "X is located in …", "X is divided into …", "X is determined by …": a verb, what follows it, and the rest. */
const PASSIVE = new RegExp(
  String.raw`${SHORT_FORM}(is|are)\s(?:(?:usually|often|typically|generally|commonly|mainly|primarily|mostly|also|then|normally)\s)?((?:\p{L}+(?:ed|wn|und|ught|ilt|en)|made|set|split|responsible|essential|necessary)(?:\sup|\sdown)?)\s(to|for|in|on|upon|at|around|between|along|near|beneath|under|below|above|within|throughout|into|by|through|from|of|as|with|when|if)\s(\S.+)$`,
  'su',
);
/** "A page fault[, or X,] occurs when …" */
const OCCURS =
  /^(?:,\sor\s[^,]{3,40},["”]?|\s\([^()]{1,40}\))?\s(?:\p{L}+ly\s)?(occurs?|happens?|arises?|exists?)\s(?:in\san?\s\p{L}+\s)?((?:only\s)?(?:when(?:ever)?|if)\s.{10,200}?)$/su;
/** "X raises calcium levels by …" */
const BY_DOING = new RegExp(
  String.raw`${SHORT_FORM}(?:(?:usually|often|typically|generally|then|also)\s)?(\p{Ll}+)\s([^,;:]{4,70}?)\s(by\s\p{Ll}+ing\s[^;:]{8,})$`,
  'su',
);

/** "X lowers the level of …" */
const ACTS = new RegExp(
  String.raw`${SHORT_FORM}(?:(?:usually|often|typically|generally|also|primarily|directly)\s)?((\p{Ll}{3,})\s(?!(?:in|on|at|that|from|by|when|with|up)\s)\S.+)$`,
  'su',
);

/** Makes cards on sentences that open with a likely term and say what it is for, where it is, what it depends on, or how it acts. */
export function relationCards(document: TextDocument): Card[] {
  return [...openingTerms(document, RANKED)].flatMap(([index, term]) => {
    const sentence = document.sentences[index];
    return sentence === undefined || term.score < LEAST_LIKELY ? [] : (relationIn(document, sentence, term) ?? []);
  });
}

interface Found {
  readonly way: string;
  readonly question: Line;
  /** The words after the term that tell it, before they are cut to an answer. */
  readonly told: string;
}

function relationIn(document: TextDocument, sentence: Sentence, { key, stems: { length } }: KeyTerm): Card | undefined {
  const { field, raw } = document;
  if (sentence.tokens.length > MOST_WORDS || !/[.][”)]?$/.test(sentence.text) || !standsAlone(document, sentence)) return undefined;
  // An event of the past and words to the reader are no rule of the subject.
  if (/\b(?:was|were|had|we|you|us|our|your)\b|[“"]/.test(sentence.text)) return undefined;
  const first = sentence.tokens.findIndex(({ stop }) => !stop);
  const last = sentence.tokens[first + length - 1];
  const start = sentence.tokens[first]?.start;
  if (last === undefined || start === undefined) return undefined;
  const article = raw.slice(sentence.start, start).trim().toLowerCase();
  const term: Passage = { field, raw, start, end: last.end };
  const name = raw.slice(start, last.end);
  // "The drug is used to …", "The subtests target …": ones that the sentences before tell.
  if (
    !/^(?:the|an?|)$/.test(article) ||
    /^(?:similar|same|different|other|new|first|second|third|last|next)\s/i.test(name) ||
    (article === 'the' &&
      length === 1 &&
      (isCommon(name.toLowerCase()) || isFamiliar(name.toLowerCase()) || ONE_OF_CLASS.test(name.toLowerCase()) || /[^sui]s$/.test(name)))
  )
    return undefined;
  const subject = article === '' ? inSentence(document, term) : [...fill(`${article} `, 'cards.article'), quote(term)];
  const rest: Passage = { ...term, start: last.end, end: sentence.end };
  const found = occursIn(rest, subject) ?? passiveIn(rest, subject) ?? doingIn(rest, subject) ?? actingIn(rest, subject);
  if (found === undefined) return undefined;
  const words = found.told.slice(0, endOfAnswer(found.told));
  const count = words.split(/\s+/).length;
  if (count < FEWEST_TOLD || count > MOST_TOLD || pointsAway(words) || isNoAnswer(words)) return undefined;
  const at = rest.start + raw.slice(rest.start, rest.end).indexOf(found.told);
  return {
    kind: 'relation',
    question: found.question,
    answer: [quote({ field, raw, start: at, end: at + words.length })],
    key: `${found.way} ${key}`,
    at: sentence.start,
  };
}

const CUT = /,\s(?:can|may|will|has|have)\s|\s(?:and|or)\s(?:then|also|is|are|can|may|will|has|have)\s|(?<=\p{L})\.\s/u;

/** An answer ends where a meaning ends, and before a second verb. */
function endOfAnswer(told: string): number {
  const end = endOfMeaning(told);
  return CUT.exec(told.slice(0, end))?.index ?? end;
}

/** A number of unnamed things, or a word of the sentence before: "by a number of laws", "in its cells". */
const isNoAnswer = (words: string) =>
  /\b(?:(?:a|all)\s(?:variety|series|sorts)\sof|several|many)\s(?:\p{L}+\s?){1,2}$|\b(?:it|they|them)$/iu.test(words);

function occursIn({ raw, start, end }: Passage, term: Line): Found | undefined {
  const found = OCCURS.exec(raw.slice(start, end));
  if (found === null) return undefined;
  const [, verb = '', told = ''] = found;
  const question = ask(verb.endsWith('s') ? 'occurs' : 'occur', { term, verb: fill(verb.replace(/s$/, ''), 'cards.verb') });
  return { way: 'occurs', question, told };
}

function passiveIn({ raw, start, end }: Passage, term: Line): Found | undefined {
  const found = PASSIVE.exec(raw.slice(start, end));
  if (found === null) return undefined;
  const [, be = '', verb = '', link = '', told = ''] = found;
  const isGerund = /^\p{Ll}+ing\s/u.test(told);
  const way = WAYS.find(
    (each) => each.verb.test(verb) && each.link.test(link) && (each.way !== 'how' || isGerund || link === 'through'),
  )?.way;
  if (way === undefined) return undefined;
  const slots = { term, be: fill(be, 'cards.verb'), verb: fill(verb, 'cards.verb') };
  // "is used for 4 weeks"
  if (way === 'usedFor' && /^(?:\d|only|one|two|a\s(?:long|short))/.test(told)) return undefined;
  if (way === 'usedFor') return { way, question: ask('usedFor', slots), told: `${link} ${told}` };
  if (way === 'where' || way === 'when') return { way, question: ask(way === 'when' ? 'whenIs' : way, slots), told: `${link} ${told}` };
  // "is measured by dividing …" tells how.
  if (way === 'how' || (link === 'by' && isGerund && !/^(?:characterized|defined|marked)$/.test(verb)))
    return { way: 'how', question: ask('how', slots), told: `${link} ${told}` };
  return { way: `${verb} ${link}`, question: ask('what', { ...slots, link: fill(link, 'cards.verb') }), told };
}

function doingIn(rest: Passage, term: Line): Found | undefined {
  const found = BY_DOING.exec(rest.raw.slice(rest.start, rest.end));
  if (found === null) return undefined;
  const [whole, verb = '', object = '', told = ''] = found;
  const base = baseOf(verb);
  if (!isPlainVerb(base) || /^(?:be|have|do|can|may|must|will|become|occur|begin|start|seem|appear)$/.test(base)) return undefined;
  // A subject in the plural has the bare verb, one in the singular its -s: "thought", "said" tell of somebody.
  const isMany = verb === base;
  if (isMany !== /[^sui]s$/.test(textOf(term)) || /\b(?:that|which|who|and|is|are|to|should)\b/.test(object)) return undefined;
  const at = rest.start + whole.indexOf(object, whole.indexOf(verb) + verb.length);
  const slots = {
    term,
    verb: computed(base, 'base form of the verb'),
    object: quote({ ...rest, start: at, end: at + object.length }),
  };
  return { way: 'doing', question: ask(isMany ? 'howDo' : 'howDoes', slots), told };
}

/** "Calcitonin lowers the level of calcium in the blood.": the verb and what follows it are one answer. */
function actingIn(rest: Passage, term: Line): Found | undefined {
  const found = ACTS.exec(rest.raw.slice(rest.start, rest.end));
  const shown = textOf(term).replace(/^(?:the|an?)\s/, '');
  if (found === null || !isThing(shown)) return undefined;
  const [, told = '', verb = ''] = found;
  const isMany = verb === baseOf(verb);
  if (!isAction(baseOf(verb)) || isMany !== /[^sui]s$/.test(shown)) return undefined;
  return { way: 'doing', question: ask(isMany ? 'doDo' : 'doesDo', { term }), told };
}

/** "raises" → "raise", "carries" → "carry", "passes" → "pass"; another form stays. */
function baseOf(verb: string): string {
  if (/ies$/.test(verb)) return verb.replace(/ies$/, 'y');
  if (/(?:ss|sh|ch|x|zz|o)es$/.test(verb)) return verb.replace(/es$/, '');
  return /[^s]s$/.test(verb) ? verb.slice(0, -1) : verb;
}
