import { withEntries } from '../documents/corrected-references.ts';
import { remarkPlaces } from '../documents/remark-places.ts';
import type { StandingReference } from '../items/item-section.ts';
import { REFERENCE_HEADINGS, type Reference } from '../items/reference.ts';
import { sectionRemainder } from './section-remainder.ts';
import type { StandingSection } from './standing-section.ts';
import { editOf, type LineRange, lineStart, type TextEdit } from './text-edit.ts';

/** A reference in the text, and as the student has left it. */
interface PlacedReference extends LineRange {
  readonly before: Reference;
  readonly now: StandingReference;
}

/**
 * The edits of corrected references. One in the list has the student's words, and the remarks on it are gone; one from outside of the list
 * stands in it, as the view shows it.
 */
export function referenceEdits(text: string, sections: readonly StandingSection[], rangeOf: (title: string) => LineRange): TextEdit[] {
  const all = sections.map((section) => {
    const range = rangeOf(section.before.title);
    return { range, items: placedIn(text, section, range), isList: section.before.views?.includes('references') ?? false };
  });
  const list = all.filter(({ isList }) => isList).flatMap(({ items }) => items);
  const others = all.filter(({ isList }) => !isList);
  if (list.length === 0) return others.flatMap(({ items }) => items.flatMap(inPlace));
  const placeOf = remarkPlaces(list.map(({ before }) => before));
  const isGone = ({ before, now }: PlacedReference): boolean => now.corrected === true || list[placeOf(before)]?.now.corrected === true;
  const added = others.flatMap(({ items }) => items.filter(({ now }) => now.corrected).map(({ now }) => now));
  const remarks = others.flatMap(({ range, items }) => sectionRemainder(text, range, items.filter(isGone), items, HEADINGS, DONE));
  return [...list.flatMap(inPlace), ...insertions(text, list, added), ...remarks];
}

const HEADINGS: ReadonlySet<string> = new Set(Object.values(REFERENCE_HEADINGS));
/** The words of a section whose remarks are all settled. The kind of references reads no source in them. */
const DONE = 'Nothing: what stood here was corrected.';

/** The references of a section that stand in the text, each with the notes under it. */
function placedIn(text: string, { before, items }: StandingSection, { from, to }: LineRange): PlacedReference[] {
  if (before.kind !== 'reference') return [];
  let at = from;
  const found = before.items.flatMap((reference, index): PlacedReference[] => {
    const start = text.indexOf(reference.text, at);
    if (start < 0 || start >= to) return [];
    at = start + reference.text.length;
    return [{ from: start, to: at, before: reference, now: (items[index] ?? reference) as StandingReference }];
  });
  return found.map((placed, index) => ({ ...placed, to: endOfNotes(text, placed.to, lineStart(text, found[index + 1]?.from ?? to)) }));
}

const NOTES = /(?:\n[ \t]*[-*•–][ \t][^\n]*)*/y;

function endOfNotes(text: string, at: number, most: number): number {
  NOTES.lastIndex = at;
  return Math.max(at, Math.min(most, at + (NOTES.exec(text)?.[0].length ?? 0)));
}

/** The student's words in place of a reference; the notes under it are on the old ones. */
function inPlace({ from, to, before, now }: PlacedReference): TextEdit[] {
  if (!now.corrected) return [];
  const end = from + before.text.length;
  return [...editOf(from, before.text, now.text), ...(to > end ? [{ start: end, end: to, words: '' }] : [])];
}

type ListedReference = StandingReference & { readonly placed?: PlacedReference };

/** Puts sources into the list where the view has them. */
function insertions(text: string, list: readonly PlacedReference[], added: readonly StandingReference[]): TextEdit[] {
  const [first, second] = list;
  if (!first) return [];
  const start = lineStart(text, first.from);
  const gap = second ? text.slice(first.to, lineStart(text, second.from)) : '';
  const between = /^\n+$/.test(gap) ? gap : '\n\n';
  const bullet = /^\s*[-*•–]\s+$/.exec(text.slice(start, first.from))?.[0] ?? '';
  let last: PlacedReference | undefined;
  return withEntries<ListedReference>(
    list.map((placed) => ({ ...placed.now, placed })),
    added,
  ).flatMap(({ placed, mark, text: entry }): TextEdit[] => {
    if (placed) last = placed;
    if (placed) return [];
    const words = bullet + (mark === undefined ? entry : `${mark} ${entry}`);
    return [last ? { start: last.to, end: last.to, words: between + words } : { start, end: start, words: words + between }];
  });
}
