import { fill, type Passage, quote } from '../../../../spans.ts';
import type { KeyTerm } from '../../../terms/key-terms.ts';
import { isCommon } from '../../../text/common-words.ts';
import type { Sentence, TextDocument } from '../../../text/document.ts';
import { inSentence } from '../../../text/in-sentence.ts';
import type { Card } from '../../card.ts';
import { ask } from '../../phrases.ts';
import { standsAlone } from '../../standing.ts';
import { openingTerms } from './opening-terms.ts';

const RANKED = 150;
const MOST_WORDS = 30;
const ARTICLE = /^(?:the|an?)$/i;
/** "A page fault occurs when …" */
const OCCURS =
  /^(?:,\sor\s[^,]{3,40},["”]?|\s\([^()]{1,40}\))?\s+(?:\p{L}+ly\s)?(occurs?|happens?|arises?)\s+(?:in\san?\s\p{L}+\s)?((?:only\s+)?(?:when|if)\s.{10,200}?)[.!]?$/su;

/** Makes cards on sentences that open with a main term and say when it occurs. */
export function occursCards(document: TextDocument): Card[] {
  return [...openingTerms(document, RANKED)].flatMap(([index, term]) => {
    const sentence = document.sentences[index];
    return sentence === undefined ? [] : (statementIn(document, sentence, term) ?? []);
  });
}

function statementIn(document: TextDocument, sentence: Sentence, { key, stems: { length } }: KeyTerm): Card | undefined {
  const { field, raw } = document;
  if (sentence.tokens.length > MOST_WORDS || !standsAlone(document, sentence)) return undefined;
  const first = sentence.tokens.findIndex(({ stop }) => !stop);
  const last = sentence.tokens[first + length - 1];
  const start = sentence.tokens[first]?.start;
  if (last === undefined || start === undefined) return undefined;
  const article = raw.slice(sentence.start, start).trim();
  // Only an article may precede the term.
  if (article !== '' && !ARTICLE.test(article)) return undefined;
  // "The error occurs when …", "a similar issue arises when …"
  const name = raw.slice(start, last.end).toLowerCase();
  if (/^(?:similar|same|new|other|first|second|last|final)\s/.test(name) || (length === 1 && /^the$/i.test(article) && isCommon(name)))
    return undefined;
  const rest = raw.slice(last.end, sentence.end);
  const bare: Passage = { field, raw, start, end: last.end };
  const term = article === '' ? inSentence(document, bare) : [...fill(`${article.toLowerCase()} `, 'cards.article'), quote(bare)];
  const passage = (from: number, size: number): Passage => ({ field, raw, start: last.end + from, end: last.end + from + size });
  const about = { key: `statement ${key}`, at: sentence.start } as const;
  const occurs = OCCURS.exec(rest);
  if (occurs !== null) {
    const [, verb = '', when = ''] = occurs;
    const question = ask(verb.endsWith('s') ? 'occurs' : 'occur', { term, verb: fill(verb.replace(/s$/, ''), 'cards.verb') });
    return { ...about, kind: 'definition', question, answer: [quote(passage(rest.indexOf(when), when.length))] };
  }
  return undefined;
}
