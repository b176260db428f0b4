import { fill, type Passage, quote } from '../../spans.ts';
import { keyTerms } from '../terms/key-terms.ts';
import type { Sentence, TextDocument } from '../text/document.ts';
import { inSentence } from '../text/in-sentence.ts';
import { isWhole, leansBack } from '../text/prose.ts';
import { isVerb } from '../text/word-classes.ts';
import type { Card } from './card.ts';
import { ask } from './phrases.ts';

const RANKED = 150;
const MOST_WORDS = 30;
const FEWEST_TOLD = 3;
const ARTICLE = /^(?:the|an?)$/i;
/** "A page fault occurs when …" */
const OCCURS = /^\s+(occurs|happens|arises)\s+((?:only\s+)?(?:when|if)\s.{10,200}?)[.!]?$/su;
/** "Paging divides memory into frames": what the term does, up to the end of the sentence. */
const DOES = /^\s+((\p{Ll}{3,}s)\s.{8,200}?)[.!]?$/su;
/** Verbs that say what a thing is or has, or that need the sentence before. */
const NO_DEED =
  /^(?:is|was|has|does|seems|appears|becomes|remains|means|refers|consists|stands|depends|follows|exists|comes|goes|shows|says|happens|occurs|arises|includes|comprises|contains|differs)$/;
/** Verb forms that can also be plural nouns: "process states", "page tables". */
const MAY_BE_NOUN =
  /^(?:states|tables|faults|uses|changes|results|causes|forms|types|times|points|names|places|stages|systems|rates|effects|processes|costs|needs|works|plans|notes|lists|tests|signs|flows|waves|cells|plants|laws|steps|turns|ends|starts|claims|reports|studies|patterns|links|steps)$/;
/** Subjects that refer to another sentence. */
const POINTS_AWAY = /\b(?:this|these|those|such|above|below|here)\b/i;

/** Makes cards on sentences that open with a main term and say when it occurs or what it does. */
export function statementCards(document: TextDocument): Card[] {
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
  if (sentence.tokens.length > MOST_WORDS || leansBack(sentence) || !isWhole(document, sentence) || POINTS_AWAY.test(sentence.text))
    return undefined;
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
    const question = ask('occurs', { term, verb: fill(verb.slice(0, -1), 'cards.verb') });
    return { ...about, kind: 'definition', question, answer: [quote(passage(rest.indexOf(when), when.length))] };
  }
  const does = DOES.exec(rest);
  const [, told = '', verb = ''] = does ?? [];
  if (does === null || NO_DEED.test(verb) || MAY_BE_NOUN.test(verb) || !isVerb(verb) || told.split(/\s+/).length < FEWEST_TOLD)
    return undefined;
  return {
    ...about,
    kind: 'statement',
    question: ask('doesDo', { term }),
    answer: [quote(passage(rest.indexOf(told), told.length))],
  };
}
