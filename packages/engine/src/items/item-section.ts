import type { Card } from './card.ts';
import type { ItemsByKind } from './kinds.ts';
import type { StudyBlock } from './plan-lines.ts';
import type { Reference } from './reference.ts';

/** A block of a plan on the day where the student has put it. */
export interface StandingBlock extends StudyBlock {
  /** Its subject, its day in the text and its place on that day. A block that moves keeps it. */
  readonly key: string;
  readonly done?: true;
}

/** A card as the student has left it. */
export interface StandingCard extends Card {
  /** Its front in the result, where the student has changed that. Another program knows the card by it. */
  readonly origin?: string;
}

/** A reference as the student has corrected it. */
export interface StandingReference extends Reference {
  readonly corrected?: true;
}

/** The items that a file holds, by kind. */
interface ExportedItems extends Omit<ItemsByKind, 'block' | 'card' | 'reference'> {
  readonly block: StandingBlock;
  readonly card: StandingCard;
  readonly reference: StandingReference;
}

/** The items of one section of a result. */
export type ItemSection<Held = ItemsByKind> = {
  readonly [Kind in keyof Held]: {
    readonly kind: Kind;
    readonly items: readonly Held[Kind][];
    /** The id of the section in the outline. */
    readonly section: string;
    readonly title: string;
    /** Whether its items are cards of the deck that the student studies. */
    readonly inDeck?: true;
    /** Whether they are what a draft of the device leaves to the student. */
    readonly isDraft?: true;
  };
}[keyof Held];

/** The items of one section for the writers of files. */
export type ExportSection = ItemSection<ExportedItems>;
