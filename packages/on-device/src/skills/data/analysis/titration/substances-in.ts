import type { Passage } from '../../../../spans.ts';
import { SUBSTANCES } from '../../rules/substances.ts';

export type Substance = (typeof SUBSTANCES)[number];

/** A substance with its name in a text. */
export interface NamedSubstance {
  readonly substance: Substance;
  readonly start: number;
  readonly end: number;
}

/** All names of substances in a text, in order. */
export function namesIn(text: string): NamedSubstance[] {
  // "M_NaOH" has the name behind the mark of an index.
  const plain = text.replaceAll('_', ' ');
  const found = SUBSTANCES.flatMap((substance) =>
    [...plain.matchAll(new RegExp(substance.words, 'gi'))].map((match) => ({
      substance,
      start: match.index,
      end: match.index + match[0].length,
    })),
  );
  return found.sort((a, b) => a.start - b.start);
}

/** The only substance that a heading names. Undefined if it names none, or an acid and a base. */
export function onlyNameIn(text: string): NamedSubstance | undefined {
  const names = namesIn(text);
  return names.every(({ substance }) => substance.kind === names[0]?.substance.kind) ? names[0] : undefined;
}

/** The substance that a text names first. */
export function substanceIn(text: string): Substance | undefined {
  return namesIn(text)[0]?.substance;
}

/** The first place of each substance in a field. */
export function substancesIn(field: string, raw: string): { readonly substance: Substance; readonly place: Passage }[] {
  return SUBSTANCES.flatMap((substance) => {
    const match = substance.words.exec(raw);
    return match ? [{ substance, place: { field, raw, start: match.index, end: match.index + match[0].length } }] : [];
  });
}

/** The substance that a text names last. */
export function lastSubstanceIn(text: string): Substance | undefined {
  return namesIn(text).at(-1)?.substance;
}
