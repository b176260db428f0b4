import type { CslFields, CslName } from './csl-item.ts';
import type { Reading } from './read/reference.ts';

/**
 * Groups sources by work, as indices in order of appearance. One work has the same DOI or address, or the same title and year
 * (and no two different DOIs or first authors).
 */
export function groupByWork(readings: readonly Reading[]): readonly (readonly number[])[] {
  const groups: number[][] = [];
  const known = new Map<string, number[]>();
  readings.forEach(({ fields }, index) => {
    const keys = keysOf(fields);
    const group = keys.map((key) => known.get(key)).find((one) => one !== undefined && agree(readings[one[0] ?? 0]?.fields, fields)) ?? [];
    if (group.length === 0) groups.push(group);
    group.push(index);
    for (const key of keys) if (!known.has(key)) known.set(key, group);
  });
  return joinAddresses(groups, readings);
}

/** An address alone repeats the one work that is given in full with it, whichever stands first. */
function joinAddresses(groups: readonly number[][], readings: readonly Reading[]): number[][] {
  const isBare = (group: readonly number[]) => group.every((index) => readings[index]?.fields.title === undefined);
  const works = new Map<string, Set<number[]>>();
  for (const group of groups.filter((one) => !isBare(one)))
    for (const address of addressesOf(group, readings)) works.set(address, (works.get(address) ?? new Set()).add(group));
  const joined = new Set<number[]>();
  for (const group of groups.filter(isBare)) {
    const found = new Set(addressesOf(group, readings).flatMap((address) => [...(works.get(address) ?? [])]));
    const [work] = found;
    if (work === undefined || found.size > 1) continue;
    work.push(...group);
    work.sort((a, b) => a - b);
    joined.add(group);
  }
  return groups.filter((group) => !joined.has(group)).sort(([a = 0], [b = 0]) => a - b);
}

function addressesOf(group: readonly number[], readings: readonly Reading[]): string[] {
  return group.flatMap((index) => readings[index]?.fields.URL?.replace(/^https?:\/\/(?:www\.)?|[/#]+$/gi, '').toLowerCase() ?? []);
}

/** The best source of a work: preferably one with a title, with an author, and in the order of a style. */
export function bestOf(group: readonly number[], readings: readonly Reading[]): number {
  const weight = (index: number): number => {
    const reading = readings[index];
    return (
      (reading?.fields.title === undefined ? 4 : 0) + (reading?.fields.author === undefined ? 2 : 0) + (reading?.loose === true ? 1 : 0)
    );
  };
  return group.reduce((best, index) => (weight(index) < weight(best) ? index : best));
}

/** The first reading, completed with fields that only the others state and with the fullest names. */
export function mergeReadings([first, ...others]: readonly [Reading, ...Reading[]]): Reading {
  const author = [first, ...others].map((reading) => reading.fields.author).reduce(fuller);
  const fields: CslFields = { ...first.fields, ...(author === undefined ? {} : { author }) };
  for (const { fields: more } of others) Object.assign(fields, { ...(fields.type === 'book' ? withoutPages(more) : more), ...fields });
  return { ...first, fields };
}

/** The pages that a footnote cites are no part of an entry for the whole book. */
function withoutPages({ page: _, ...fields }: CslFields): CslFields {
  return fields;
}

function keysOf({ title, issued, DOI, URL }: CslFields): readonly string[] {
  const words = title
    ?.toLowerCase()
    .normalize('NFKD')
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ');
  const year = issued?.['date-parts'][0][0];
  return [
    ...(DOI === undefined ? [] : [`doi ${DOI.toLowerCase()}`]),
    ...(URL === undefined || title !== undefined ? [] : [`url ${URL}`]),
    ...(words === undefined || year === undefined ? [] : [`title ${words} ${year}`]),
  ];
}

function agree(one: CslFields | undefined, other: CslFields): boolean {
  if (one?.DOI !== undefined && other.DOI !== undefined && one.DOI.toLowerCase() !== other.DOI.toLowerCase()) return false;
  const [first, second] = [one?.author?.[0], other.author?.[0]].map((name) => (name?.family ?? name?.literal)?.toLowerCase());
  return first === undefined || second === undefined || first === second;
}

/** The fuller of two lists of names: "Kahneman, Daniel" rather than "Kahneman". */
function fuller(one: readonly CslName[] | undefined, other: readonly CslName[] | undefined): readonly CslName[] | undefined {
  return JSON.stringify(other ?? []).length > JSON.stringify(one ?? []).length ? other : one;
}
