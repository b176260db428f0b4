import { isBlank, type Values } from '../../definition/field.ts';
import type { Holds } from '../../definition/holds.ts';
import { type ResolvedSection, resolveOutline } from '../../definition/outline.ts';
import type { Tool } from '../../definition/tool.ts';
import { shortHashOf } from '../../format/hash.ts';
import type { ItemKind } from '../../items/item-kind.ts';
import { type Items, itemKinds } from '../../items/kinds.ts';
import { splitPublicText } from '../text/split-sections.ts';

type HeldItems = { readonly [Kind in keyof Items]: { readonly kind: Kind; readonly items: readonly Items[Kind][] } }[keyof Items];

/** The items of one section of a result. */
export type SectionItems = HeldItems &
  Pick<Holds, 'views' | 'opens'> & {
    readonly section: string;
    readonly title: string;
    /** There are fewer items than the outline asks for. */
    readonly short?: true;
  };

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
    const short = section.items !== undefined && items.length < section.items[0];
    return [{ ...holds, items, section: section.id, title: section.title, ...(short && { short }) } as SectionItems];
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

/**
 * Names for the items of a section, so that what a student did with an item can be kept beside the text: the section, the position and a
 * short hash of the printed item. They are the same each time the same text is read.
 */
export function itemIds({ section, kind, items }: SectionItems): string[] {
  const { print } = itemKinds[kind] as ItemKind<unknown>;
  return items.map((item, index) => `${section}/${index + 1}/${shortHashOf(print([item]))}`);
}
