import type { Card } from '../items/card.ts';
import type { ItemKind } from '../items/item-kind.ts';
import { itemKinds } from '../items/kinds.ts';
import type { SectionItems } from '../items/section-items.ts';
import { type ItemPlace, itemPlaces } from './item-places.ts';
import { planEdits } from './plan-text.ts';
import { referenceEdits } from './reference-text.ts';
import type { StandingSection } from './standing-section.ts';
import { editOf, type LineRange, type TextEdit } from './text-edit.ts';

/**
 * The edits that give a text the items that the student has left. All other words of it stay.
 * @param titles the titles of its sections
 */
export function textEdits(text: string, titles: ReadonlySet<string>, sections: readonly StandingSection[]): TextEdit[] {
  const ranges = sectionRanges(text, titles);
  const rangeOf = (title: string): LineRange => ranges.get(title) ?? { from: 0, to: text.length };
  const references = sections.filter(({ before }) => before.kind === 'reference');
  const others = sections.filter(({ before }) => before.kind !== 'reference');
  const edits = others.flatMap((section) => {
    const range = rangeOf(section.before.title);
    return section.before.kind === 'block' ? planEdits(text, section, range) : itemEdits(text, section, range);
  });
  edits.push(...referenceEdits(text, references, rangeOf));
  let at = 0;
  return edits
    .sort((one, other) => one.start - other.start || one.end - other.end)
    .filter(({ start, end }) => {
      if (start < at) return false;
      at = end;
      return true;
    });
}

/** From the line after each title to the next title. */
function sectionRanges(text: string, titles: ReadonlySet<string>): ReadonlyMap<string, LineRange> {
  const ranges = new Map<string, LineRange>();
  let open: { readonly title: string; readonly from: number } | undefined;
  let at = 0;
  for (const line of text.split('\n')) {
    const title = line.trim();
    if (titles.has(title) && !ranges.has(title) && open?.title !== title) {
      if (open) ranges.set(open.title, { from: open.from, to: at });
      open = { title, from: at + line.length + 1 };
    }
    at += line.length + 1;
  }
  if (open) ranges.set(open.title, { from: Math.min(open.from, text.length), to: text.length });
  return ranges;
}

function itemEdits(text: string, { before, items, added }: StandingSection, { from, to }: LineRange): TextEdit[] {
  const isSame = added.length === 0 && items.every((item, index) => item === before.items[index]);
  if (isSame) return [];
  const places = itemPlaces(text, before, from, to);
  const isPlaced = before.items.every((item, index) => places[index] !== undefined || items[index] === item);
  if (!isPlaced) return before.kind === 'card' || before.kind === 'term' ? reprinted(text, { before, items, added }, { from, to }) : [];
  let number = 0;
  const edits = items.flatMap((item, index): TextEdit[] => {
    const place = places[index];
    if (item !== undefined) number += 1;
    if (!place) return [];
    const { start, end } = place;
    if (item === undefined) return [removal(text, place)];
    const words = text.slice(start, end);
    return editOf(
      start,
      words,
      item === before.items[index] ? numbered(words, index + 1, number) : written(before.kind, item, words, number),
    );
  });
  const more = added.map((card) => printed(before.kind === 'term' ? 'term' : 'card', card, ++number));
  if (more.length === 0) return edits;
  const gap = before.kind === 'term' ? '\n' : '\n\n';
  const kept = places.findLast((place, index) => place !== undefined && items[index] !== undefined)?.end;
  if (kept !== undefined) return [...edits, { start: kept, end: kept, words: gap + more.join(gap) }];
  return [{ start: places[0]?.start ?? to, end: places.at(-1)?.end ?? to, words: more.join(gap) }];
}

/** Takes an item out with the empty lines after it; at the end of the text with those before it. */
function removal(text: string, { start, end, next }: ItemPlace): TextEdit {
  if (next < text.length) return { start, end: next, words: '' };
  return { start: text.slice(0, start).trimEnd().length, end, words: '' };
}

/** A section whose cards are not on lines of their own, printed anew. */
function reprinted(text: string, { before, items, added }: StandingSection, { from, to }: LineRange): TextEdit[] {
  const { print } = itemKinds[before.kind] as ItemKind<unknown>;
  const cards = before.kind === 'term' ? added.map(({ front, back }) => ({ term: front, meaning: back })) : added;
  const old = text.slice(from, to);
  return editOf(from, old, print([...items.filter((item) => item !== undefined), ...cards]) + (/\s*$/.exec(old)?.[0] ?? ''));
}

const NUMBER = /^(\s*(?:[-*•]\s+)?\(?)(\d{1,3})(?=\s?[.):])/;

/** The words of an item with its place in the list, where its old one stands before them. */
function numbered(words: string, before: number, now: number): string {
  return words.replace(NUMBER, (whole, lead: string, number: string) => (Number(number) === before ? `${lead}${now}` : whole));
}

const BOX = /\[(?: ?|[xX✓✔])\]/;

/** A changed item as the text prints it: with a number if it had one, and with a box if it had one. */
function written(kind: SectionItems['kind'], item: NonNullable<StandingSection['items'][number]>, before: string, number: number): string {
  if (kind === 'task' && BOX.test(before)) return before.replace(BOX, (item as { done: boolean }).done ? '[x]' : '[ ]');
  const words = printed(kind, item, number);
  return NUMBER.test(before) || kind === 'term' || kind === 'task' ? words : words.replace(/^\d+\. /, '');
}

function printed(kind: SectionItems['kind'], item: object, number: number): string {
  const { group: _, origin: _origin, ...own } = item as Record<string, unknown>;
  const { print } = itemKinds[kind] as ItemKind<unknown>;
  const asKind = kind === 'term' && 'front' in own ? { term: (item as Card).front, meaning: (item as Card).back } : own;
  const lines = Object.fromEntries(
    Object.entries(asKind).map(([name, value]) => [name, typeof value === 'string' ? indented(value) : value]),
  );
  return print([lines]).replace(/^1\. /, `${number}. `);
}

/** The lines of a typed text as one item has them: without empty ones, below each other. */
function indented(value: string): string {
  return value.trim().replace(/\s*\n\s*/g, '\n   ');
}
