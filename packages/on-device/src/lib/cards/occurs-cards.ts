import { fill, type Passage, quote } from '../../spans.ts';
import { keyTerms } from '../terms/key-terms.ts';
import type { Sentence, TextDocument } from '../text/document.ts';
import { inSentence } from '../text/in-sentence.ts';
import type { Card } from './card.ts';
import { ask } from './phrases.ts';
import { standsAlone } from './standing.ts';

const RANKED = 150;
const MOST_WORDS = 30;
const ARTICLE = /^(?:the|an?)$/i;
/** "A page fault occurs when …" */
const OCCURS = /^\s+(occurs?|happens?|arises?)\s+((?:only\s+)?(?:when|if)\s.{10,200}?)[.!]?$/su;

/** Makes cards on sentences that open with a main term and say when it occurs. */
export function occursCards(document: TextDocument): Card[] {
  const opening = new Map<number, { readonly key: string; readonly length: number; readonly score: number }>();
  for (const { key, sentences, stems, score } of keyTerms(document, RANKED)) {
    for (const index of sentences) {
      const sentence = document.sentences[index];
      if (sentence === undefined || (opening.get(index)?.length ?? 0) >= stems.length) continue;
      const at = sentence.tokens.findIndex(({ stop }) => !stop);
      if (at <= 1 && stems.every((stem, offset) => sentence.tokens[at + offset]?.stem === stem))
        opening.set(index, { key, length: stems.length, score });
    }
  }
  return [...opening].flatMap(([index, term]) => {
    const sentence = document.sentences[index];
    return sentence === undefined ? [] : (statementIn(document, sentence, term) ?? []);
  });
}

function statementIn(
  document: TextDocument,
  sentence: Sentence,
  { key, length, score }: { key: string; length: number; score: number },
): Card | undefined {
  const { field, raw } = document;
  if (sentence.tokens.length > MOST_WORDS || !standsAlone(document, sentence)) return undefined;
  const first = sentence.tokens.findIndex(({ stop }) => !stop);
  const last = sentence.tokens[first + length - 1];
  const start = sentence.tokens[first]?.start;
  if (last === undefined || start === undefined) return undefined;
  const article = raw.slice(sentence.start, start).trim();
  // Only an article may precede the term.
  if (article !== '' && !ARTICLE.test(article)) return undefined;
  const rest = raw.slice(last.end, sentence.end);
  const bare: Passage = { field, raw, start, end: last.end };
  const term = article === '' ? inSentence(document, bare) : [...fill(`${article.toLowerCase()} `, 'cards.article'), quote(bare)];
  const passage = (from: number, size: number): Passage => ({ field, raw, start: last.end + from, end: last.end + from + size });
  const about = { key: `statement ${key}`, at: sentence.start, score } as const;
  const occurs = OCCURS.exec(rest);
  if (occurs !== null) {
    const [, verb = '', when = ''] = occurs;
    const question = ask(verb.endsWith('s') ? 'occurs' : 'occur', { term, verb: fill(verb.replace(/s$/, ''), 'cards.verb') });
    return { ...about, kind: 'definition', question, answer: [quote(passage(rest.indexOf(when), when.length))] };
  }
  return undefined;
}
