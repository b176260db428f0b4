import type { ItemKindName } from '../definition/holds.ts';
import { blockToParse, itemBlocks } from '../items/item-blocks.ts';
import type { ItemKind } from '../items/item-kind.ts';
import { type ItemsByKind, itemKinds } from '../items/kinds.ts';
import { isHeading, withoutMark } from '../items/lines.ts';
import type { ContentWords } from './content-words.ts';
import type { FactPlace } from './facts/fact.ts';
import type { LineOffsets } from './places.ts';
import type { SectionAt } from './sections-at.ts';

/** Kinds whose items state something of the material. Questions ask, tasks and plans advise, rows are numbers. */
const STATING = ['card', 'term', 'event', 'reference'] as const;
type StatingKind = (typeof STATING)[number];

/** The subject of an item, and its statement about the subject. */
const PARTS: { readonly [Kind in StatingKind]: (item: ItemsByKind[Kind]) => readonly [about: string, says: string] } = {
  card: ({ front, back }) => [front, back],
  term: ({ term, meaning = '' }) => [term, meaning],
  event: ({ title }) => [title, ''],
  reference: ({ text }) => [text, ''],
};
/** The least share of the content words that the form has. A reference consists of nothing else. */
const COVERED_SHARE = 0.5;
const REFERENCE_COVERED = 0.7;
const OMISSION = /\s*(?:\[?\.{3}\]?|\[?…\]?)\s*/;
/** "The pages of [3] are missing." is no entry of a list but a note on one. */
const ON_ENTRIES = /[\p{L}\p{N}]\S*\s.{0,200}\[\d{1,3}\]/u;
/** A line of a card is no term "A". */
const LABEL = /^(?:q|a|question|answer)\s?:/i;
/** The statement of an item is compared by itself if it has at least this many content words. */
const FEWEST_TELLING_WORDS = 3;

function isStating(kind: ItemKindName | undefined): kind is StatingKind {
  return (STATING as readonly (string | undefined)[]).includes(kind);
}

/**
 * Items that the form does not support: it has few of their words. A finding counts if the form does not have its quotation.
 * @param isQuoted whether the form has these words
 */
export function* foreignItems(
  text: string,
  lines: readonly LineOffsets[],
  sections: { isTitle(line: number): boolean; of(line: number): SectionAt | undefined },
  vocabulary: ContentWords,
  isQuoted: (words: string) => boolean,
): Generator<undefined, FactPlace[]> {
  const found: FactPlace[] = [];
  for (let first = 0; first < lines.length; first += 1) {
    const section = sections.of(first);
    let last = first;
    while (last + 1 < lines.length && sections.of(last + 1) === section) last += 1;
    const start = sections.isTitle(first) ? first + 1 : first;
    const kind = section?.kind;
    if ((isStating(kind) || kind === 'finding') && start <= last) {
      yield;
      for (const block of itemBlocks(kind, text.slice(lines[start]?.start, lines[last]?.end))) {
        const foreign =
          kind === 'finding'
            ? itemKinds.finding.parse(block.text).some(({ quote }) => !quote.split(OMISSION).every(isQuoted))
            : isForeign(kind, block.text, vocabulary);
        if (foreign) found.push(trimmed(text, lines[start + block.line]?.start ?? 0, block.text));
      }
    }
    first = last;
  }
  return found;
}

function isForeign(kind: StatingKind, block: string, vocabulary: ContentWords): boolean {
  if (kind === 'term' && (isHeading(withoutMark(block.trim())) || LABEL.test(withoutMark(block)))) return false;
  if (kind === 'reference' && ON_ENTRIES.test(block)) return false;
  const { parse } = itemKinds[kind] as ItemKind<ItemsByKind[StatingKind]>;
  const partsOf = PARTS[kind] as (item: ItemsByKind[StatingKind]) => readonly [string, string];
  return parse(blockToParse(kind, block)).some((item) => {
    const [about, says] = partsOf(item);
    const whole = vocabulary.coverage(`${about} ${says}`);
    const said = vocabulary.coverage(says);
    if (whole.words > 1 && whole.share < (kind === 'reference' ? REFERENCE_COVERED : COVERED_SHARE)) return true;
    return said.words >= FEWEST_TELLING_WORDS && said.share < COVERED_SHARE;
  });
}

function trimmed(text: string, from: number, block: string): FactPlace {
  const end = from + block.trimEnd().length;
  const start = from + (block.length - block.trimStart().length);
  return { start, end: Math.max(start, Math.min(end, text.length)) };
}
