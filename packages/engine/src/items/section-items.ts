import type { Holds } from '../definition/holds.ts';
import { shortHashOf } from '../format/hash.ts';
import type { ItemKind } from './item-kind.ts';
import { type ItemsByKind, itemKinds } from './kinds.ts';

type HeldItems = {
  readonly [Kind in keyof ItemsByKind]: { readonly kind: Kind; readonly items: readonly ItemsByKind[Kind][] };
}[keyof ItemsByKind];

/** The items of one section of a result. */
export type SectionItems = HeldItems &
  Pick<Holds, 'views' | 'opens'> & {
    readonly section: string;
    readonly title: string;
  };

/**
 * Names for the items of a section, so that what a student did with an item can be kept beside the text: the section, the position and a
 * short hash of the printed item. They are the same each time the same text is read.
 */
export function itemIds({ section, kind, items }: SectionItems): string[] {
  const { print } = itemKinds[kind] as ItemKind<unknown>;
  return items.map((item, index) => `${section}/${index + 1}/${shortHashOf(print([item]))}`);
}
