import type { StandingBlock, StandingCard } from '../items/item-section.ts';
import type { ItemsByKind } from '../items/kinds.ts';
import type { SectionItems } from '../items/section-items.ts';

/** A section of a result as the student has left it. */
export interface StandingSection {
  readonly before: SectionItems;
  /** Every item of the text in its place; undefined where the student took it out. Blocks of a plan are in the order of their days. */
  readonly items: readonly (ItemsByKind[keyof ItemsByKind] | StandingBlock | StandingCard | undefined)[];
  /** Cards that the text does not have. */
  readonly added: readonly StandingCard[];
  /** The blocks of a plan as the text has them. */
  readonly unmoved?: readonly StandingBlock[];
}
