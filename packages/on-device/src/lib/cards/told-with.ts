import type { Passage } from '../../spans.ts';
import type { Sentence, TextDocument } from '../text/document.ts';
import { isWhole } from '../text/prose.ts';
import { pointsAway, standsAlone } from './standing.ts';

/** The words that a gap needs: those of its sentence, without an opening that leans back, or with the sentence before if it points there. */
type Told = Pick<Sentence, 'start' | 'text' | 'tokens'>;

const FEWEST_WORDS = 7;
const MOST_BEFORE = 42;
/** An opening that a sentence needs only beside the one before it. */
const CONNECTS =
  /^(?:similarly|additionally|in\saddition|furthermore|moreover|in\sfact|indeed|consequently|thus|therefore|however|nevertheless|in\scontrast|by\scontrast|on\sthe\sother\shand|in\sgeneral|in\sother\swords|of\scourse|today|over\stime|eventually|generally|typically|usually|often|sometimes|instead|for\s(?:example|instance)|as\sa\sresult|finally),\s/iu;
/** "This is known as …", "The energy equivalent of this difference is called …": the sentence before tells what is named. */
const LINKED =
  /^(?:(?:together|collectively|today|in\s\p{L}+),?\s)?(?:this|these|such)\b|^(?:together|collectively),?\sthese\b|^the\s[\p{L}\s-]{2,40}\s(?:of|in|between|by)\s(?:this|these)\s\p{L}/iu;
/** "This latitude, where the Sun …, is called …": the clause between the commas tells what is named. */
const TELLS_ITSELF =
  /^(?:This|These|Such)\s[\p{L}\s-]{3,40}?,\s(?:where|which|who|in\swhich|when)\s[^;:]{20,160},\s(?:is|are)\s(?:\p{L}+\s){0,2}(?:called|known\sas)\s(?:the\s|an?\s)?["“]?$/u;
/** A noun phrase and the verb between such an opening and the name. */
const NAMES_IT =
  /^[^,.;:]{0,70}?(?:\b(?:is|are|was|were|be|become|became)\s(?:\p{L}+\s){0,2}|,\s)(?:called|known\s(?:\p{L}+\s)?as|termed|referred\sto\sas|dubbed|named)\s(?:the\s|an?\s)?["“'‘]?$/iu;
/** Words in the sentence before that need a third one. */
const POINTS_BACK =
  /^(?:\S+\s){0,3}(?:it|they|he|she|him|his|her|its|their)\b|\b(?:this|these|those|such(?!\sas)|here|I|figure|example)\b/iu;
const EXPLETIVE = /^it\sis\s(?!an?\s|the\s|\p{L}+ed\s(?:by|in|at|from|to)\s)/iu;

/** The words by which a student knows which name is meant; undefined where one or two sentences do not tell it. */
export function toldWith(document: TextDocument, sentence: Sentence, term: Passage): Told | undefined {
  const own = withoutOpening(sentence);
  if (own.tokens.length >= FEWEST_WORDS && standsAlone(document, own)) return own;
  const lead = document.raw.slice(own.start, term.start).replace(/\s+/g, ' ');
  if (TELLS_ITSELF.test(lead) && !pointsAway(own.text.slice('These'.length))) return own;
  const link = LINKED.exec(own.text)?.[0];
  if (link === undefined || pointsAway(own.text.slice(link.length))) return undefined;
  const named = lead.slice(link.length);
  const before = NAMES_IT.test(named) ? document.sentences[document.sentences.indexOf(sentence) - 1] : undefined;
  if (before === undefined || before.block !== sentence.block || before.tokens.length > MOST_BEFORE) return undefined;
  const told = withoutOpening(before);
  if (!standsAlone(document, told) && !isPlain(document, told)) return undefined;
  return { start: told.start, text: told.text, tokens: [...told.tokens, ...sentence.tokens] };
}

function withoutOpening(sentence: Sentence): Sentence {
  const length = CONNECTS.exec(sentence.text)?.[0].length ?? 0;
  const start = sentence.start + length;
  return length === 0
    ? sentence
    : { ...sentence, start, text: sentence.text.slice(length), tokens: sentence.tokens.filter((token) => token.start >= start) };
}

/** Whether a sentence tells something without another one, even if it goes on with a subject: "Both ventricles pump the same amount." */
function isPlain(document: TextDocument, sentence: Sentence): boolean {
  const text = sentence.text.replace(EXPLETIVE, '');
  return isWhole(document, sentence) && sentence.tokens.length >= FEWEST_WORDS && !text.endsWith('?') && !POINTS_BACK.test(text);
}
