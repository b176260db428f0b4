import type { ResolvedSection } from '../../definition/outline.ts';
import type { LeftOut } from '../../generation/left-out.ts';
import { blockToParse, itemBlocks } from '../../items/item-blocks.ts';
import { isUnique, SeenItems, type UniqueKind } from '../../items/item-key.ts';
import type { ItemKind } from '../../items/item-kind.ts';
import { type ItemsByKind, itemKinds } from '../../items/kinds.ts';

/** A text without the items that stand in it, or in the texts before it, already. */
interface UniqueText {
  readonly text: string;
  readonly leftOut: readonly LeftOut[];
}

const NUMBER = /^(\s{0,6}[*_]{0,2}\(?)(\d{1,3})(?=[.)]\s)/;

/**
 * Leaves out each item of a section that was there before, and numbers the others anew. Lines that hold no item stay. Of prose, each
 * paragraph that was there before is left out.
 * @param before the text of the section so far, whose items count as seen
 */
export function withoutRepeats({ holds }: Pick<ResolvedSection, 'holds'>, text: string, before = ''): UniqueText {
  if (!holds || !isUnique(holds.kind)) return withoutRepeatedBlocks(text, before, holds?.kind === 'row' ? 2 : 1);
  const name = holds.kind;
  const seen = new SeenItems(name);
  const kind = itemKinds[name] as ItemKind<ItemsByKind[UniqueKind]>;
  for (const item of kind.parse(before)) seen.isRepeated(item);
  const kept: ItemBlock[] = [];
  const leftOut: LeftOut[] = [];
  for (const { text: block } of itemBlocks(name, text)) {
    const items = kind.parse(blockToParse(name, block));
    const repeated = items.filter((item) => seen.isRepeated(item)).length;
    if (items.length > 0 && repeated === items.length) leftOut.push({ reason: 'repeated', text: block.trim() });
    else kept.push({ text: block, items: items.length });
  }
  return leftOut.length === 0 ? { text, leftOut } : { text: numbered(kept).join('\n').trim(), leftOut };
}

/** Fewer words may well stand twice in a section: "See above." */
const FEWEST_TELLING_WORDS = 6;

/**
 * Leaves out each paragraph that stands in the text, or in the text before it, in the same words.
 * @param fewest lines of such a paragraph: a row of a table may come again, a table does not
 */
function withoutRepeatedBlocks(text: string, before: string, fewest: number): UniqueText {
  const seen = new Set(before.split(BLANK).map(folded));
  const leftOut: LeftOut[] = [];
  const kept = text.split(BLANK).filter((block) => {
    const words = folded(block);
    if (words.split(' ').length >= FEWEST_TELLING_WORDS && block.trim().split('\n').length >= fewest && seen.has(words)) {
      leftOut.push({ reason: 'repeated', text: block.trim() });
      return false;
    }
    seen.add(words);
    return true;
  });
  return leftOut.length === 0 ? { text, leftOut } : { text: kept.join('\n\n').trim(), leftOut };
}

const BLANK = /\n[ \t]*\n/;

function folded(text: string): string {
  return (text.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? []).join(' ');
}

interface ItemBlock {
  readonly text: string;
  readonly items: number;
}

/** Numbers the items from the first number on. */
function numbered(blocks: readonly ItemBlock[]): string[] {
  let next: number | undefined;
  return blocks.map(({ text, items }) => {
    const number = items > 0 ? NUMBER.exec(text)?.[2] : undefined;
    if (number === undefined) return text;
    next = next === undefined ? Number(number) : next + 1;
    return text.replace(NUMBER, `$1${next}`);
  });
}
