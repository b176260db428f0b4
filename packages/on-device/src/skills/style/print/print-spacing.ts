import type { Line } from '../../../spans.ts';
import { computed, quote } from '../../../spans.ts';
import { saySpacing } from '../phrases.ts';
import type { Prose } from '../read/prose.ts';
import { namePlaces, placeOf } from './place.ts';

/** Prints one line for all double spaces between words, as one find-and-replace fixes them. Two after a full stop are allowed. */
export function printSpacing(prose: Prose): Line[] {
  const { raw, field } = prose.document;
  const found: { readonly start: number; readonly end: number }[] = [];
  for (const { block } of prose.paragraphs) {
    const text = raw.slice(block.start, block.end);
    // Columns of tables and code contain such spaces.
    if (/ {4,}|\t/.test(text)) continue;
    for (const match of text.matchAll(/(?<=[\p{L}\p{N},;])(?<![.!?:]) {2,3}(?=[\p{L}\p{N}])/gu)) {
      found.push({ start: block.start + match.index, end: block.start + match.index + match[0].length });
    }
  }
  const first = found[0];
  if (first === undefined) return [];
  const before = /\S{1,30}$/.exec(raw.slice(Math.max(0, first.start - 30), first.start))?.[0] ?? '';
  const after = /^[\p{L}\p{N}'’-]{1,30}/u.exec(raw.slice(first.end, first.end + 30))?.[0] ?? '';
  return [
    [
      ...saySpacing('spaces', {
        place: computed(namePlaces([placeOf(prose, first.start)]), 'style.place'),
        before: quote({ field, raw, start: first.start - before.length, end: first.start }),
        after: quote({ field, raw, start: first.end, end: first.end + after.length }),
      }),
      ...(found.length > 1 ? saySpacing('spacesMore', { count: computed(found.length, 'style.count') }) : []),
    ],
  ];
}
