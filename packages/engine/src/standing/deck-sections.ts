import type { Card } from '../items/card.ts';
import type { StandingCard } from '../items/item-section.ts';
import type { Question } from '../items/question.ts';
import type { SectionItems } from '../items/section-items.ts';
import type { Term } from '../items/term.ts';
import { cardSides, isWholeCard } from '../study/card-sides.ts';
import { cardsIn, type Deck, type DeckCard, isEdited, matchOf, withCards } from '../study/deck.ts';
import { deckOfResult, isDeckLink } from '../study/deck-of-result.ts';
import type { ResultWork } from './result-work.ts';
import type { StandingSection } from './standing-section.ts';

type DeckSection = Omit<StandingSection, 'before'>;

/** The sections that the view of cards shows, with the cards of their deck. Empty while the result has no deck. */
export function deckSections(sections: readonly SectionItems[], tool: string, work: ResultWork): ReadonlyMap<SectionItems, DeckSection> {
  const shown = sections.filter(({ views }) => views?.includes('cards'));
  const cards = cardsOf(shown);
  const found = storedDeck(cards, tool, work);
  if (!found || cards.length === 0) return new Map();
  const deck = withCards(found, cards);
  const byOrigin = new Map(deck.cards.flatMap((card) => (card.origin === undefined ? [] : [[matchOf(card.origin), card] as const])));
  const fronts = new Set(cards.map(({ front }) => matchOf(front)));
  const added = cardsIn(deck).filter(({ origin }) => origin === undefined || !fronts.has(matchOf(origin)));
  const last = shown.findLast(({ kind }) => kind === 'card') ?? shown.at(-1);
  return new Map(
    shown.map((section): readonly [SectionItems, DeckSection] => {
      const sides = cardSides(section);
      const items = section.items.map((item, index): DeckSection['items'][number] => {
        const side = sides[index];
        const card = side && isWholeCard(side) ? byOrigin.get(matchOf(side.front)) : undefined;
        if (!side || !card) return item;
        if (card.removed) return undefined;
        return isEdited(card) ? edited(section.kind, item, side, card) : item;
      });
      return [section, { items, added: section === last ? added.map(standingCard) : [] }];
    }),
  );
}

/** Counts the cards that the view of cards shows of some sections: those of their deck, or of the deck that they would make. */
export function countCards(sections: readonly SectionItems[], tool: string, work: ResultWork): number {
  const cards = cardsOf(sections);
  return cardsIn(withCards(storedDeck(cards, tool, work) ?? { id: '', tool, name: '', at: '', cards: [] }, cards)).length;
}

const cardsOf = (sections: readonly SectionItems[]): Card[] => sections.flatMap((section) => cardSides(section).filter(isWholeCard));

function storedDeck(cards: readonly Card[], tool: string, { views: { cards: link }, decks }: ResultWork): Deck | undefined {
  return deckOfResult(decks, tool, isDeckLink(link) ? link : undefined, cards);
}

/** The item with the words of its card. The answer that a student wrote to a question stands in its notes. */
function edited(
  kind: SectionItems['kind'],
  item: SectionItems['items'][number],
  before: Card,
  card: DeckCard,
): DeckSection['items'][number] {
  const { front, back } = card;
  if (kind === 'term') return { ...(item as Term), term: front, meaning: back };
  if (kind === 'question') return { ...(item as Question), question: front, ...(back !== before.back && { notes: back }) };
  return standingCard(card);
}

function standingCard({ front, back, origin }: DeckCard): StandingCard {
  return { front, back, ...(origin !== undefined && origin !== front && { origin }) };
}
