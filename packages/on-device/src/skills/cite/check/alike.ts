import type { CslFields } from '../csl-item.ts';

/** The fewest words of a title that says something by itself: "The Age of Tides" is no frequent start of titles. */
const FEWEST_WORDS = 3;
/** The rest of the title of another part of the same work: "Volume 2", "II". */
const IS_PART = /\d|\b(?:[ivx]+|part|vol(?:ume)?|book|band|tome)\b/i;

interface Read {
  readonly fields: CslFields;
}

/** Sources of one first author and year of which one title begins with the other: the same work in two forms, if one was not read well. */
export function alikeSources<Source extends Read>(listed: readonly Source[]): readonly (readonly [Source, Source])[] {
  const groups = Map.groupBy(listed, groupOf);
  return [...groups].flatMap(([key, sources]) =>
    key === undefined ? [] : sources.flatMap((one, at) => pairsWith(one, sources.slice(at + 1))),
  );
}

function groupOf({ fields }: Read): string | undefined {
  const [name] = fields.author ?? fields.editor ?? [];
  const family = name?.family ?? name?.literal;
  const year = fields.issued?.['date-parts'][0][0];
  return family === undefined || year === undefined ? undefined : `${family.toLowerCase()} ${year}`;
}

function pairsWith<Source extends Read>(one: Source, others: readonly Source[]): (readonly [Source, Source])[] {
  return others.filter((other) => areAlike(one, other)).map((other) => [one, other] as const);
}

function areAlike({ fields: one }: Read, { fields: other }: Read): boolean {
  if (one.DOI !== undefined && other.DOI !== undefined) return false;
  const [short = [], long = []] = [one, other].map(({ title = '' }) => wordsOf(title)).sort((a, b) => a.length - b.length);
  return short.length >= FEWEST_WORDS && short.every((word, at) => word === long[at]) && !IS_PART.test(long.slice(short.length).join(' '));
}

function wordsOf(title: string): readonly string[] {
  return title.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
