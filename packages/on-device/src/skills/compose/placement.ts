import type { ResolvedSection } from '@marginalia/engine';
import type { Block, TextDocument } from '../../lib/text/document.ts';
import { namedSources } from '../../lib/text/sources/named-sources.ts';
import type { SkillContext } from '../../skill.ts';
import type { FieldPart } from './parameters.ts';
import { chooseSections } from './parts/choose-sections.ts';
import { frontMatterOf } from './read-front-matter.ts';
import { readPassages, type Unplaced } from './read-passages.ts';
import type { TextUnit } from './read-units.ts';

/** A sentence, a list item, a table row or a heading of a long document, and the section that quotes it. */
export interface PlacedUnit {
  readonly unit: TextUnit;
  readonly kind: Block['kind'];
  readonly block: number;
  readonly section: string;
  /** Whether the person's own heading or label decided. */
  readonly headed: boolean;
  /** Whether its heading decided, or its words, those of its neighbours and its place agree. */
  readonly sure: boolean;
}

interface Placement {
  readonly passages: readonly PlacedUnit[];
  readonly unplaced: readonly Unplaced[];
}

const cache = new WeakMap<TextDocument, { readonly sections: readonly ResolvedSection[]; readonly placement: Placement }>();

/**
 * Gives each sentence, item and row of a field to one section of a long document. The person's own headings and labels decide;
 * without one, the words and the order of the text do.
 */
export function placementOf(document: TextDocument, { sections, values, labels }: SkillContext): Placement {
  const known = cache.get(document);
  if (known?.sections === sections) return known.placement;
  const sources = namedSources(values, labels).filter(({ field, mention }) => field === document.field && !mention);
  const front = hasTitlePage(sections) ? frontMatterOf(document, values.title ?? '').taken : [];
  const placement = place(document, sections, [...sources, ...front]);
  cache.set(document, { sections, placement });
  return placement;
}

function hasTitlePage(sections: readonly ResolvedSection[]): boolean {
  return sections.some(({ steps }) =>
    steps.some(
      (step) => step.skill === 'compose' && step.with.parts.some((part) => 'phrase' in part && part.phrase === 'report.title-page'),
    ),
  );
}

/** @param elsewhere the places that other sections show: sources, and lines of the title page */
function place(
  document: TextDocument,
  sections: readonly ResolvedSection[],
  elsewhere: readonly { start: number; end: number }[],
): Placement {
  const parts = sections
    .map((section) => ({ id: section.id, parts: fieldPartsOf(section, document.field) }))
    .filter((it) => it.parts.length > 0);
  const ids = new Set(parts.map(({ id }) => id));
  const { found, unplaced } = readPassages(document, ids, elsewhere);
  const chosen = chooseSections(found, parts);
  return {
    passages: found.map(({ unit, kind, block, own }, at) => ({
      unit,
      kind,
      block,
      section: chosen[at]?.section ?? '',
      headed: own.length > 0,
      sure: chosen[at]?.sure ?? true,
    })),
    unplaced,
  };
}

/** The fields whose sentences the sections quote. */
export function quotedFields(sections: readonly ResolvedSection[]): string[] {
  const parts = sections.flatMap(({ steps }) => steps.flatMap((step) => (step.skill === 'compose' ? step.with.parts : [])));
  return [...new Set(parts.flatMap((part) => ('from' in part ? [part.from] : [])))];
}

export function fieldPartsOf(section: ResolvedSection, field: string): FieldPart[] {
  return section.steps.flatMap((step) =>
    step.skill === 'compose' ? step.with.parts.filter((part): part is FieldPart => 'from' in part && part.from === field) : [],
  );
}
