import { blockToParse, itemBlocks } from '../items/item-blocks.ts';
import type { ItemKind } from '../items/item-kind.ts';
import { itemKinds } from '../items/kinds.ts';
import type { SectionItems } from '../items/section-items.ts';

/** The place of an item in a text. */
export interface ItemPlace {
  readonly start: number;
  /** The end of its words. */
  readonly end: number;
  /** The start of what follows it, after empty lines. */
  readonly next: number;
}

/** The places of the items of a section between two offsets of a text; undefined for an item that is not printed on lines of its own. */
export function itemPlaces(text: string, { kind, items }: SectionItems, from: number, to: number): readonly (ItemPlace | undefined)[] {
  const { parse } = itemKinds[kind] as ItemKind<object>;
  const places: (ItemPlace | undefined)[] = items.map(() => undefined);
  const keys = items.map(keyOf);
  let nth = 0;
  let start = from;
  for (const { text: block } of itemBlocks(kind, text.slice(from, to))) {
    const own = wordsOf(block, (part) => {
      const [item, ...more] = parse(blockToParse(kind, part), text);
      return item && more.length === 0 ? keyOf(item) : undefined;
    });
    const found = own === undefined ? -1 : keys.indexOf(own.key, nth);
    if (own !== undefined && found >= 0) {
      const end = start + own.length;
      places[found] = { start, end, next: end + (/^\n*/.exec(text.slice(end, to))?.[0].length ?? 0) };
      nth = found + 1;
    }
    start += block.length + 1;
  }
  return places;
}

/** The first paragraphs of a block that hold its item. The lines after them belong to no item. */
function wordsOf(block: string, read: (part: string) => string | undefined): { readonly key: string; readonly length: number } | undefined {
  const key = read(block);
  if (key === undefined) return undefined;
  for (const { index } of block.matchAll(/\n\s*\n/g)) if (read(block.slice(0, index)) === key) return { key, length: index };
  return { key, length: block.trimEnd().length };
}

/** One text for equal items. A heading is printed over the first of its items only. */
function keyOf({ group: _, ...item }: { readonly group?: unknown }): string {
  return JSON.stringify(item);
}
