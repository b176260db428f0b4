import { isBlank, type Values } from '../../definition/field.ts';
import { type ResolvedSection, resolveOutline } from '../../definition/outline.ts';
import type { Tool } from '../../definition/tool.ts';
import { itemKinds } from '../../items/kinds.ts';
import type { SectionItems } from '../../items/section-items.ts';
import { splitPublicText } from '../text/split-sections.ts';

/**
 * Reads the items of a result from its public text alone, so that a saved record, a model's answer and the device's result all have them.
 * A section without items is left out.
 * @param values the form of the result, where it is known; otherwise every section of the tool is looked for
 */
export function itemsOf(tool: Tool, text: string, values?: Values): SectionItems[] {
  const sections = values ? tool.sections(values) : everySection(tool);
  const { lead, found } = splitPublicText(text, sections);
  const [first] = sections;
  // The first section may stand without its title.
  const untitled =
    values && first && !isBlank(lead) && !found.some(({ section }) => section === first) ? [{ section: first, text: lead }] : [];
  return [...untitled, ...found].flatMap(({ section, text: own }) => {
    if (section.holds === undefined) return [];
    const { drafted: _drafted, ...holds } = section.holds;
    const items = itemKinds[holds.kind].parse(own, text);
    if (items.length === 0) return [];
    return [{ ...holds, items, section: section.id, title: section.title } as SectionItems];
  });
}

/** The sections of a tool for all forms at once. */
export function everySection({ definition }: Tool): ResolvedSection[] {
  return resolveOutline(
    definition.outline.map(({ when: _any, ...section }) => section),
    {},
    {},
  );
}
