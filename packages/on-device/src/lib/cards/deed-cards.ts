import { fill, type Passage, quote } from '../../spans.ts';
import { isCommon } from '../terms/common-words.ts';
import { endOfMeaning } from '../terms/definition/meaning.ts';
import { type PlainWords, plainWords } from '../terms/definition/plain-words.ts';
import { reach } from '../terms/definition/site.ts';
import { isTermShape } from '../terms/definition/term-shape.ts';
import { keyTerms } from '../terms/key-terms.ts';
import type { Sentence, TextDocument } from '../text/document.ts';
import { inSentence } from '../text/in-sentence.ts';
import { stemOf, tokenize } from '../text/tokens.ts';
import { isDescriptive, isPlainVerb } from '../text/word-classes.ts';
import type { Card } from './card.ts';
import { ask } from './phrases.ts';
import { nameAtEnd, pointsAway, standsAlone } from './standing.ts';

const MOST_WORDS = 36;
const FEWEST_TOLD = 6;
const RANKED = 400;
/** "A pardon absolves someone of …", "Sucrase splits sucrose into …": a thing of the subject, then what it does as a rule. */
const DEED =
  /^(?:(The|A|An)\s)?([\p{L}\p{N}][\p{L}\p{N}'’-]*(?:\s[\p{L}\p{N}][\p{L}\p{N}'’-]*){0,3}?)\s(?:\([^()]{1,40}\)\s)?((\p{Ll}{3,}s)\s.{20,})$/su;
/** "… are marked by impersonality, which takes personal feelings out of …": what a thing does, after its name. */
const WHICH_DEED = /\b((?:[\p{Ll}-]+\s){0,3}?[\p{Ll}-]+),\swhich\s((\p{Ll}{3,}s)\s[^.;,]{20,180})(?=[.;,])/su;
/** Verbs that say little about a thing, or that another kind of card asks about. */
const VAGUE =
  /^(?:is|was|has|does|seems|appears|becomes|remains|means|refers|consists|stands|depends|follows|exists|comes|goes|shows|says|happens|occurs|arises|includes|comprises|contains|differs|varies|helps|needs|wants|tends|gets|continues|begins|starts|plays|looks|requires|involves|makes|causes|results|leads|gives|takes|affects|influences|supports|reflects|represents|relies|works|always|sometimes|perhaps|thus|towards|across|others|states|forms|serves|acts|lies|belongs|proves|suggests|argues|holds|claims|its|this|experiences|faces|believes|thinks|knows|feels|sees|uses|lives|ranges|matters|lets|allows|accepts|possesses|develops|extends|travels|deals|speaks|recognizes|borrows|describes|refers|examines|calls)$/;
/** After "a pardon" a word in -s is a verb. Elsewhere it may be a plural, so only a common verb counts. */
function isDeed(verb: string, article: string, told: string): boolean {
  return (
    isPlainVerb(verb) || (/^an?$/i.test(article) && /[^su]s\s(?:an?|the|one|someone|people|all|each|no|its|into|from|through)\s/.test(told))
  );
}

/** Makes cards that ask what a thing does, from sentences that say what it does as a rule. */
export function deedCards(document: TextDocument): Card[] {
  const ranks = new Map(keyTerms(document, RANKED).map(({ key, score }) => [key, score]));
  return document.sentences.flatMap((sentence) => deedIn(document, sentence, ranks) ?? []);
}

function deedIn(document: TextDocument, sentence: Sentence, ranks: ReadonlyMap<string, number>): Card | undefined {
  if (sentence.tokens.length > MOST_WORDS || sentence.tokens.length < 8 || !standsAlone(document, sentence)) return undefined;
  const { field, raw } = document;
  const words = plainWords(raw, sentence.start, sentence.end);
  const found = DEED.exec(words.text);
  if (found === null) return whichIn(document, sentence, words, ranks);
  const [, article = '', term = '', told = '', verb = ''] = found;
  if (VAGUE.test(verb) || !isDeed(verb, article, told.slice(0, verb.length + 12)) || !isTermShape(term, false)) return undefined;
  if (
    term.toLowerCase().split(' ').every(isCommon) ||
    isPlainVerb(term.split(' ').at(-1)?.toLowerCase() ?? '') ||
    stemOf(verb) === stemOf(term.toLowerCase())
  )
    return undefined;
  if (
    /\b(?:website|viewer|image|video|figure|campaign|concept|researcher|therapist|student|physician|worker|employee|patient|client|doctor|teacher|next)$|[’']s?$/i.test(
      term,
    ) ||
    /\p{L}+ly$/u.test(term)
  )
    return undefined;
  // "The unilateral transfers are …" has no verb in -s, and "feelings decreases" none that fits.
  if (
    isDescriptive(term.split(' ').at(-1)?.toLowerCase() ?? '') ||
    isPlainVerb(term.split(' ')[0]?.toLowerCase() ?? '') ||
    /^\S+\s(?:is|are|was|were|have|had)\s/.test(told)
  )
    return undefined;
  // "Ohio's governor signs …" and names of people tell a story.
  if (article === '' && /^\p{Lu}\p{L}+\s\p{Lu}/u.test(term)) return undefined;
  const deed = told.slice(0, endOfMeaning(told));
  if (deed.split(' ').length < FEWEST_TOLD || deed.split(' ').length > 32 || pointsAway(deed)) return undefined;
  const passage = (from: number, text: string): Passage => ({ field, raw, ...words.raw(reach(from, text)) });
  const bare = passage(words.text.indexOf(term, article.length), term);
  const name = article === '' ? inSentence(document, bare) : [...fill(`${article.toLowerCase()} `, 'cards.article'), quote(bare)];
  // A name at the start of a sentence is mostly a story.
  if (article === '' && name[0]?.kind !== 'computed') return undefined;
  const key = tokenize(term)
    .map(({ stem }) => stem)
    .join(' ');
  return {
    kind: 'deed',
    question: ask('doesDo', { term: name }),
    answer: [quote(passage(words.text.length - told.length, deed))],
    key,
    at: sentence.start,
    score: ranks.get(key) ?? 0,
  };
}

function whichIn(
  { field, raw }: TextDocument,
  sentence: Sentence,
  words: PlainWords,
  ranks: ReadonlyMap<string, number>,
): Card | undefined {
  const found = WHICH_DEED.exec(words.text);
  if (found === null) return undefined;
  const [whole, before = '', told = '', verb = ''] = found;
  const term = nameAtEnd(before);
  if (VAGUE.test(verb) || !isPlainVerb(verb) || term === '' || !isTermShape(term, false) || term.split(' ').every(isCommon))
    return undefined;
  if (
    pointsAway(told) ||
    /\b(?:it|they|them|his|her|their|its)\b/i.test(told.split(' ').slice(0, 5).join(' ')) ||
    told.split(' ').length < FEWEST_TOLD
  )
    return undefined;
  const passage = (from: number, text: string): Passage => ({ field, raw, ...words.raw(reach(from, text)) });
  const key = tokenize(term)
    .map(({ stem }) => stem)
    .join(' ');
  return {
    kind: 'deed',
    question: ask(/[^su]s$/.test(term) ? 'doDo' : 'doesDo', { term: quote(passage(found.index + before.length - term.length, term)) }),
    answer: [quote(passage(found.index + whole.length - told.length, told))],
    key,
    at: sentence.start,
    score: ranks.get(key) ?? 0,
  };
}
