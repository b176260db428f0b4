import { type Condition, conditionHolds } from './condition.ts';
import type { Values } from './field.ts';
import type { Holds } from './holds.ts';
import type { SkillStep } from './skills.ts';
import { renderTemplate, type TemplateValues } from './template.ts';

/** The length of a section. `words` are a range or, in a long document, a weight that is scaled to the document's target. */
type SectionLength =
  | { readonly words: number | readonly [min: number, max: number] }
  | { readonly items: readonly [min: number, max: number]; readonly of: string };

/**
 * A section that lists the student's sources. In a long document of a model, code writes it, and the other sections cite these sources
 * only.
 */
export interface SectionSources<F extends string = string> {
  /** The field that holds a list of sources, then fields whose text may name some. */
  readonly fields: readonly [list: F, ...others: F[]];
  /** The step by which the device formats the list: it prints the key and the citation of each source over its entry. */
  readonly step: SkillStep<F>;
}

/** One section of a result: its title, its length, the brief for a model and the steps for the device. */
export interface OutlineSection<F extends string = string> {
  /** A template over option labels. */
  readonly title: string;
  readonly length?: SectionLength;
  readonly brief: string;
  /** The text of a derived section, a template. Without it a derived section is the list of the sections. */
  readonly text?: string;
  readonly when?: Condition<F>;
  /** The result is worthless without this section, so its lacks decide the grade of the result. */
  readonly essential?: true;
  /** The kind of the section's items, so that a screen can show them in a view of their own. */
  readonly holds?: Holds;
  /** `derived`: computed from the other sections, without a request. `last`: written after the other sections. */
  readonly order?: 'derived' | 'last';
  readonly sources?: SectionSources<F>;
  readonly onDevice: SkillStep<F> | readonly SkillStep<F>[];
}

/** A section of the outline for one set of values: templates filled in, weights scaled to words. */
export interface ResolvedSection {
  /** Unique in the outline: "literature-review". */
  readonly id: string;
  readonly title: string;
  readonly brief: string;
  /** The whole text of a derived section, if the outline gives it. */
  readonly text?: string;
  readonly words?: readonly [min: number, max: number];
  readonly items?: readonly [min: number, max: number];
  readonly itemName?: string;
  readonly essential?: true;
  readonly holds?: Holds;
  readonly order: 'derived' | 'body' | 'last';
  readonly sources?: SectionSources;
  readonly steps: readonly SkillStep[];
}

/**
 * The outline for one form: the sections whose condition holds, with titles and briefs filled in.
 * @param target words of the whole document, when the tool has a target. Weights are scaled so that the sections that are
 *   written add up to it exactly; the weight of a derived section goes to the others.
 */
export function resolveOutline(
  outline: readonly OutlineSection[],
  values: Values,
  texts: TemplateValues,
  target?: number,
): ResolvedSection[] {
  const present = outline.filter((section) => conditionHolds(section.when, values));
  const weights = present.map((section) => (section.order === 'derived' ? 0 : weightOf(section)));
  const words = target === undefined ? weights : scale(weights, target);
  const taken = new Set<string>();
  return present.map((section, index) => {
    const title = renderTemplate(section.title, texts);
    const share = words[index] ?? 0;
    return {
      id: uniqueId(title, taken),
      title,
      brief: renderTemplate(section.brief, texts),
      ...(section.text !== undefined && { text: renderTemplate(section.text, texts) }),
      order: section.order ?? 'body',
      ...(section.essential && { essential: section.essential }),
      ...(section.holds && { holds: section.holds }),
      ...(section.sources && { sources: section.sources }),
      steps: [section.onDevice].flat() as readonly SkillStep[],
      ...(section.length && 'words' in section.length && typeof section.length.words !== 'number'
        ? { words: section.length.words }
        : share > 0 && { words: [share, share] as const }),
      ...(section.length && 'items' in section.length && { items: section.length.items, itemName: section.length.of }),
    };
  });
}

function weightOf(section: OutlineSection): number {
  const words = section.length && 'words' in section.length ? section.length.words : 0;
  return typeof words === 'number' ? words : 0;
}

/** Shares of `total` in proportion to the weights, whole numbers that add up to it exactly (largest remainder). */
function scale(weights: readonly number[], total: number): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  if (sum === 0) return weights.map(() => 0);
  const exact = weights.map((weight) => (weight * total) / sum);
  const shares = exact.map(Math.floor);
  let left = total - shares.reduce((a, b) => a + b, 0);
  const byRemainder = exact
    .map((value, index) => ({ index, rest: value - Math.floor(value) }))
    .sort((a, b) => b.rest - a.rest || a.index - b.index);
  for (const { index } of byRemainder) {
    if (left <= 0) break;
    shares[index] = (shares[index] ?? 0) + 1;
    left -= 1;
  }
  return shares;
}

function uniqueId(title: string, taken: Set<string>): string {
  const base =
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '') || 'section';
  let id = base;
  for (let n = 2; taken.has(id); n += 1) id = `${base}-${n}`;
  taken.add(id);
  return id;
}
