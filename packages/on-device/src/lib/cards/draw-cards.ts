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

/** Which of two cards on one sentence comes first. */
const ORDER: readonly CardKind[] = ['definition', 'contrast', 'list', 'acronym', 'reason', 'statement', 'reverse', 'cloze'];
/** The share of a full deck, so that a text with many definitions also gets cards on its lists and reasons. */
const DEFINITION_SHARE = 0.6;
/** Fillers are used only up to the minimum. Reversed cards are at most a fifth of it while gaps in other sentences can fill the rest. */
const REVERSED_SHARE = 1 / 5;

/** Draws up to `max` cards, with fillers only up to `min`, in the order of the source with reversed cards last. */
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
      // One card for each sentence, besides its reversed card. One gap for each term, and none for a term that another card asks about.
      if (asked.has(key) || asked.has(question) || (kind !== 'reverse' && sentences.has(card.at))) continue;
      if ((kind === 'cloze' && asked.has(`reverse ${card.key}`)) || !isFair(card)) continue;
      asked.add(key).add(question);
      sentences.add(card.at);
      drawn.push(card);
    }
  }
}

const cache = new WeakMap<TextDocument, ReadonlyMap<CardKind, readonly Card[]>>();

/** All cards that the text can give, the best of each kind first. */
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

/** Links, commands and markup, which nobody learns by heart. */
const MACHINE_TEXT = /https?:\/\/|\]\s?[([]|`|<[\w/][^<>]*>|\*\*/;

/** An answer that begins or ends inside quotation marks was cut in the wrong place. */
function isTornQuote(text: string): boolean {
  return (text.match(/"/g)?.length ?? 0) % 2 === 1 || (text.match(/“/g)?.length ?? 0) !== (text.match(/”/g)?.length ?? 0);
}

/** Two words with this many equal first letters count as forms of one word: "Inquisición" and "Inquisition", "linear" and "linearly". */
const SAME_LETTERS = 5;

/** A reversed card gives its term away if the meaning contains a form of every longer word of the term. */
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

/** Whether the card has an answer that its question does not contain. */
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
