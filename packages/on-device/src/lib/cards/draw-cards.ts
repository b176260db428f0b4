import { collapse, type Line, type Passage, quote, textOf } from '../../spans.ts';
import { acronyms } from '../terms/acronyms.ts';
import type { TextDocument } from '../text/document.ts';
import { isShortText } from '../text/short-text.ts';
import { overlap } from '../text/similarity.ts';
import { tokenize } from '../text/tokens.ts';
import { attributeCards } from './attribute-cards.ts';
import type { Card, CardKind } from './card.ts';
import { judgeOf } from './card-likelihood.ts';
import { claimCards } from './claim-cards.ts';
import { clozeCards } from './cloze-cards.ts';
import { conditionCards } from './condition-cards.ts';
import { contrastCards } from './contrast-cards.ts';
import { definitionCards } from './definition-cards.ts';
import { givenCards } from './given-cards.ts';
import { lawCards } from './law-cards.ts';
import { listCards } from './list-cards.ts';
import { dateCards, namingCards } from './naming-cards.ts';
import { occursCards } from './occurs-cards.ts';
import { ask } from './phrases.ts';
import { reasonCards } from './reason-cards.ts';
import { relationCards } from './relation-cards.ts';

/** Which of two cards on one sentence comes first. */
const ORDER: readonly CardKind[] = [
  'given',
  'definition',
  'claim',
  'case',
  'contrast',
  'list',
  'reason',
  'rule',
  'relation',
  'acronym',
  'date',
  'naming',
  'cloze',
];
/** The share of a full deck, so that a text with many definitions also gets cards on its lists and reasons. */
const DEFINITION_SHARE = 0.7;
/** The most cards of a kind, so that a deck does not ask one kind of thing all the time. */
const MOST: Partial<Record<CardKind, number>> = { acronym: 3, date: 2, reason: 2, list: 5, rule: 6 };

/** Why a card is not in a deck. */
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
  take('given', max);
  take('definition', Math.ceil(max * DEFINITION_SHARE));
  for (const kind of ['case', 'contrast', 'list', 'claim', 'reason', 'rule', 'relation'] as const) take(kind, max);
  take('naming', max);
  take('definition', max);
  for (const kind of ['acronym', 'date'] as const) take(kind, max);
  take('cloze', max);
  for (const card of unlikely) onRefused?.(card, 'unlikely');
  return [...drawn].sort((a, b) => a.at - b.at || ORDER.indexOf(a.kind) - ORDER.indexOf(b.kind));

  function take(kind: CardKind, limit: number): void {
    let room = MOST[kind] ?? max;
    for (const card of likely.get(kind) ?? []) {
      if (drawn.has(card)) continue;
      const refusal = drawn.size >= limit || room === 0 ? 'enough of its kind' : refusalOf(card);
      if (refusal) {
        onRefused?.(card, refusal);
        continue;
      }
      asked.add(card.key).add(questionOf(card));
      sentences.add(card.at);
      drawn.add(card);
      room -= 1;
    }
  }

  // One card for each sentence, and one for each term.
  function refusalOf(card: Card): Refusal | undefined {
    if (asked.has(card.key) || asked.has(questionOf(card))) return 'its term is asked';
    if (card.kind !== 'definition' && card.kind !== 'given' && sentences.has(card.at)) return 'its sentence is asked';
    return faultOf(card) ?? ([...drawn].some((other) => isRepeat(card, other)) ? 'repeats a card' : undefined);
  }
}

const questionOf = ({ question }: Card): string => textOf(question).toLowerCase();

/** A card that is less likely kept does more harm than good (docs/decisions/0088). Words beside a term are wrong most often, and gaps are kept least. */
const leastLikely = ({ kind, form }: Card) => (form === 'aside' || form === 'label' || kind === 'cloze' ? 0.5 : 0.43);
/** Cards of a person, and on decided cases and rules, of which too few were rated to judge them. */
const PROVEN: ReadonlySet<CardKind> = new Set(['given', 'case', 'rule']);

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
    const cards = [
      ...givenCards(document),
      ...definitionCards(document),
      ...contrastCards(document),
      ...listCards(document),
      ...acronymCards(document),
      ...reasonCards(document),
      ...occursCards(document),
      ...lawCards(document),
      ...claimCards(document),
      ...relationCards(document),
      ...conditionCards(document),
      ...attributeCards(document),
      ...namingCards(document),
      ...dateCards(document),
      ...clozeCards(document),
    ];
    const judge = judgeOf(document);
    const judged = cards.map((card) => ({ card, likelihood: PROVEN.has(card.kind) ? 1 : judge(card) }));
    const isLikely = ({ card, likelihood }: (typeof judged)[number]) => isShortText(document) || likelihood >= leastLikely(card);
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

/** How often a text writes an acronym. One that is only introduced is not worth learning. */
const FEWEST_USES = 3;
/** Heads of names of organisations, laws and reports. */
const OFFICE =
  /\b(?:Agency|Office|Board|Committee|Council|Institute|Association|Academy|Act|Department|Center|Society|Report|Program|Court|Service)\b/;
/** The name of an organisation or a programme is worth learning where the text is about it. */
const FEWEST_OF_NAME = 4;

/** "ECNs" without its plural -s. */
const singular = ({ raw }: TextDocument, short: Passage): Passage =>
  /\p{Lu}s$/u.test(raw.slice(short.start, short.end)) ? { ...short, end: short.end - 1 } : short;

function acronymCards(document: TextDocument): Card[] {
  const found = acronyms(document);
  const uses = ({ start, end }: Passage) => document.raw.split(document.raw.slice(start, end).replace(/s$/, '')).length - 1;
  return found
    .filter(
      ({ short, long }) =>
        short.end - short.start > 2 &&
        (isShortText(document) ||
          uses(short) >= (OFFICE.test(collapse(document.raw.slice(long.start, long.end))) ? FEWEST_OF_NAME : FEWEST_USES)),
    )
    .map(({ short, long, sentence }) => ({
      kind: 'acronym' as const,
      question: ask('standsFor', { term: quote(singular(document, short)) }),
      answer: [quote(long)],
      key: document.raw.slice(short.start, short.end).toLowerCase(),
      at: document.sentences[sentence]?.start ?? short.start,
    }));
}

/** Links, commands and markup, which nobody learns by heart. */
const MACHINE_TEXT = /_{6}|={2}|\/\/\s|\w\.\w+\(|;\s*$|https?:\/\/|\]\s?[([]|`|<[\w/][^<>]*=[^<>]*>|\*\*/;

/** An answer that begins or ends inside quotation marks was cut in the wrong place. */
function isTornQuote(text: string): boolean {
  return (text.match(/"/g)?.length ?? 0) % 2 === 1 || (text.match(/“/g)?.length ?? 0) !== (text.match(/”/g)?.length ?? 0);
}

/** Why a card asks nothing, whatever the deck holds. */
function faultOf({ question, answer }: Card): Refusal | undefined {
  if (MACHINE_TEXT.test(textOf(question)) || MACHINE_TEXT.test(textOf(answer))) return 'markup';
  if (isTornQuote(textOf(answer))) return 'torn quotation';
  const asked = wordsOf(question);
  const told = wordsOf(answer);
  const words = new Set(asked);
  const tellsAll = told.every((word) => words.has(word)) || ` ${asked.join(' ')} `.includes(` ${told.join(' ')} `);
  return tellsAll ? 'its question tells the answer' : undefined;
}

/** Words that two cards share, from 0 to 1, above which one repeats the other. */
const SAME = 0.8;

/** Whether a card asks or answers nearly what another does, as speakers say a thing twice. */
function isRepeat(card: Card, other: Card): boolean {
  const answers = overlap(new Set(wordsOf(card.answer)), new Set(wordsOf(other.answer)));
  // "the heat that a change from solid to liquid needs", "… from liquid to gas": two terms of one kind are defined alike.
  if (card.kind === 'definition' && other.kind === 'definition' && card.key !== other.key && answers < 1) return false;
  return answers > SAME
    ? answers === 1 || wordsOf(card.answer).length > 3
    : answers > 0.5 && overlap(new Set(wordsOf(card.question)), new Set(wordsOf(other.question))) > SAME;
}

const known = new WeakMap<Line, readonly string[]>();

function wordsOf(line: Line): readonly string[] {
  let words = known.get(line);
  if (words === undefined) {
    const tokens = tokenize(textOf(line));
    const content = tokens.filter(({ stop }) => !stop);
    words = (content.length > 0 ? content : tokens).map(({ stem }) => stem);
    known.set(line, words);
  }
  return words;
}
