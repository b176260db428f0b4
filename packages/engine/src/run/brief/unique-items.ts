import type { ResolvedSection } from '../../definition/outline.ts';
import type { LeftOut } from '../../generation/left-out.ts';
import { isUnique, SeenItems, type UniqueKind } from '../../items/item-key.ts';
import type { ItemKind } from '../../items/item-kind.ts';
import { type Items, itemKinds } from '../../items/kinds.ts';

/** A text without the items that stand in it, or in the texts before it, already. */
export interface UniqueText {
  readonly text: string;
  readonly leftOut: readonly LeftOut[];
}

const MARK = /^\s{0,6}(?:[-*•]\s+)?[*_]{0,2}(?:(?:card|question|q)\s*\d{0,3}\s*[.:)]|\(?\d{1,3}[.):](?=\s))/i;
const BULLET = /^\s?[-*•–]\s+\S/;
const NUMBER = /^(\s{0,6}[*_]{0,2}\(?)(\d{1,3})(?=[.)]\s)/;

/**
 * Leaves out each item of a section that was there before, and numbers the others anew. Lines that hold no item stay.
 * @param before the text of the section so far, whose items count as seen
 */
export function withoutRepeats({ holds }: Pick<ResolvedSection, 'holds'>, text: string, before = ''): UniqueText {
  if (!holds || !isUnique(holds.kind)) return { text, leftOut: [] };
  const name = holds.kind;
  const seen = new SeenItems(name);
  const kind = itemKinds[name] as ItemKind<Items[UniqueKind]>;
  for (const item of kind.parse(before)) seen.isRepeated(item);
  const kept: Block[] = [];
  const leftOut: LeftOut[] = [];
  for (const block of blocksOf(name, text)) {
    // A line alone is no list of terms, unless it has the mark of one.
    const items = kind.parse(name === 'term' && !BULLET.test(block) ? `- ${block}` : block);
    const repeated = items.filter((item) => seen.isRepeated(item)).length;
    if (items.length > 0 && repeated === items.length) leftOut.push({ reason: 'repeated', text: block.trim() });
    else kept.push({ text: block, items: items.length });
  }
  return leftOut.length === 0 ? { text, leftOut } : { text: numbered(kept).join('\n').trim(), leftOut };
}

interface Block {
  readonly text: string;
  readonly items: number;
}

/** The parts of a text with one item each: paragraphs of references, a question with the lines under it, otherwise lines. */
function blocksOf(kind: UniqueKind, text: string): string[] {
  const lines = text.split('\n');
  const mark = kind === 'card' || lines.some((line) => MARK.test(line)) ? MARK : BULLET;
  const begins = (line: string, before: string | undefined): boolean => {
    if (kind === 'reference') return before?.trim() === '' || MARK.test(line);
    if (kind === 'finding') return !/^\s*(?:change to|correction|why)\b/i.test(line);
    return kind === 'card' || kind === 'question' ? mark.test(line) : true;
  };
  const blocks: string[][] = [];
  for (const [at, line] of lines.entries()) {
    const last = blocks.at(-1);
    if (!last || (line.trim() !== '' && begins(line, lines[at - 1]))) blocks.push([line]);
    else last.push(line);
  }
  return blocks.map((block) => block.join('\n'));
}

/** Numbers the items from the first number on. */
function numbered(blocks: readonly Block[]): string[] {
  let next: number | undefined;
  return blocks.map(({ text, items }) => {
    const number = items > 0 ? NUMBER.exec(text)?.[2] : undefined;
    if (number === undefined) return text;
    next = next === undefined ? Number(number) : next + 1;
    return text.replace(NUMBER, `$1${next}`);
  });
}
