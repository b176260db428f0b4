import { type CardSource, cardSides, isWholeCard, type NewCard, type SectionItems, type SourceSpan, type Values } from '@marginalia/engine';
import type { SourcePlace } from '../view.ts';

/** A card of a result, with the place of its words in the form where that is known. */
export interface CardOfResult extends NewCard {
  readonly place?: SourcePlace;
}

/** The cards of a result. A term is a card too, with its meaning on the back, and a question, with its hints. */
export function cardsOfResult(
  sections: readonly SectionItems[],
  text: string,
  spans: readonly SourceSpan[],
  values: Values,
): CardOfResult[] {
  let from = 0;
  return sections.flatMap((section) =>
    cardSides(section).flatMap(({ front, back }) => {
      if (!isWholeCard({ front, back })) return [];
      const range = findCard(text, front, back, from);
      if (range === undefined) return [{ front, back }];
      from = range.end;
      const place = placeOf(spans, range, values);
      const source = place && sourceOf(place, values);
      return [{ front, back, ...(place && { place }), ...(source && { source }) }];
    }),
  );
}

/** Between the sides of a card stand a few characters, such as a line break and "A: ". */
const MOST_BETWEEN_SIDES = 24;

interface LineRange {
  readonly start: number;
  readonly end: number;
}

/** Finds a card in the text: its front, and its back soon after it. */
function findCard(text: string, front: string, back: string, from: number): LineRange | undefined {
  const window = front.length + MOST_BETWEEN_SIDES;
  for (let start = text.indexOf(front, from); start !== -1; start = text.indexOf(front, start + 1)) {
    const at = text.slice(start + front.length, start + window + back.length).indexOf(back);
    if (at !== -1) return { start, end: start + front.length + at + back.length };
  }
  return undefined;
}

/** The sentence of the form from which most of a card is quoted. */
function placeOf(spans: readonly SourceSpan[], { start, end }: LineRange, values: Values): SourcePlace | undefined {
  const own = spans.filter(({ at, length }) => at < end && at + length > start);
  const [most] = own.toSorted((one, other) => other.length - one.length);
  const value = most && values[most.field];
  if (most === undefined || typeof value !== 'string') return undefined;
  return { field: most.field, ...sentenceAround(value, most) };
}

let segmenter: Intl.Segmenter | undefined;

/** Longer quotes are cut to the quoted words, so that a source stays a glance. Characters. */
const LONGEST_QUOTE = 320;

function sentenceAround(value: string, { start, end }: LineRange): LineRange {
  const lineStart = value.lastIndexOf('\n', start - 1) + 1;
  const lineEnd = value.indexOf('\n', end);
  const line = value.slice(lineStart, lineEnd === -1 ? undefined : lineEnd);
  segmenter ??= new Intl.Segmenter(undefined, { granularity: 'sentence' });
  let [first, last] = [start, end];
  for (const { index, segment } of segmenter.segment(line)) {
    const [from, to] = [lineStart + index, lineStart + index + segment.trimEnd().length];
    if (from < end && to > start) [first, last] = [Math.min(first, from), Math.max(last, to)];
  }
  return last - first <= LONGEST_QUOTE ? { start: first, end: last } : { start, end };
}

function sourceOf({ field, start, end }: SourcePlace, values: Values): CardSource | undefined {
  const value = values[field];
  if (typeof value !== 'string') return undefined;
  return { place: `line ${lineAt(value, start)}`, quote: value.slice(start, end) };
}

function lineAt(value: string, place: number): number {
  let line = 1;
  for (let at = value.indexOf('\n'); at !== -1 && at < place; at = value.indexOf('\n', at + 1)) line += 1;
  return line;
}

/** The part of the material that the cards come from, counted in its lines. */
export interface UsedLines {
  readonly used: number;
  readonly all: number;
  /** Whether there are lines without words, as between captions, which have numbers but are not counted. */
  readonly hasEmpty: boolean;
  /** The lines that no card comes from. */
  readonly others: readonly (SourcePlace & { readonly line: number; readonly words: string })[];
}

/** The lines of the text from which the cards come; undefined where that is not known of every card. */
export function usedLines(cards: readonly CardOfResult[], values: Values): UsedLines | undefined {
  const field = cards[0]?.place?.field;
  const value = field === undefined ? undefined : values[field];
  if (field === undefined || typeof value !== 'string' || cards.some(({ place }) => place?.field !== field)) return undefined;
  const used = new Set(cards.flatMap(({ place }) => (place ? [lineAt(value, place.start)] : [])));
  let start = 0;
  const lines = value.split('\n').map((words, index) => {
    const place = { field, start, end: start + words.length, line: index + 1, words };
    start += words.length + 1;
    return place;
  });
  const written = lines.filter(({ words }) => /\p{L}/u.test(words));
  return {
    used: used.size,
    all: written.length,
    hasEmpty: written.length < lines.length,
    others: written.filter(({ line }) => !used.has(line)),
  };
}
