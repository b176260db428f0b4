import { fill, quote } from '../../../spans.ts';
import { endOfMeaning } from '../../terms/definition/meaning.ts';
import { plainWords } from '../../terms/definition/plain-words.ts';
import { reach } from '../../terms/definition/site.ts';
import type { Sentence, TextDocument } from '../../text/document.ts';
import { isPlainVerb } from '../../text/word-classes.ts';
import type { Card } from '../card.ts';
import { ask } from '../phrases.ts';
import { pointsAway, standsAlone } from '../standing.ts';

const MOST_WORDS = 36;
const FEWEST_TOLD = 4;
const MOST_TOLD = 30;
const WHEN = String.raw`^(?:(?:In|On|By|After)\s[^,]{3,40}?,?\s)?`;
/** "The Statute of Labourers of 1351 tried to freeze wages": a law, treaty or plan by its name, and the deed that it is known for. */
const LAW = new RegExp(
  String.raw`${WHEN}[Tt]he\s((?:(?:\d{4}|\p{Lu}[\p{L}’'-]*)\s){1,5}?(?:Act|Acts|Amendment|Treaty|Proclamation|Compromise|Doctrine|Clause|Ordinance|Bill|Code|Pact|Accords?|Agreement|Convention|Resolution|Plan|Charter|Decree)|(?:Treaty|Statute|Edict|Peace|Act|Charter|Compromise|Articles|Law|Battle|Council|Congress)\sof\s(?:the\s)?\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)*)(?:\sof\s\d{4})?(?:\s\(\d{4}\)|,\s[^,]{4,60},)?\s(?:(?:\p{L}+ly|also|later|then)\s)?(\p{Ll}+)\s(\S[^;:]{8,})$`,
  'su',
);
/** Verbs that say how a law was received, or that another deed was needed. */
const NO_DEED =
  /^(?:is|was|were|has|had|appear|seem|remain|became?|come|came|went|go|led|lead|generat|trigger|satisfi|face|fail|follow|pass|stand|stood|include|meant?|have|did|do|show|prove|could|would|may|might|can|will|should|must|that|and|or|of|in|to|for|by|with|on|at|from|as)(?:ed|s)?$/;
const PAST = /ed$|^(?:made|gave|set|put|led|began|took|brought|forbade|shut|cut|sought|left|kept|held|split|drew|sent|built|paid)$/;
/** Makes cards on the deeds of named laws and treaties. */
export function deedCards(document: TextDocument): Card[] {
  return document.sentences.flatMap((sentence): Card[] => {
    if (sentence.tokens.length > MOST_WORDS || !/[.][”)]?$/.test(sentence.text) || !standsAlone(document, sentence)) return [];
    return lawIn(document, sentence) ?? [];
  });
}

function lawIn({ field, raw }: TextDocument, { start, end }: Sentence): Card[] | undefined {
  const words = plainWords(raw, start, end);
  const found = LAW.exec(words.text);
  if (found === null) return undefined;
  const [all, name = '', verb = '', rest = ''] = found;
  const isPast = PAST.test(verb);
  if (NO_DEED.test(verb) || !(isPast || (/s$/.test(verb) && isPlainVerb(verb.replace(/s$/, ''))))) return undefined;
  const at = all.length - rest.length - verb.length - 1;
  const told = words.text.slice(at, at + verb.length + 1 + endOfMeaning(rest));
  const count = told.split(' ').length;
  if (count < FEWEST_TOLD || count > MOST_TOLD || pointsAway(told) || /^\S+\s(?:it|them|him|her|not)\b/.test(told)) return undefined;
  const nameAt = words.text.indexOf(name);
  const year = /^\sof\s\d{4}/.exec(words.text.slice(nameAt + name.length))?.[0] ?? '';
  const term = [...fill('the ', 'cards.article'), quote({ field, raw, ...words.raw(reach(nameAt, name + year)) })];
  return [
    {
      kind: 'claim',
      question: ask(isPast ? 'didDo' : /s$/.test(name) ? 'doDo' : 'doesDo', { term }),
      answer: [quote({ field, raw, ...words.raw(reach(at, told)) })],
      key: `deed ${name.toLowerCase()}`,
      at: start,
    },
  ];
}
