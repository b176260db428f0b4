import { fill, type Line, type Passage, quote } from '../../../spans.ts';
import { endOfMeaning } from '../../terms/definition/meaning.ts';
import { plainWords } from '../../terms/definition/plain-words.ts';
import { reach } from '../../terms/definition/site.ts';
import { isTermShape } from '../../terms/definition/term-shape.ts';
import { keyTerms } from '../../terms/key-terms.ts';
import { isCommon } from '../../text/common-words.ts';
import type { Sentence, TextDocument } from '../../text/document.ts';
import { inSentence } from '../../text/in-sentence.ts';
import { isShortText } from '../../text/short-text.ts';
import { tokenize } from '../../text/tokens.ts';
import { isPlainVerb, isThirdPerson } from '../../text/word-classes.ts';
import type { Card } from '../card.ts';
import { ask } from '../phrases.ts';
import { pointsAway, standsAlone } from '../standing.ts';
import { isDeed, isPast, SAYS } from './claim-verbs.ts';

const MOST_WORDS = 40;
const RANKED = 400;
/** The least likelihood of a term at which a card asks what it does. */
const LIKELY = 0.08;
/** The number of likeliest terms among which the main ones of a text are found. */
const MAIN = 40;
const THAT = /^(?:state|hold|argue|contend|suggest|propose|claim|posit|maintain|predict|assert|show|find|assume)$/;
/** Verbs after which the words say what a term of common words covers: "Corporate crime involves …". */
const TELLS_OF_TERM = /^(?:involve|measure|evaluate|emphasize)$/;
const CLAIM = new RegExp(
  String.raw`^(?:(?:According\sto\s[^,]{3,40}|In\s[^,]{3,30}),\s)?(?:(The|A|An)\s)?([\p{L}\p{N}][\p{L}\p{N}'’-]*(?:\s[\p{L}\p{N}][\p{L}\p{N}'’-]*){0,4}?)(?:\s\((?:[^()]{1,30})\))?,?\s(?:\p{L}+ly\s)?(${[...SAYS.keys()].join('|')})\s(that\s.{15,}|\p{Ll}.{15,}|an?\s.{15,})$`,
  'su',
);
/** Most sentences have none of the verbs, so that the longer expression seldom runs. */
const HAS_VERB = new RegExp(String.raw`\s(?:${[...SAYS.keys()].join('|')})\s`);
/** "In a direct democracy, people decide …": one of a kind, then what happens in it. */
const IN_PROCESS =
  /^In\s(an?\s(?:[\p{L}-]+\s){0,3}?[\p{L}-]+),\s((?:an?|the|one|all|every|each|both|some|no|people|individuals|[\p{L}-]+s)\s.{20,})$/su;

/** Makes cards on what a theory, a person or a thing is said to do: "What does the law of demand state?" */
export function claimCards(document: TextDocument): Card[] {
  const terms = keyTerms(document, RANKED);
  const ranks = new Map(terms.map(({ key, score }) => [key, score]));
  const main = new Set(
    terms.slice(0, MAIN).flatMap(({ key, stems, count }) => (stems.length > 1 && (count > 1 || isShortText(document)) ? [key] : [])),
  );
  const introduced = new Set(terms.filter((term) => term.introduced).map(({ key }) => key));
  const keyOf = (term: string) =>
    tokenize(term)
      .map(({ stem }) => stem)
      .join(' ');
  const isLikely = (term: string) => (ranks.get(keyOf(term)) ?? 0) >= LIKELY;
  return document.sentences.flatMap((sentence): Card[] => {
    if (sentence.tokens.length > MOST_WORDS || sentence.tokens.length < 8 || !standsAlone(document, sentence)) return [];
    const found = claimIn(document, sentence) ?? processIn(document, sentence);
    if (found === undefined) return [];
    const key = keyOf(found.term);
    // A card asks what a thing does only if the text introduces the term, repeats it or is likely to teach it.
    if (found.deed && !(introduced.has(key) || main.has(key) || isLikely(found.term))) return [];
    return [{ kind: 'claim', question: found.question, answer: [quote(found.answer)], key, at: sentence.start }];
  });
}

interface Found {
  readonly term: string;
  readonly question: Line;
  readonly answer: Passage;
  /** Whether its verb tells what the thing does, and not what a theory or a person says. */
  readonly deed: boolean;
}

function claimIn(document: TextDocument, { start, end }: Sentence): Found | undefined {
  const { field, raw } = document;
  const words = plainWords(raw, start, end);
  const found = HAS_VERB.test(words.text) ? CLAIM.exec(words.text) : null;
  if (found === null) return undefined;
  const [, article = '', term = '', written = '', rest = ''] = found;
  const verb = SAYS.get(written);
  // "Journalists found that …": one result.
  if (/^(?:found|showed)$/.test(written)) return undefined;
  // "Accounts allow you …", "… examined myths as well"
  if (
    isPlainVerb(rest.split(' ')[0] ?? '') ||
    /^(?:comprise|constitute|form|are|is|were|was|have|has)\s/.test(rest) ||
    /^(?:you|us|me|him|her|them|it)\s|\bas\swell\b/i.test(rest)
  )
    return undefined;
  // "The site connects to another", "provides perhaps the best example"
  if (/^(?:perhaps|and|with|from|at|by|to)\s/.test(rest)) return undefined;
  if (verb === undefined || THAT.test(verb) !== /^that\s/.test(rest) || !isTermShape(term, false)) return undefined;
  if (
    (term.toLowerCase().split(' ').every(isCommon) &&
      !(TELLS_OF_TERM.test(verb) && /\s/.test(term)) &&
      !/\bof\b|(?:theory|law|\sact)$/i.test(term)) ||
    pointsAway(rest) ||
    /\b(?:my|your)\b/i.test(rest) ||
    /\b(?:studies|research|data|polls?|scientists|economists|sociologists)$|\b(?:survey|study)\b/i.test(term)
  )
    return undefined;
  const told = THAT.test(verb) ? rest.replace(/[.]$/, '') : rest.slice(0, endOfMeaning(rest));
  // "the organs involved in …", "Ninety-two percent stated …", "the conditional states …"
  if ((!THAT.test(verb) && /^(?:in|on|by|with|from|at|for|as)\s/.test(told)) || /\bpercent$|^\d/i.test(term)) return undefined;
  if (/^the$/i.test(article) && !/\s|\p{Lu}{2}/u.test(term)) return undefined;
  if (told.split(' ').length < 6 || told.split(' ').length > 36 || /^(?:many|several|some|various|certain)\s/.test(told)) return undefined;
  // "binds to the cell, releases its payload, and detaches": what it does besides is another answer.
  if (
    !THAT.test(verb) &&
    [...told.matchAll(/(?:,|\sand)\s(\p{Ll}{3,}s)\s(?:an?|the|its|from|to)\s/gu)].some(([, word = '']) => isThirdPerson(word))
  )
    return undefined;
  const at = words.text.length - rest.length;
  const passage = (from: number, length: string): Passage => ({ field, raw, ...words.raw(reach(from, length)) });
  const termAt = words.text.indexOf(term, article.length);
  const name =
    article === ''
      ? inSentence(document, passage(termAt, term))
      : [...fill(`${article.toLowerCase()} `, 'cards.article'), quote(passage(termAt, term))];
  const slots = { term: name, verb: fill(verb, 'cards.verb') };
  // "The United States protects …", "Confucius rejected …": what somebody does or did is no rule of the subject.
  const isDone = !THAT.test(verb) && (isPast(written, verb) || (isDeed(verb) && isNameOnly(term)));
  if (isDone) return undefined;
  if (written === verb && (!/[^sui]s$/.test(term) || THAT.test(verb))) return undefined;
  const question = written === verb ? ask('doSay', slots) : ask(isPast(written, verb) ? 'didSay' : 'doesSay', slots);
  return { term, question, answer: passage(at, told), deed: isDeed(verb) };
}

/** Every longer word has a capital: a person, a country or an organisation. */
const isNameOnly = (term: string) =>
  /^\p{Lu}\p{Ll}+\s\p{Lu}/u.test(term) &&
  !/(?:[Tt]heory|[Mm]odel|[Ll]aw|[Ee]ffect|[Pp]rinciple|[Aa]ct|[Aa]mendment|[Ss]ystem|[Mm]ethod|[Tt]heorem|[Tt]est)$/.test(term) &&
  term.split(' ').every((word) => /^\p{Lu}|^.{1,3}$/u.test(word));

function processIn({ field, raw }: TextDocument, { start, end }: Sentence): Found | undefined {
  const words = plainWords(raw, start, end);
  const found = IN_PROCESS.exec(words.text);
  if (found === null) return undefined;
  const [, term = '', rest = ''] = found;
  const bare = term.replace(/^an?\s/, '');
  const told = rest.replace(/[.]$/, '');
  // "In a study, the group chose …" tells of one.
  if (
    /\p{Lu}|\bof\b|(?:illustration|study|example|experiment|survey|case|report|speech|letter|paper|article|book|decision|year|sense|way|fashion|position|situation|interview)$/u.test(
      bare,
    ) ||
    !isTermShape(bare, false) ||
    /\s(?:was|were|had|did|\p{Ll}+ed\s(?:an?|the|on|to|his|her|their))\s?/u.test(rest.split(' ').slice(0, 12).join(' ')) ||
    told.split(' ').length > 32 ||
    pointsAway(told) ||
    told.includes(';')
  )
    return undefined;
  const passage = (from: number, length: string): Passage => ({ field, raw, ...words.raw(reach(from, length)) });
  return {
    term: bare,
    question: ask('happensIn', { term: quote(passage(words.text.indexOf(term), term)) }),
    answer: passage(words.text.length - rest.length, told),
    deed: true,
  };
}
