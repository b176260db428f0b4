import { type Passage, textOf } from '../../spans.ts';
import { acronyms } from '../terms/acronyms.ts';
import type { TextDocument } from '../text/document.ts';
import { isShortText } from '../text/short-text.ts';
import { tokenize } from '../text/tokens.ts';
import type { Card, CardKind } from './card.ts';
import { judgeOf } from './card-likelihood.ts';
import { acronymCards } from './kinds/acronym-cards.ts';
import { claimCards } from './kinds/claim-cards.ts';
import { definitionCards } from './kinds/definition-cards.ts';
import { givenCards } from './kinds/given/given-cards.ts';
import { lawCards } from './kinds/law-cards.ts';
import { listCards } from './kinds/list-cards.ts';
import { namingCards } from './kinds/naming-cards.ts';
import { eventCards } from './kinds/notes/event-cards.ts';
import { noteCards } from './kinds/notes/note-cards.ts';
import { notesOf } from './kinds/notes/outline.ts';
import { pointCards } from './kinds/notes/point-cards.ts';
import { tableCards } from './kinds/notes/table-cards.ts';
import { occurrenceCards } from './kinds/occurrence-cards.ts';
import { lineAt } from './kinds/sides/card-sides.ts';
import { isRepeat, wordsOf } from './repeats.ts';

/** Which of two cards on one sentence comes first. */
const ORDER: readonly CardKind[] = ['given', 'note', 'event', 'definition', 'claim', 'case', 'list', 'acronym', 'naming'];
/** The share of a full deck, so that a text with many definitions also gets cards on its lists and reasons. */
const DEFINITION_SHARE = 0.7;
/** The largest share of a full deck of a kind, so that a deck does not ask one kind of thing all the time. */
const LARGEST_SHARE: Partial<Record<CardKind, number>> = { acronym: 0.15, list: 0.25 };

/** The reasons why a card is not in a deck. */
export type Refusal =
  | 'unlikely'
  | 'enough of its kind'
  | 'its term is asked'
  | 'its sentence is asked'
  | 'repeats a card'
  | 'markup'
  | 'torn quotation'
  | 'its question tells the answer';

/**
 * Draws up to `max` cards in the order of the source. Nothing fills a deck that the text does not give. `onRefused` hears of each card that is
 * left out (docs/debugging.md).
 */
export function drawCards(document: TextDocument, max: number, onRefused?: (card: Card, refusal: Refusal) => void): Card[] {
  const drawn = new Set<Card>();
  const asked = new Set<string>();
  const sentences = new Set<number>();
  const { likely, unlikely } = candidates(document);
  const names = fullNames(document);
  // A definition of "IRR" is one of the internal rate of return. What the letters stand for is another card.
  const nameOf = ({ kind, key }: Card) => (kind === 'acronym' ? key : (names.get(key) ?? key));
  take('given', max);
  take('note', max);
  take('definition', Math.ceil(max * DEFINITION_SHARE));
  for (const kind of ['case', 'list', 'claim'] as const) take(kind, max);
  take('naming', max);
  take('definition', max);
  take('event', max);
  take('acronym', max);
  for (const card of unlikely) onRefused?.(card, 'unlikely');
  return [...drawn].sort((a, b) => a.at - b.at || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));

  function take(kind: CardKind, limit: number): void {
    let room = Math.ceil(max * (LARGEST_SHARE[kind] ?? 1));
    for (const card of likely.get(kind) ?? []) {
      if (drawn.has(card)) continue;
      const refusal = drawn.size >= limit || room === 0 ? 'enough of its kind' : refusalOf(card);
      if (refusal) {
        onRefused?.(card, refusal);
        continue;
      }
      asked.add(nameOf(card)).add(questionOf(card));
      sentences.add(card.at);
      drawn.add(card);
      room -= 1;
    }
  }

  // One card for each sentence, and one for each term.
  function refusalOf(card: Card): Refusal | undefined {
    if (asked.has(nameOf(card)) || asked.has(questionOf(card))) return 'its term is asked';
    if (card.kind !== 'definition' && card.kind !== 'given' && sentences.has(card.at)) return 'its sentence is asked';
    return (
      faultOf(card) ??
      ([...drawn].some((other) => (other.kind !== 'given' || card.kind !== 'given' ? isRepeat(card, other) : false))
        ? 'repeats a card'
        : undefined)
    );
  }
}

const questionOf = ({ question }: Card): string => textOf(question).toLowerCase();

/** A card that is less likely kept does more harm than good (docs/decisions/0088). Words beside a term are wrong most often, and names are seldom wrong. */
const leastLikely = ({ kind, form }: Card) => (form === 'aside' || form === 'label' ? 0.52 : kind === 'naming' ? 0.43 : 0.47);
/** Cards of a person, and on decided cases, of which too few were rated to judge them. */
const PROVEN: ReadonlySet<CardKind> = new Set(['given', 'note', 'event', 'case']);

interface Candidates {
  /** The cards of each kind that a student is likely to keep, the likeliest first. */
  readonly likely: ReadonlyMap<CardKind, readonly Card[]>;
  readonly unlikely: readonly Card[];
}

const cache = new WeakMap<TextDocument, Candidates>();

/** All cards that the text can give. */
function candidates(document: TextDocument): Candidates {
  let all = cache.get(document);
  if (all === undefined) {
    const given = givenCards(document);
    const listed = new Set(given.flatMap(({ form, at }) => (form === 'label' ? [lineAt(document.raw, at)] : [])));
    const cards = [
      ...given,
      ...[
        ...noteCards(document),
        ...eventCards(document),
        ...tableCards(document),
        ...pointCards(document),
        // In notes a line with a label is asked with its subject.
        ...definitionCards(document).filter(({ form }) => form !== 'label' || notesOf(document).length === 0),
        ...listCards(document),
        ...acronymCards(document),
        ...lawCards(document),
        ...claimCards(document),
        ...occurrenceCards(document),
        ...namingCards(document),
        // A line of a list of definitions is one card, and its lines with a label are judged by the list.
      ].filter((card) => !isCutOff(document.raw, card) && !listed.has(lineAt(document.raw, card.at))),
    ];
    const judge = judgeOf(document);
    const judged = cards.map((card) => ({ card, likelihood: card.kind === 'given' || card.kind === 'event' ? 1 : judge(card) }));
    const isLikely = ({ card, likelihood }: (typeof judged)[number]) =>
      isShortText(document) || PROVEN.has(card.kind) || likelihood >= leastLikely(card);
    const likely = judged
      .filter(isLikely)
      .sort((a, b) => b.likelihood - a.likelihood || a.card.at - b.card.at)
      .map(({ card }) => card);
    all = {
      likely: new Map(ORDER.map((kind) => [kind, likely.filter((card) => card.kind === kind)])),
      unlikely: judged.filter((it) => !isLikely(it)).map(({ card }) => card),
    };
    cache.set(document, all);
  }
  return all;
}

/** "two important characteristics: specificity and memory": an answer before a colon leaves out what it announces. */
function isCutOff(raw: string, { kind, answer }: Card): boolean {
  const last = answer.at(-1);
  return kind !== 'list' && kind !== 'event' && last?.kind === 'quote' && /^:\s/.test(raw.slice(last.end, last.end + 2));
}

/** The keys of the full names of short forms, by the key of the short form. */
function fullNames(document: TextDocument): ReadonlyMap<string, string> {
  const keyOf = ({ start, end }: Passage) =>
    tokenize(document.raw.slice(start, end))
      .map(({ stem }) => stem)
      .join(' ');
  return new Map(acronyms(document).map(({ short, long }) => [keyOf(short), keyOf(long)]));
}

/** Links, commands and markup, which nobody learns by heart. */
const MACHINE_TEXT = /_{6}|={2}|\/\/\s|\w\.\w+\(|;\s*$|\]\s?[([]|`|\*\*/;

/** An answer that begins or ends inside quotation marks was cut in the wrong place. */
function isTornQuote(text: string): boolean {
  return (text.match(/"/g)?.length ?? 0) % 2 === 1 || (text.match(/“/g)?.length ?? 0) !== (text.match(/”/g)?.length ?? 0);
}

/** The fault of a card by itself, whatever else the deck holds. */
function faultOf({ kind, question, answer }: Card): Refusal | undefined {
  if (MACHINE_TEXT.test(textOf(question)) || MACHINE_TEXT.test(textOf(answer))) return 'markup';
  // "die Lampe – lamp": a person means what stands on a card of their own.
  if (kind === 'given') return undefined;
  if (isTornQuote(textOf(answer))) return 'torn quotation';
  const asked = wordsOf(question);
  const told = wordsOf(answer);
  const words = new Set(asked);
  const tellsAll = told.every((word) => words.has(word)) || ` ${asked.join(' ')} `.includes(` ${told.join(' ')} `);
  return tellsAll ? 'its question tells the answer' : undefined;
}
