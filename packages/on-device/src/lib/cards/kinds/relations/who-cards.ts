import { fill, type Passage, quote, type Span } from '../../../../spans.ts';
import { keyTerms } from '../../../terms/key-terms.ts';
import type { Sentence, TextDocument } from '../../../text/document.ts';
import type { Card } from '../../card.ts';
import { ask } from '../../phrases.ts';
import { pointsAway, standsAlone } from '../../standing.ts';

const MOST_WORDS = 32;
const RANKED = 80;
/** The least likelihood of a term whose author is worth learning. */
const LEAST_LIKELY = 0.1;
const FEWEST_ASKED = 4;
const MOST_ASKED = 18;

const DEEDS = 'coined|developed|proposed|introduced|discovered|invented|founded|formulated|devised|pioneered|established';
/** A name of capitalised words: "Jean Piaget", "Robert K. Merton", "Ferdinand de Saussure". */
const NAME = String.raw`\p{Lu}(?:[\p{L}’'-]+|\.)(?:\s(?:(?:de|von|van|der|du|da|la|al)\s)?\p{Lu}(?:[\p{L}’'-]+|\.(?:\p{Lu}\.)?)){0,3}`;
const NAMES = String.raw`(${NAME}(?:,?\sand\s${NAME})?)(?:\s\([^()]{3,30}\))?`;
/** "[In 1923,] [the Swiss psychologist] NAME [(1896–1980)] proposed the theory …" */
const DID = new RegExp(
  String.raw`^(?:(?:In|During|By|Around)\s[^,]{3,40},\s)?(?:(?:The\s|the\s)?(?:\p{Lu}\p{L}+\s)?(?:\p{L}+\s(?:and\s))?\p{Ll}*(?:ist|ian|er|opher|or|mathematician)s?\s)?${NAMES}(?:,\s[^,]{4,70},)?\s(?:first\s|originally\s|also\s)?(${DEEDS})\s((?:the|an?|his|her|their|\p{Ll}+)\s[^;:“”"]{8,160})\.$`,
  'su',
);
/** "The concept was introduced in 1988 by NAME." */
const DONE_BY = new RegExp(
  String.raw`^((?:The\s|An?\s)?[^,;:“”"]{4,80}?)\s(?:was|were)\s(?:first\s|originally\s)?(${DEEDS})\s(?:in\s(?:the\s)?[^,]{3,30}\s)?by\s(?:(?:the\s|an?\s)?(?:\p{L}+\s){0,3}?)${NAMES}(?=\.$|,|\sin\s)`,
  'su',
);
/** Words that open a sentence with a capital and are no name. */
const NO_NAME =
  /^(?:\p{L}+ly|First|The|This|That|These|Those|It|They|He|She|We|I|You|There|Here|Some|Many|Most|Others?|Several|Each|Both|All|One|Two|Three|Another|Research|Researchers?|Scientists?|Scholars|People|Today|Later|Then|Also|However|After|Before|When|While|As|If|Although|Because|Since|By|At|From|To|With|Cells?|Probably)\b/u;
const OWN =
  /^(?:his|her|their|its|by|in|at|as|from|on|with|into|over)\b|\b(?:himself|herself|themselves|another|several|many|various|new)\b/iu;
/** A second statement: "…, which grew", "… and went on". */
const NEXT =
  /,\s|\s(?:and|but|while|when|after|before|because|although|so)\s(?:\p{L}+ed|was|were|he|she|they|then|later|to)\b|\sin\s(?:the\s)?(?:early\s|late\s|mid-)?\d{3,4}s?\b/u;

/** Makes cards on who thought of, found or founded what the text teaches: "Who proposed the concept of the inferiority complex?" */
export function whoCards(document: TextDocument): Card[] {
  const likely = new Set(keyTerms(document, RANKED).flatMap(({ score, sentences }) => (score >= LEAST_LIKELY ? sentences : [])));
  return document.sentences.flatMap((sentence, index): Card[] => {
    if (!likely.has(index) || sentence.tokens.length > MOST_WORDS) return [];
    const found = deedIn(document, sentence);
    if (found === undefined || !standsAlone(document, sentence)) return [];
    const { field, raw } = document;
    const passage = ({ start, end }: Place): Passage => ({ field, raw, start, end });
    return [
      {
        kind: 'relation',
        question: ask('whoDid', { verb: fill(found.verb, 'cards.verb'), object: withSmallArticle(passage(found.object)) }),
        answer: [quote(passage(found.name))],
        key: `who ${sentence.start}`,
        at: sentence.start,
      },
    ];
  });
}

/** "The electric field was …" is asked as "the electric field". */
function withSmallArticle(object: Passage): Span[] {
  const article = /^(?:The|An?)\s/.exec(object.raw.slice(object.start, object.end))?.[0] ?? '';
  const rest = quote({ ...object, start: object.start + article.length });
  return article === '' ? [rest] : [...fill(article.toLowerCase(), 'cards.article'), rest];
}

interface Place {
  readonly start: number;
  readonly end: number;
}

function deedIn({ raw }: TextDocument, sentence: Sentence): { name: Place; verb: string; object: Place } | undefined {
  const text = raw.slice(sentence.start, sentence.end);
  const did = DID.exec(text);
  const done = did === null ? DONE_BY.exec(text) : null;
  const [name = '', verb = '', words = ''] = did?.slice(1) ?? [done?.[3], done?.[2], done?.[1]];
  const object = words.slice(0, did === null ? words.length : (NEXT.exec(words)?.index ?? words.length));
  const count = object.split(/\s+/).length;
  if (name === '' || NO_NAME.test(name) || OWN.test(object) || pointsAway(object) || count > MOST_ASKED) return undefined;
  if (count < (did === null ? 2 : FEWEST_ASKED) || /\b(?:it|they|he|she|him|them|its|his|her|their)\b/i.test(object)) return undefined;
  // A group at the start of a sentence has a capital too: "Greeks", "Astronomers".
  if (!/\s/.test(name) && (/s$/.test(name) || raw.includes(` ${name.toLowerCase()} `))) return undefined;
  const at = did === null ? 0 : text.indexOf(object, text.indexOf(verb));
  const named = did === null ? text.indexOf(name, words.length) : text.indexOf(name);
  const place = (start: number, found: string): Place => ({ start: sentence.start + start, end: sentence.start + start + found.length });
  return { name: place(named, name), verb, object: place(at, object) };
}
