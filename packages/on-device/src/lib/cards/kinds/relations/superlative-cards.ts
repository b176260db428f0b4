import { fill, type Passage, quote } from '../../../../spans.ts';
import type { Sentence, TextDocument } from '../../../text/document.ts';
import type { Card } from '../../card.ts';
import { ask } from '../../phrases.ts';
import { pointsAway, standsAlone } from '../../standing.ts';
import { openingTerms } from './opening-terms.ts';

const MOST_WORDS = 34;
const RANKED = 400;

/** "the most common", "the second largest", "the only", "the primary": words that one thing alone can have. */
const RANK = String.raw`the\s(?:(?:second|third|fourth)[ -])?(?:(?:most|least)\s(?:(?:commonly|widely|frequently|highly|easily)\s)?(?!important|likely|useful|interesting|significant|influential|difficult|basic|recent|impactful)\p{Ll}{4,}|(?!best|inter|mod|hon|west|earliest\sday|latest|easiest|greatest|biggest|hardest|finest)\p{Ll}{3,}est(?=\s)|only|first|primary|principal|chief|major|main|leading|predominant)`;
/** "The clavicle | is | the most commonly fractured bone in the body." */
const IS_MOST = new RegExp(
  String.raw`^(?:\s\([^()]{1,40}\))?(?:,\s[^,]{3,60},)?\s(is|are|was|were)\s(?:also\s|by\sfar\s|considered\s)?(${RANK}\s[^,;:()]{6,})(?=[.,;(])`,
  'su',
);
/** Parts of the text, of a course of action and of an example, of which the first or the only one is nothing to learn. */
const VAGUE =
  /^the\s\S+\s(?:\p{L}+\s)?(?:steps?|part|point|example|question|line|time|problem|issue|idea|day|year|word|person|people|wom[ae]n|leaders?|\p{L}+(?:opher)|term|group)\b|\b(?:we|you|our|your|it|they|he|she|his|her|them|comes?\sfrom|had\sever|has\sever|have\sever)\b/iu;
/** "the most common and involve one actor": the class is missing. */
const NO_CLASS = /^the\s(?:most|least)\s\p{L}+\s(?:and|or|to|that|of\sall)\s(?!(?:most|least)\s)|[—–“”]/u;

/** Makes cards on what is the most, the only or the first of its class: "What is the most commonly fractured bone in the body?" */
export function superlativeCards(document: TextDocument): Card[] {
  const opening = openingTerms(document, RANKED);
  return document.sentences.flatMap((sentence, index): Card[] => {
    if (sentence.tokens.length > MOST_WORDS || !/\.[”"’)]*$/.test(sentence.text) || /[“"]/.test(sentence.text)) return [];
    const term = opening.get(index);
    const found = term === undefined ? undefined : subjectFirst(document, sentence, term.stems.length);
    if (found === undefined || !standsAlone(document, sentence)) return [];
    const { field, raw } = document;
    const asked: Passage = { field, raw, ...found.asked };
    const told: Passage = { field, raw, ...found.told };
    const words = raw.slice(asked.start, asked.end);
    if (VAGUE.test(words) || NO_CLASS.test(words) || pointsAway(words)) return [];
    const verb = fill(found.verb, 'cards.verb');
    const attribute = quote({ ...asked, start: asked.start + 'the '.length });
    return [
      {
        kind: 'relation',
        question: ask('attribute', { verb, attribute }),
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
