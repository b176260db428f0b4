import { fill, type Passage, quote } from '../../../../spans.ts';
import { keyTerms } from '../../../terms/key-terms.ts';
import type { Sentence, TextDocument } from '../../../text/document.ts';
import { isAdverb, isDescriptive } from '../../../text/word-classes.ts';
import type { Card } from '../../card.ts';
import { ask } from '../../phrases.ts';
import { pointsAway, standsAlone } from '../../standing.ts';
import { openingTerms } from './opening-terms.ts';

const MOST_WORDS = 34;
const RANKED = 400;
/** The number of likeliest terms of which one must stand in a sentence that names the most of something, and their least likelihood. */
const MAIN = 60;
const LEAST_LIKELY = 0.1;

/** "the most common", "the second largest", "the only", "the primary": words that one thing alone can have. */
const RANK = String.raw`the\s(?:(?:second|third|fourth)[ -])?(?:(?:most|least)\s(?:(?:commonly|widely|frequently|highly|easily)\s)?(?!important|likely|useful|interesting|exciting|impressive|significant|influential|difficult|basic|important|recent|impactful|obvious|convenient|suitable|appropriate)\p{Ll}{4,}|(?!best|inter|mod|hon|west|earliest\sday|latest|easiest|greatest|biggest|hardest|finest)\p{Ll}{3,}est(?=\s)|only|first|primary|principal|chief|major|main|leading|predominant)`;
/** Words after the class that say where or of what it is the most: "bone in the body". */
const WITHIN = String.raw`(?:[\p{L}-]+\s){0,5}?(?:of|in|among|on|for|to|that|used|within|between|from)\s[^,;:()]{4,}`;
/** "The clavicle | is | the most commonly fractured bone in the body." */
const IS_MOST = new RegExp(
  String.raw`^(?:\s\([^()]{1,40}\))?(?:,\s[^,]{3,60},)?\s(is|are|was|were)\s(?:also\s|by\sfar\s|considered\s)?(${RANK}\s[^,;:()]{6,})(?=[.,;(])`,
  'su',
);
/** "The most common form of direct democracy | is | the initiative." */
const MOST_IS = new RegExp(String.raw`^(T${RANK.slice(1)}\s${WITHIN}?)\s(is|are|was|were)\s([^.,;:()]{3,80})(?=\.?$|[,;(])`, 'su');
/** Parts of the text, of a course of action and of an example, of which the first or the only one is nothing to learn. */
const VAGUE =
  /^the\s\S+\s(?:\p{L}+\s)?(?:thing|steps?|part|parts|point|label|letter|example|question|column|row|line|time|ones?|way|ways|reason|problem|issue|idea|day|days|year|word|case|half|place|person|people|item|value|values|number|category|choice|option|term|group|difference|section|paragraph|postulate|data)\b|\b(?:we|you|our|your|it|they|he|she|his|her|them|comes?\sfrom|had\sever|has\sever|have\sever|so\sfar|world)\b/iu;
/** "the most common and involve one actor": the class is missing. */
const NO_CLASS = /^the\s(?:most|least)\s\p{L}+\s(?:and|or|to|that|of\sall)\s(?!(?:most|least)\s)|[—–“”]/u;
/** What an answer cannot begin with: "… is stated in", "… are negative ones", "… is that", "… was in 1999". */
const NO_ANSWER =
  /^(?:often|usually|that|to|in|on|at|by|for|with|from|of|not|also|when|where|what|how|because|called|known|due|as|one|ones|some|many|so|too|very|more|less|now|here|there|common|same|both|either)\b|^(?:the\s|an?\s)?\p{L}+(?:ed|ing|taken|made|found|given)\s(?:in|on|by|to|with|as|for|the|not)\b|\d|\b(?:it|they|this|that|who|which|is|are|was|were|has|have|can)\b/iu;
const PEOPLE =
  /\b(?:philosopher|scientist|psychologist|sociologist|economist|historian|wom[ae]n|m[ae]n|president|king|queen|emperor|empress|ruler|chairperson|governor|justice|leader|author|writer|nurse|chancellor|minister|senator|secretary|pope|explorer|missionary|anthropologist|physician)\b/iu;

/** Makes cards on what is the most, the only or the first of its class: "What is the most commonly fractured bone in the body?" */
export function superlativeCards(document: TextDocument): Card[] {
  const opening = openingTerms(document, RANKED);
  const main = new Set(keyTerms(document, MAIN).flatMap(({ score, sentences }) => (score >= LEAST_LIKELY ? sentences : [])));
  return document.sentences.flatMap((sentence, index): Card[] => {
    if (sentence.tokens.length > MOST_WORDS || !/\.[”"’)]*$/.test(sentence.text) || /[“"]/.test(sentence.text)) return [];
    const term = opening.get(index);
    const found =
      (term === undefined ? undefined : subjectFirst(document, sentence, term.stems.length)) ??
      (main.has(index) ? rankFirst(document, sentence) : undefined);
    if (found === undefined || !standsAlone(document, sentence)) return [];
    const { field, raw } = document;
    const asked: Passage = { field, raw, ...found.asked };
    const told: Passage = { field, raw, ...found.told };
    const words = raw.slice(asked.start, asked.end);
    if (VAGUE.test(words) || NO_CLASS.test(words) || pointsAway(words)) return [];
    const who = PEOPLE.test(words.split(/\s(?:of|in|to|that|for|who)\s/)[0] ?? '');
    const verb = fill(found.verb, 'cards.verb');
    const attribute = quote({ ...asked, start: asked.start + 'the '.length });
    return [
      {
        kind: 'relation',
        question: ask(who ? 'whoIs' : 'attribute', { verb, attribute }),
        answer: [quote(told)],
        key: `most ${sentence.start}`,
        at: sentence.start,
      },
    ];
  });
}

interface Found {
  readonly asked: { readonly start: number; readonly end: number };
  readonly told: { readonly start: number; readonly end: number };
  readonly verb: string;
}

const IN_WHOLE = /^the\s\S+\s(?:[\p{L}-]+\s){1,5}?(?:of|in|among|to|that|used|within)\s\S{3,}/u;
/** A second statement after what is asked: "… in the body and is often broken". */
const NEXT =
  /\sand\s(?:\p{Ll}+s\sfor|is|are|was|were|has|have|can|may|it|they|therefore|also|often|thus)\s|\s(?:but|because|although|while|when|since|as|after|before|until)\s|\s(?:with|at|by)\s(?:about|approximately|more|less|an?\s)/u;

function subjectFirst({ raw }: TextDocument, sentence: Sentence, length: number): Found | undefined {
  const first = sentence.tokens.findIndex(({ stop }) => !stop);
  const last = sentence.tokens[first + length - 1];
  if (last === undefined || !/^(?:the|an?|)$/i.test(raw.slice(sentence.start, sentence.tokens[first]?.start).trim())) return undefined;
  const rest = raw.slice(last.end, sentence.end);
  const found = IS_MOST.exec(rest);
  if (found === null) return undefined;
  const [whole, verb = '', most = ''] = found;
  const start = last.end + whole.length - most.length;
  const end = NEXT.exec(most)?.index ?? most.length;
  const cut = most.slice(0, end);
  // "the first part", "the only element": without a place of its own, the first of a class is the first of a list.
  if (cut.split(/\s+/).length < 4 || (/^the\s(?:first|only)\s/.test(cut) && !IN_WHOLE.test(cut))) return undefined;
  return { asked: { start, end: start + end }, told: { start: sentence.start, end: last.end }, verb };
}

function rankFirst({ raw }: TextDocument, sentence: Sentence): Found | undefined {
  const found = MOST_IS.exec(raw.slice(sentence.start, sentence.end));
  if (found === null) return undefined;
  const [whole, most = '', verb = '', answer = ''] = found;
  const [opening = ''] = answer.split(/\s/);
  const isOnlyAdjective =
    !/\s/.test(answer) &&
    (isDescriptive(answer) ||
      /^(?:white|black|red|green|blue|yellow|brown|gr[ae]y)$/i.test(answer) ||
      /(?:ic|al|ous|ive|able|ible|ful|less)$/.test(answer));
  if (NO_ANSWER.test(answer) || isAdverb(opening) || isOnlyAdjective || answer.split(/\s+/).length > 9) return undefined;
  if (most.split(/\s+/).length < 5 || NEXT.test(most)) return undefined;
  const start = sentence.start + whole.length - answer.length;
  return {
    asked: { start: sentence.start, end: sentence.start + most.length },
    told: { start, end: start + answer.length },
    verb,
  };
}
