import type { CslFields } from '../../csl-item.ts';

/** "Clean (Wiesbaden: Harrassowitz": a bracket with place and publisher whose end was taken for the end of a part. */
const PLACE_AND_HOUSE = /^(\p{Lu}[^:()]{1,40}):\s(\p{Lu}[^():]{1,60})$/u;

/** Whether a text holds one half of a pair of brackets. */
export function holdsHalfBracket(text = ''): boolean {
  return firstHalf(text) !== undefined;
}

/** A text without the pair of brackets around all of it: "(WHO, Patient safety, 2023)". */
export function withoutOuterBrackets(text: string): string {
  const inside = /^\((.*)\)[.,;]?$/s.exec(text)?.[1];
  return inside === undefined || holdsHalfBracket(inside) ? text : inside.trim();
}

/** The index of the first bracket that has no other half. */
function firstHalf(text: string): number | undefined {
  const open: number[] = [];
  for (const { 0: sign, index } of text.matchAll(/[()[\]]/g)) {
    if (sign === '(' || sign === '[') open.push(index);
    else if (open.pop() === undefined) return index;
  }
  return open[0];
}

/**
 * The fields without halves of brackets in the larger work and the publisher. Place and publisher in such a bracket are fields; other words
 * in it belong to no field, so that the page says that they are left out.
 */
export function closeBrackets(fields: CslFields): CslFields {
  const cut = {
    ...fields,
    ...withoutHalf(fields, 'container-title'),
    ...withoutHalf(fields, 'publisher'),
    ...withoutHalf(fields, 'publisher-place'),
  };
  const housed = placeAndHouse(fields['container-title']);
  const isFree = cut.publisher === undefined && cut['publisher-place'] === undefined;
  const closed = housed !== undefined && isFree ? { ...cut, ...housed } : cut;
  return Object.fromEntries(Object.entries(closed).filter(([, value]) => value !== undefined));
}

function withoutHalf(fields: CslFields, name: 'container-title' | 'publisher' | 'publisher-place'): CslFields {
  const text = fields[name] ?? '';
  const at = firstHalf(text);
  if (at === undefined) return {};
  const kept = text.slice(0, at).replace(/[\s.,;:]+$/, '');
  return { [name]: /\p{L}{3}/u.test(kept) ? kept : undefined };
}

function placeAndHouse(container = ''): CslFields | undefined {
  const at = firstHalf(container);
  const [, place, publisher] = PLACE_AND_HOUSE.exec(at === undefined ? '' : container.slice(at + 1)) ?? [];
  return place === undefined || publisher === undefined ? undefined : { 'publisher-place': place, publisher };
}
