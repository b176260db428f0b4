import type { Values } from '../definition/field.ts';
import type { Reference } from '../items/reference.ts';
import { itemIds, type SectionItems } from '../items/section-items.ts';
import { remarkPlaces, sameSource } from './remark-places.ts';

/** The mark of a quotation that was cut. */
const CUT = /\s*…$/;

/** The line of the form that each reference of a result was made from, by its id. A reference whose line is not clear has none. */
export function pastedLines(sections: readonly SectionItems[], values: Values): ReadonlyMap<string, string> {
  const lines = [...new Set(Object.values(values).flatMap((value) => (typeof value === 'string' ? value.split(/\r?\n/) : [])))]
    .map((line) => line.trim())
    .filter((line) => line.length > 1);
  const all = sections.flatMap((section) => {
    if (section.kind !== 'reference') return [];
    const ids = itemIds(section);
    const isListed = section.views?.includes('references') ?? false;
    return section.items.map((item, index) => ({ id: ids[index] ?? '', item, isListed }));
  });
  const list = all.filter(({ isListed }) => isListed);
  const placeOf = remarkPlaces(list.map(({ item }) => item));
  const remarks = all.filter(({ isListed }) => !isListed).map((remark) => ({ ...remark, on: list[placeOf(remark.item)]?.id }));
  const find = sameSource(lines);
  const found = [
    ...remarks.map(({ id, item, on }) => [on ?? id, quotedLine(item, lines)] as const),
    ...list.filter(({ id }) => !remarks.some(({ on }) => on === id)).map(({ id, item }) => [id, lines[find(item.text)]] as const),
  ];
  const uses = Map.groupBy(found, ([, line]) => line);
  return new Map(found.flatMap(([id, line]) => (line !== undefined && uses.get(line)?.length === 1 ? [[id, line] as const] : [])));
}

/** The whole line that a remark quotes. */
function quotedLine({ text }: Reference, lines: readonly string[]): string {
  const words = text.replace(CUT, '');
  return lines.find((line) => line.replace(/\s+/g, ' ').startsWith(words)) ?? words;
}
