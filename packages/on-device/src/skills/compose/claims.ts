import type { ResolvedSection } from '@marginalia/engine';
import type { TextDocument } from '../../lib/text/document.ts';
import type { FieldPart } from './parameters.ts';
import { fitOf, unitsFor } from './read-units.ts';

type Owners = ReadonlyMap<string, string>;

const cache = new WeakMap<TextDocument, { readonly sections: readonly ResolvedSection[]; readonly owners: Owners }>();

/**
 * In a long document each sentence of a field belongs to one section of the body: the one whose cues it fits best, or the
 * earlier of two that fit equally. Abstract and conclusion may quote any sentence again.
 * @returns section ids by the keys of sentences
 */
export function ownersOf(document: TextDocument, sections: readonly ResolvedSection[]): Owners {
  const known = cache.get(document);
  if (known?.sections === sections) return known.owners;
  const best = new Map<string, { readonly section: string; readonly fit: number }>();
  for (const section of sections) {
    if (section.order !== 'body') continue;
    for (const part of partsOn(section, document.field)) {
      for (const unit of unitsFor(part, document)) {
        const fit = fitOf(part, unit);
        if (fit > (best.get(unit.key)?.fit ?? 0)) best.set(unit.key, { section: section.id, fit });
      }
    }
  }
  const owners = new Map([...best].map(([key, { section }]) => [key, section]));
  cache.set(document, { sections, owners });
  return owners;
}

function partsOn(section: ResolvedSection, field: string): FieldPart[] {
  return section.steps.flatMap((step) =>
    step.skill === 'compose' ? step.with.parts.filter((part): part is FieldPart => 'from' in part && part.from === field) : [],
  );
}
