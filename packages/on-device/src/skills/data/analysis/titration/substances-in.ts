import type { Passage } from '../../../../spans.ts';
import { SUBSTANCES } from '../../rules/substances.ts';
import type { StatedValue } from '../accepted.ts';

export type Substance = (typeof SUBSTANCES)[number];

/** The substance that a text names first. */
export function substanceIn(text: string): Substance | undefined {
  const found = SUBSTANCES.flatMap((substance) => {
    const at = substance.words.exec(text)?.index;
    return at === undefined ? [] : [{ substance, at }];
  });
  return found.sort((a, b) => a.at - b.at)[0]?.substance;
}

/** The first place of each substance in a field. */
export function substancesIn(field: string, raw: string): { readonly substance: Substance; readonly place: Passage }[] {
  return SUBSTANCES.flatMap((substance) => {
    const match = substance.words.exec(raw);
    return match ? [{ substance, place: { field, raw, start: match.index, end: match.index + match[0].length } }] : [];
  });
}

/** The name of the substance beside a stated concentration. */
export function nameAt({ place, after, before }: StatedValue): { start: number; end: number } {
  const sides = [
    { text: after, from: place.end },
    { text: before, from: place.start - before.length },
  ];
  for (const { text, from } of sides) {
    const matches = SUBSTANCES.flatMap(({ words }) => {
      const match = words.exec(text);
      return match ? [{ start: from + match.index, end: from + match.index + match[0].length }] : [];
    });
    const nearest = matches.sort((a, b) => a.start - b.start)[0];
    if (nearest) return nearest;
  }
  return { start: place.start, end: place.end };
}

/** The substance that a text names last. */
export function lastSubstanceIn(text: string): Substance | undefined {
  const found = SUBSTANCES.flatMap((substance) => {
    const at = [...text.matchAll(new RegExp(substance.words, 'gi'))].at(-1)?.index;
    return at === undefined ? [] : [{ substance, at }];
  });
  return found.sort((a, b) => b.at - a.at)[0]?.substance;
}
