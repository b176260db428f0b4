import { isBlank } from '../../definition/field.ts';
import type { ResolvedSection } from '../../definition/outline.ts';
import { numberOf } from '../../format/format.ts';
import { type Lack, type Verdict, verdictOf } from '../../generation/verdict.ts';
import { itemKinds } from '../../items/kinds.ts';
import { splitSections } from '../text/split-sections.ts';
import { countItems } from './check-brief.ts';

/**
 * The verdict on a model's text from its essential sections. It needs more only if all of them are empty, and is partial if one of them
 * is empty or has fewer items than asked for. Without an essential section there is no verdict.
 */
export function briefVerdict(text: string, sections: readonly ResolvedSection[]): Verdict | undefined {
  const essential = sections.filter((section) => section.essential);
  if (essential.length === 0) return undefined;
  const { lead, found } = splitSections(text, sections);
  const texts = new Map(found.map((part) => [part.section.id, part.text]));
  const [first] = sections;
  // The first section may stand without its title.
  if (first && !texts.has(first.id)) texts.set(first.id, lead);
  const states = essential.map((section) => ({ section, have: have(section, texts.get(section.id) ?? '') }));
  const grade = states.every((state) => state.have === 0) ? 'needs-more' : 'partial';
  const lacks = states.flatMap(({ section, have: count }): Lack[] => {
    const [min = 0, max = 0] = section.items ?? [];
    if (count === 0) return [{ grade, reason: `The answer has nothing under "${section.title}".` }];
    if (count >= min) return [];
    return [
      {
        grade,
        reason: `"${section.title}" has ${numberOf(count)} of ${numberOf(min)} to ${numberOf(max)} ${section.itemName ?? 'item'}s.`,
      },
    ];
  });
  return verdictOf(lacks, []);
}

/** How many items a section has. Prose counts as enough. */
function have({ holds, items }: ResolvedSection, text: string): number {
  if (isBlank(text)) return 0;
  if (holds) return itemKinds[holds.kind].parse(text).length;
  return items ? countItems(text) : Number.POSITIVE_INFINITY;
}
