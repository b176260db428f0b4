import { type Line, quote, textOf } from '../../spans.ts';
import { acronyms } from '../terms/acronyms.ts';
import type { TextDocument } from '../text/document.ts';
import { tokenize } from '../text/tokens.ts';
import type { Card, CardKind } from './card.ts';
import { clozeCards } from './cloze-cards.ts';
import { contrastCards } from './contrast-cards.ts';
import { definitionCards } from './definition-cards.ts';
import { listCards } from './list-cards.ts';
import { ask } from './phrases.ts';
import { reasonCards } from './reason-cards.ts';
import { statementCards } from './statement-cards.ts';

/** Which of two cards on one sentence stands first. */
const ORDER: readonly CardKind[] = ['definition', 'contrast', 'list', 'acronym', 'reason', 'statement', 'reverse', 'cloze'];
/** Of a full deck, so that a text that defines much is asked about its lists and reasons too. */
const DEFINITION_SHARE = 0.6;
/** Fillers only fill up to the least number; questions turned round come to a fifth of it while gaps on other sentences can do the rest. */
const REVERSED_SHARE = 1 / 5;

/** Up to `max` cards, and fillers only until there are `min`; in the order of the source, reversed ones last. */
export function drawCards(document: TextDocument, min: number, max: number): Card[] {
  const drawn: Card[] = [];
  const asked = new Set<string>();
  const sentences = new Set<number>();
  const all = candidates(document);
  take('definition', Math.ceil(max * DEFINITION_SHARE));
  for (const kind of ['contrast', 'list', 'acronym', 'reason', 'definition'] as const) take(kind, max);
  take('statement', min);
  take('reverse', Math.min(min, drawn.length + Math.floor(min * REVERSED_SHARE)));
  take('cloze', min);
  take('reverse', min);
  return drawn.sort(
    (a, b) => Number(a.kind === 'reverse') - Number(b.kind === 'reverse') || a.at - b.at || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind),
  );

  function take(kind: CardKind, limit: number): void {
    for (const card of all.get(kind) ?? []) {
      if (drawn.length >= limit) return;
      const question = textOf(card.question).toLowerCase();
      const key = `${kind} ${card.key}`;
      // One card a sentence, but for the question turned round; one gap a term, and none for a term that is asked about anyway.
      if (asked.has(key) || asked.has(question) || (kind !== 'reverse' && sentences.has(card.at))) continue;
      if ((kind === 'cloze' && asked.has(`reverse ${card.key}`)) || !isFair(card)) continue;
      asked.add(key).add(question);
      sentences.add(card.at);
      drawn.push(card);
    }
  }
}

const cache = new WeakMap<TextDocument, ReadonlyMap<CardKind, readonly Card[]>>();

/** Every card that the text could give, the best of each kind first. */
function candidates(document: TextDocument): ReadonlyMap<CardKind, readonly Card[]> {
  let all = cache.get(document);
  if (all === undefined) {
    const cards = [
      ...definitionCards(document),
      ...contrastCards(document),
      ...listCards(document),
      ...acronymCards(document),
      ...reasonCards(document),
      ...statementCards(document),
      ...clozeCards(document),
    ].sort((a, b) => b.score - a.score || a.at - b.at);
    all = new Map(ORDER.map((kind) => [kind, cards.filter((card) => card.kind === kind)]));
    cache.set(document, all);
  }
  return all;
}

function acronymCards(document: TextDocument): Card[] {
  return acronyms(document).map(({ short, long, sentence }) => ({
    kind: 'acronym' as const,
    question: ask('standsFor', { term: quote(short) }),
    answer: [quote(long)],
    key: document.raw.slice(short.start, short.end).toLowerCase(),
    at: document.sentences[sentence]?.start ?? short.start,
    score: -short.start,
  }));
}

/** Links, commands and markup are nothing to learn by heart. */
const MACHINE_TEXT = /https?:\/\/|\]\s?[([]|`|<[\w/][^<>]*>|\*\*/;

/** An answer that begins or ends inside quotation marks has been cut in the wrong place. */
function isTornQuote(text: string): boolean {
  return (text.match(/"/g)?.length ?? 0) % 2 === 1 || (text.match(/“/g)?.length ?? 0) !== (text.match(/”/g)?.length ?? 0);
}

/** Letters in which two forms of a word agree, across languages too: "Inquisición", "Inquisition"; "linear", "linearly". */
const SAME_LETTERS = 5;

/** A question turned round whose meaning holds every longer word of the term, in some form, gives the term away. */
function givesAway({ kind, question, answer }: Card): boolean {
  if (kind !== 'reverse') return false;
  const plain = (line: Line) =>
    tokenize(textOf(line).normalize('NFD').replace(/\p{M}/gu, '')).flatMap(({ word }) =>
      word.length >= SAME_LETTERS ? [word.slice(0, SAME_LETTERS)] : [],
    );
  const asked = new Set(plain(question));
  const told = plain(answer);
  return told.length > 0 && told.every((word) => asked.has(word));
}

/** Neither empty nor answered by its own question. */
function isFair(card: Card): boolean {
  const { question, answer } = card;
  if (givesAway(card)) return false;
  if (MACHINE_TEXT.test(textOf(question)) || MACHINE_TEXT.test(textOf(answer)) || isTornQuote(textOf(answer))) return false;
  const asked = wordsOf(question);
  const told = wordsOf(answer);
  if (told.length === 0 || ` ${asked.join(' ')} `.includes(` ${told.join(' ')} `)) return false;
  const words = new Set(asked);
  return told.some((word) => !words.has(word));
}

function wordsOf(line: Line): string[] {
  const tokens = tokenize(textOf(line));
  const content = tokens.filter(({ stop }) => !stop);
  return (content.length > 0 ? content : tokens).map(({ stem }) => stem);
}
