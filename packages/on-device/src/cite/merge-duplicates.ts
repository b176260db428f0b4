import type { CslFields } from './csl-item.ts';

export interface ReadSource {
  readonly fields: CslFields;
  readonly loose: boolean;
}

/**
 * For each source the index of the earlier one that it repeats, if any: the same DOI, or the same title in the same year
 * (and no two different DOIs or first authors).
 */
export function findDuplicates(sources: readonly ReadSource[]): readonly (number | undefined)[] {
  const byDoi = new Map<string, number>();
  const byTitle = new Map<string, number>();
  const byUrl = new Map<string, number>();
  return sources.map(({ fields }, index) => {
    const doi = fields.DOI?.toLowerCase();
    const title = titleKey(fields);
    const url = title === undefined && doi === undefined ? undefined : fields.URL;
    const bareUrl = fields.title === undefined ? fields.URL : undefined;
    const sameTitle = title === undefined ? undefined : byTitle.get(title);
    const known = (doi === undefined ? undefined : byDoi.get(doi)) ?? (bareUrl === undefined ? undefined : byUrl.get(bareUrl));
    const original = known ?? (sameTitle !== undefined && agree(sources[sameTitle]?.fields, fields) ? sameTitle : undefined);
    const owner = original ?? index;
    if (doi !== undefined && !byDoi.has(doi)) byDoi.set(doi, owner);
    if (title !== undefined && !byTitle.has(title)) byTitle.set(title, owner);
    for (const address of [url, bareUrl]) if (address !== undefined && !byUrl.has(address)) byUrl.set(address, owner);
    return original;
  });
}

/** The first source with what only later ones state. A line that holds an identifier alone yields to one with a title. */
export function mergeFields(sources: readonly ReadSource[]): ReadSource {
  const [first = { fields: {}, loose: false }, ...others] = [...sources].sort((one, other) => Number(one.fields.title === undefined) - Number(other.fields.title === undefined));
  return others.reduce((merged, other) => ({ fields: { ...other.fields, ...merged.fields }, loose: merged.loose }), first);
}

function titleKey({ title, issued }: CslFields): string | undefined {
  const words = title?.toLowerCase().normalize('NFKD').match(/[\p{L}\p{N}]+/gu)?.join(' ');
  const year = issued?.['date-parts'][0][0];
  return words === undefined || year === undefined ? undefined : `${words} ${year}`;
}

function agree(one: CslFields | undefined, other: CslFields): boolean {
  if (one?.DOI !== undefined && other.DOI !== undefined && one.DOI.toLowerCase() !== other.DOI.toLowerCase()) return false;
  const [first, second] = [one?.author?.[0], other.author?.[0]].map((name) => (name?.family ?? name?.literal)?.toLowerCase());
  return first === undefined || second === undefined || first === second;
}
