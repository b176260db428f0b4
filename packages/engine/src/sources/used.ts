import type { ItemKindName } from '../definition/holds.ts';
import type { Tool } from '../definition/tool.ts';
import type { FieldPlace, Material } from './material.ts';
import { indexAt, type SentenceOffsets } from './sentences.ts';

/** A sentence of the material, and whether the result uses it. */
export interface MaterialSentence extends FieldPlace {
  readonly used: boolean;
}

export interface MaterialUse {
  /** Whole percent of the material's characters; 100 only if every sentence is used. */
  readonly percent: number;
  /** In order. */
  readonly sentences: readonly MaterialSentence[];
  readonly unused: readonly FieldPlace[];
}

type SentenceRange = Pick<FieldPlace, 'start' | 'end'>;

/** A sentence counts as used from this share of its characters, so that one word of it does not count. */
const USED_FROM_SHARE = 1 / 3;

/** Results of these kinds judge or list what the material has. How much of it they quote says nothing. */
const JUDGING = new Set<ItemKindName>(['reference', 'finding', 'coverage']);

/** Whether the results of a tool are made of the words of its material: the first items that its outline names are no judgement on them. */
export function isMadeOfMaterial({ definition: { outline } }: Pick<Tool, 'definition'>): boolean {
  const kind = outline.find(({ holds }) => holds)?.holds?.kind;
  return kind === undefined || !JUDGING.has(kind);
}

/**
 * Tells which sentences of the material a result uses. The passages that it lists as not used never count. Undefined without material, and
 * for a result that has no sentence of it: a list of references uses its sources although none stands in it as it was typed.
 */
export function materialUse(
  { fields }: Material,
  places: readonly FieldPlace[],
  left: readonly FieldPlace[] = [],
): MaterialUse | undefined {
  let notUsed = 0;
  const sentences = fields.flatMap(({ field, sentences: own }) => {
    const outside = merged(left.filter((place) => place.field === field));
    const covered = coveredIn(own, without(merged(places.filter((place) => place.field === field)), outside));
    const listed = coveredIn(own, outside);
    return own.map(({ start, end }, index) => {
      const used = (covered[index] ?? 0) >= (end - start) * USED_FROM_SHARE;
      notUsed += used ? (listed[index] ?? 0) : end - start;
      return { field, start, end, used };
    });
  });
  if (!sentences.some(({ used }) => used)) return undefined;
  const size = (list: readonly FieldPlace[]): number => list.reduce((sum, { start, end }) => sum + end - start, 0);
  const unused = sentences.filter(({ used }) => !used).map(({ field, start, end }) => ({ field, start, end }));
  const all = size(sentences);
  return { percent: Math.floor(((all - notUsed) * 100) / all), sentences, unused };
}

/** Counts the characters of each sentence that some places cover. */
function coveredIn(sentences: readonly SentenceOffsets[], places: readonly SentenceRange[]): Float64Array {
  const covered = new Float64Array(sentences.length);
  for (const { start, end } of places) {
    for (let index = Math.max(0, indexAt(sentences, start)); index < sentences.length; index += 1) {
      const sentence = sentences[index];
      if (!sentence || sentence.start >= end) break;
      covered[index] = (covered[index] ?? 0) + Math.max(0, Math.min(end, sentence.end) - Math.max(start, sentence.start));
    }
  }
  return covered;
}

/** The parts of some places that are outside of others; both in order. */
function without(places: readonly SentenceRange[], others: readonly SentenceRange[]): SentenceRange[] {
  let first = 0;
  return places.flatMap(({ start, end }) => {
    const parts: SentenceRange[] = [];
    let from = start;
    while ((others[first]?.end ?? Number.POSITIVE_INFINITY) <= start) first += 1;
    for (let at = first; (others[at]?.start ?? end) < end; at += 1) {
      const other = others[at] as SentenceRange;
      if (other.start > from) parts.push({ start: from, end: other.start });
      from = Math.max(from, other.end);
    }
    return from < end ? [...parts, { start: from, end }] : parts;
  });
}

/** Places of one field in order, where those that overlap are one. */
function merged(places: readonly FieldPlace[]): SentenceRange[] {
  const found: { start: number; end: number }[] = [];
  for (const { start, end } of [...places].sort((one, other) => one.start - other.start)) {
    const last = found.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else found.push({ start, end });
  }
  return found;
}
