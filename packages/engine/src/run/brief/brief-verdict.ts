import { isBlank } from '../../definition/field.ts';
import type { ResolvedSection } from '../../definition/outline.ts';
import { numberText } from '../../format/format.ts';
import { type Lack, type Verdict, verdictOf } from '../../generation/verdict.ts';
import { itemKinds } from '../../items/kinds.ts';
import { splitSections } from '../text/split-sections.ts';
import { countItems } from './check-brief.ts';
import { NO_MORE_FOUND } from './shortfalls.ts';

/**
 * The verdict on a model's text from its essential sections: partial if one of them is empty or has fewer items than asked for. It is
 * never needs-more, because a model may write a useful text in a form that no parser reads. Without an essential section there is no
 * verdict.
 * @param exhausted the ids of sections for which the model found no more in the material
 */
export function briefVerdict(
  text: string,
  sections: readonly ResolvedSection[],
  exhausted: ReadonlySet<string> = new Set(),
): Verdict | undefined {
  const essential = sections.filter((section) => section.essential);
  if (essential.length === 0) return undefined;
  const { lead, found } = splitSections(text, sections);
  const texts = new Map(found.map((part) => [part.section.id, part.text]));
  const [first] = sections;
  // The first section may stand without its title.
  if (first && !texts.has(first.id)) texts.set(first.id, lead);
  const states = essential.map((section) => ({ section, have: heldItems(section, texts.get(section.id) ?? '') }));
  const lacks = states.flatMap(({ section, have: count }): Lack[] => {
    const [min = 0, max = 0] = section.items ?? [];
    if (count === 0) return [{ grade: 'partial', reason: `The answer has nothing under "${section.title}".` }];
    if (count >= min) return [];
    const few = `"${section.title}" has ${numberText(count)} of ${numberText(min)} to ${numberText(max)} ${section.itemName ?? 'item'}s.`;
    return [{ grade: 'partial', reason: exhausted.has(section.id) ? `${few} ${NO_MORE_FOUND}` : few }];
  });
  return verdictOf(lacks, []);
}

/** Counts the items of a section. Prose, and a text in another form than asked for, count as enough. */
function heldItems({ holds, items }: ResolvedSection, text: string): number {
  if (isBlank(text)) return 0;
  const parsed = holds ? itemKinds[holds.kind].parse(text).length : 0;
  return parsed > 0 || !items ? parsed || Number.POSITIVE_INFINITY : countItems(text);
}
