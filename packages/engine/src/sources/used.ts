import type { FieldPlace, Material } from './material.ts';
import { indexAt } from './sentences.ts';

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

/** A sentence counts as used from this share of its characters, so that one word of it does not count. */
const ENOUGH = 1 / 3;

/**
 * Which sentences of the material a result uses. Undefined without material, and for a result that has no sentence of it: a list of
 * references uses its sources although none stands in it as it was typed.
 */
export function materialUse({ fields }: Material, places: readonly FieldPlace[]): MaterialUse | undefined {
  const sentences = fields.flatMap(({ field, sentences: own }) => {
    const covered = new Float64Array(own.length);
    for (const { start, end } of merged(places.filter((place) => place.field === field))) {
      for (let index = Math.max(0, indexAt(own, start)); index < own.length; index += 1) {
        const sentence = own[index];
        if (!sentence || sentence.start >= end) break;
        covered[index] = (covered[index] ?? 0) + Math.max(0, Math.min(end, sentence.end) - Math.max(start, sentence.start));
      }
    }
    return own.map(({ start, end }, index) => ({ field, start, end, used: (covered[index] ?? 0) >= (end - start) * ENOUGH }));
  });
  if (!sentences.some(({ used }) => used)) return undefined;
  const size = (list: readonly FieldPlace[]): number => list.reduce((sum, { start, end }) => sum + end - start, 0);
  const unused = sentences.filter(({ used }) => !used).map(({ field, start, end }) => ({ field, start, end }));
  const all = size(sentences);
  return { percent: Math.floor(((all - size(unused)) * 100) / all), sentences, unused };
}

/** Places of one field in order, where those that overlap are one. */
function merged(places: readonly FieldPlace[]): { start: number; end: number }[] {
  const found: { start: number; end: number }[] = [];
  for (const { start, end } of [...places].sort((one, other) => one.start - other.start)) {
    const last = found.at(-1);
    if (last && start <= last.end) last.end = Math.max(last.end, end);
    else found.push({ start, end });
  }
  return found;
}
