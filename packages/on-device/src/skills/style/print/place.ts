import type { Paragraph, Prose } from '../read/prose.ts';
import { sourcesOf } from '../read/sources.ts';

/** A place in a draft: a paragraph, or a sentence if there is only one paragraph, or an entry of the list of sources. */
export interface Place {
  readonly kind: 'paragraph' | 'sentence' | 'item' | 'source';
  readonly number: number;
}

export function placeOf(prose: Prose, offset: number): Place {
  if (prose.sources.some(({ start, end }) => start <= offset && offset < end))
    return { kind: 'source', number: sourcesOf(prose).filter(({ start }) => start <= offset).length };
  const single = prose.paragraphs.length === 1;
  if (single) return { kind: 'sentence', number: Math.max(1, prose.sentences.filter(({ start }) => start <= offset).length) };
  const at = paragraphAt(prose.paragraphs, offset);
  if (at === undefined) return { kind: 'paragraph', number: 1 };
  if (at.number > 0) return { kind: 'paragraph', number: at.number };
  let item = 0;
  for (const paragraph of prose.paragraphs) {
    if (paragraph.number === 0) item += 1;
    if (paragraph === at) break;
  }
  return { kind: 'item', number: item };
}

/** The last paragraph that begins at or before an offset. */
function paragraphAt(paragraphs: readonly Paragraph[], offset: number): Paragraph | undefined {
  let low = 0;
  let high = paragraphs.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((paragraphs[middle]?.block.start ?? 0) <= offset) low = middle + 1;
    else high = middle;
  }
  return paragraphs[low - 1];
}

const NAMES = {
  paragraph: ['Paragraph', 'Paragraphs'],
  sentence: ['Sentence', 'Sentences'],
  item: ['List item', 'List items'],
  source: ['Source', 'Sources'],
} as const;
const MOST_NAMED = 4;

/** "Paragraph 2", "Paragraphs 1, 2 and 4", "Paragraphs 1, 2, 3, 4 and 6 more". */
export function namePlaces(places: readonly Place[]): string {
  const kind = places[0]?.kind ?? 'paragraph';
  const numbers = [...new Set(places.filter((place) => place.kind === kind).map(({ number }) => number))];
  const shown = numbers.slice(0, numbers.length <= MOST_NAMED + 1 ? numbers.length : MOST_NAMED);
  const left = numbers.length - shown.length;
  const last = left > 0 ? `${left} more` : shown.pop();
  const name = NAMES[kind][numbers.length === 1 ? 0 : 1];
  return shown.length === 0 ? `${name} ${last}` : `${name} ${shown.join(', ')} and ${last}`;
}
