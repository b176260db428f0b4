import { fill, type Passage, quote } from '../../../spans.ts';
import type { Sentence, TextDocument } from '../../text/document.ts';
import { isPlainVerb } from '../../text/word-classes.ts';
import type { Card } from '../card.ts';
import { ask } from '../phrases.ts';
import { pointsAway, standsAlone } from '../standing.ts';
import { COUNTS, NO_LEAD, OF_WHAT } from './list-leads.ts';
import { pointLists } from './point-lists.ts';

/** "A, B and C are the main factors of X". */
const SUBJECTS =
  /^([^,;:.]{2,60}(?:,\s+[^,;:.]{2,60}){1,6},?\s+and\s+[^,;:.]{2,50}?)\s+(are|were)\s+((?:the|three|two|four|five)\s(?!same\b|most\b|only\b)[^,;:]{3,60}\s(?:of|for|in|to|that|on|from|by|with|between)\s[^,;:]{3,60})\.$/su;
/** "The stages of X are: A, B and C", "X include A, B and C". */
const OBJECTS =
  /^((?:[^,;:.]{4,90}?)\s(?:include|includes|included|are divided into|is divided into|comprises?|is composed of|are composed of|consists? of)(?:\s+(?:two|three|four|five|six|seven)\s[\p{L}\s-]{3,40})?(?::\s*|\s+))((?:the\s+)?[^,;:.]{2,50}(?:,\s+[^,;:.]{2,60}){1,6},?\s+and\s+[^,;:.]{2,60})\.$/su;

/** "Deadlock needs four conditions: a, b, c and d": a number or a kind, then a colon and short members. */
const AFTER_COLON =
  /^([^.;:]{4,130}?\b(?:two|three|four|five|six|seven|[2-7](?=\s\p{L})|conditions|types|steps|factors|states)\b[^.;:]{0,80}):\s+([^.;:]{2,60}(?:,\s+[^,.;:]{2,60}){1,6})\.?$/isu;
/** "There are two types of agranulocytes: lymphocytes and monocytes." */
const PAIR_AFTER_COLON = /^([^.;:]{4,110}?\b(?:two|both)\s[^.;:]{3,80}):\s+([^.;:,]{3,60}\sand\s[^.;:,]{3,60})\.?$/isu;
/** "The two main types of synapses are electrical and chemical." */
const COUNTED_ARE =
  /^(The\s(?:two|three|four|five|six|seven)\s[^,;:()]{4,80}?)\s(are|were)\s((?:[^.;:,]{3,60},\s)*[^.;:,]{3,60},?\sand\s[^.;:,]{3,60})\.$/su;
const LISTS =
  /:|^The\s(?:two|three|four|five|six|seven)\s|\b(?:includes?|included|divided|comprises?|made up|composed|consists? of)\b|\b(?:are|were)\s(?:the|both|two|three|four|five)\b/i;

/** Makes cards that ask for the members of a list, within a sentence or as points. */
export function listCards(document: TextDocument): Card[] {
  return [...document.sentences.flatMap((sentence) => inlineList(document, sentence) ?? []), ...pointLists(document)];
}

function inlineList(document: TextDocument, sentence: Sentence): Card | undefined {
  if (sentence.tokens.length > 45 || !standsAlone(document, sentence)) return undefined;
  const { field, raw } = document;
  const text = raw.slice(sentence.start, sentence.end);
  // "… are not fully formed nor are the sutures closed" inverts its verb.
  if (/\bnor\b/.test(text)) return undefined;
  const passage = (start: number, length: number): Passage => ({
    field,
    raw,
    start: sentence.start + start,
    end: sentence.start + start + length,
  });
  const about = { kind: 'list', key: `list ${sentence.start}`, at: sentence.start } as const;
  // The expressions below are slow on the many sentences that list nothing.
  if (!LISTS.test(text) || !/,|\sand\s/.test(text)) return undefined;
  const subjects = SUBJECTS.exec(text);
  if (subjects !== null) {
    const [, members = '', verb = 'are', subject = ''] = subjects;
    // "… and governance that are the result of …"
    if (
      /\s(?:that|which|who)$/.test(members) ||
      members.split('(').length !== members.split(')').length ||
      /\s(?:is|are|was|were|has|have)\s/.test(members)
    )
      return undefined;
    const at = text.length - 1 - subject.length;
    const question = ask('whatAre', { verb: fill(verb, 'cards.verb'), subject: quote(passage(at, subject.length)) });
    return { ...about, question, answer: [quote(passage(0, members.length))] };
  }
  const counted = countedIn(text);
  if (counted !== undefined) {
    const question = ask('attribute', { verb: fill(counted.verb, 'cards.verb'), attribute: quote(passage(4, counted.subject.length - 4)) });
    return { ...about, question, answer: [quote(passage(text.length - 1 - counted.members.length, counted.members.length))] };
  }
  const objects = OBJECTS.exec(text) ?? AFTER_COLON.exec(text) ?? PAIR_AFTER_COLON.exec(text);
  if (objects === null) return undefined;
  const [, lead = '', members = ''] = objects;
  if (
    NO_LEAD.test(lead) ||
    /^(?:areas|topics|things|items|when|if)\b/i.test(lead) ||
    OF_WHAT.test(lead) ||
    isCommand(lead) ||
    /[—–]/.test(members) ||
    /\b(?:so on|more|others?|many|several|various|such\sas|like)\b/iu.test(members)
  )
    return undefined;
  // "X has a, b and does c" is no list: every member must be a name, so none may be long.
  if (members.split(/,\s+|\s+and\s+/).some((member) => member.split(/\s+/).length > 6)) return undefined;
  // "Options are divided into two main | categories, call options and put options"
  if (/\b(?:general|two|three|four|five)$/i.test(lead.trimEnd())) return undefined;
  if (/\b(?:is|are|was|were|can|will|has|have|to|it|they|which|that)\b/i.test(members)) return undefined;
  return {
    ...about,
    question: ask('complete', { lead: quote(passage(0, lead.trimEnd().replace(/:$/, '').length)) }),
    answer: [quote(passage(text.indexOf(members, lead.length), members.length))],
  };
}

/** The members of "The two main types of synapses are electrical and chemical", if each is a name. */
function countedIn(text: string): { subject: string; verb: string; members: string } | undefined {
  const [, subject = '', verb = '', members = ''] = COUNTED_ARE.exec(text) ?? [];
  const each = members.split(/,\s(?:and\s)?|\sand\s/);
  const number = COUNTS.indexOf(subject.split(' ')[1] ?? '') + 2;
  // "The two states are similar and border on …": the number tells whether all that follows are members.
  if (subject === '' || each.length !== number || each.some((member) => member.split(/\s+/).length > 6)) return undefined;
  if (!/\s(?:of|in|for|to|that|on|from|by|with|between|used)\s/.test(subject) || NO_LEAD.test(subject) || pointsAway(subject))
    return undefined;
  return /\b(?:is|are|was|were|can|will|has|have|to|it|they|which|that|who|more|most|very|also|not|both|the\ssame|similar|different|called)\b/i.test(
    members,
  )
    ? undefined
    : { subject, verb, members };
}

/** "Adjust the dose by two parameters": an order, which opens with the bare form of a verb. */
const isCommand = (lead: string) => {
  const [first = ''] = lead.split(/\s/);
  return isPlainVerb(first.toLowerCase()) && !/(?:ed|ing|s)$/.test(first);
};
