import type { CslFields, CslName } from '../csl-item.ts';
import { isBody } from '../read/names/bodies.ts';
import { isCities } from '../read/title/cities.ts';
import type { Doubt } from './doubts.ts';

/** The parts of a reading that signs speak against, and the doubt to which they add up. */
const DOUBTS = {
  authors: 'author-unsure',
  title: 'title-cut',
  container: 'container-house',
  year: 'year-unsure',
} as const satisfies Record<string, Doubt>;
type UnsurePart = keyof typeof DOUBTS;

/** A sign that is common in wrong readings and rare in right ones, with its weight: none is enough to doubt a reading alone unless it is strong. */
interface Sign {
  readonly part: UnsurePart;
  readonly weight: number;
  readonly holds: (reading: Judged) => boolean;
}

interface Judged {
  readonly fields: CslFields;
  readonly title: string;
  readonly container: string;
  readonly names: readonly CslName[];
  /** The source as it was pasted, without addresses, identifiers and the day of a visit. */
  readonly text: string;
}

/**
 * The weights are those of a logistic regression over 2,350 readings that no other doubt marked, of which 200 were wrong, rounded. Two thirds of them are
 * signs that more words than the name stand in a field: a series, a city, a publisher, a second sentence.
 */
const SIGNS: readonly Sign[] = [
  { part: 'container', weight: 2.2, holds: ({ container }) => isCities(/[,.(]\s?(\p{Lu}[^,.()]*)\)?$/u.exec(container)?.[1] ?? '') },
  { part: 'container', weight: 2, holds: ({ container }) => /, \p{Lu}{3,6}$/u.test(container) },
  { part: 'container', weight: 1.3, holds: ({ container }) => container.includes(',') && !ENUMERATION.test(container) },
  { part: 'container', weight: 1, holds: ({ container }) => /\([^()]+\)/.test(container.replace(ACRONYM, '')) },
  { part: 'container', weight: 0.9, holds: ({ container }) => /\p{L}{3}\.\s\p{Lu}\p{L}{3}/u.test(container) },
  { part: 'container', weight: 0.8, holds: ({ container }) => /, \p{Lu}\p{L}+$/u.test(container) },
  { part: 'container', weight: 0.6, holds: ({ container }) => /\d/.test(container.replace(ACRONYM, '')) && !MEETING.test(container) },
  { part: 'container', weight: 1, holds: ({ container }) => /\b(?:the|of|on|in|and|for|de|la|no|núm)$|^Retrieved/u.test(container) },
  { part: 'title', weight: 1.4, holds: ({ title }) => BRACKETED.test(title) },
  { part: 'title', weight: 0.7, holds: ({ title }) => /\([^()]*\)$/.test(title) },
  {
    part: 'title',
    weight: 1.2,
    holds: ({ title }) =>
      /\b(?:draft|lecture|notes|materials|manuscript|report no|presentation|poster|essay|essai|review of)\b[^:]*$/i.test(title),
  },
  { part: 'title', weight: 1.2, holds: ({ title }) => /\p{L}[^?!]\.\s\p{Lu}/u.test(title) },
  { part: 'title', weight: 0.8, holds: ({ title }) => /\p{L}{3}\.\s\p{Ll}/u.test(title) },
  { part: 'title', weight: 0.9, holds: ({ title }) => /\b(?:edited by|translated|trad|transl|illustrated)\b/i.test(title) },
  { part: 'title', weight: 0.8, holds: ({ title }) => JOURNAL_IN_TITLE.test(title) },
  {
    part: 'title',
    weight: 0.8,
    holds: ({ title }) => /^[[(]|^(?:doctoral |ph\.?d\.? )?(?:thesis|dissertation)\b|^chapter \d/i.test(title),
  },
  { part: 'title', weight: 0.7, holds: ({ title }) => title.length > 180 },
  { part: 'title', weight: 0.6, holds: ({ title }) => /, \p{Lu}[\p{L}-]+(?: \p{Lu}[\p{L}-]+)*$/u.test(title) },
  { part: 'title', weight: 1, holds: ({ title }) => /,\s\p{Ll}{2,6}$/u.test(title) },
  { part: 'authors', weight: 1, holds: ({ names }) => names.some(({ literal }) => literal !== undefined) },
  { part: 'authors', weight: 0.8, holds: ({ names }) => names.some(({ literal = '' }) => /\band\b|&|\.\s/.test(literal)) },
  {
    part: 'authors',
    weight: 2.5,
    holds: ({ names }) =>
      names.some(
        ({ literal = '' }) =>
          /,? (?:and|&) \p{Lu}\p{Ll}+ \p{Lu}\p{Ll}+$/u.test(literal) && /^(?!.*\bof\b)/.test(literal) && !isBody(literal),
      ),
  },
  {
    part: 'authors',
    weight: 1.2,
    holds: ({ names }) => names.some(({ family = '', given = '' }) => NO_FAMILY.test(family) || NO_GIVEN.test(given)),
  },
  { part: 'authors', weight: 0.5, holds: ({ names }) => areMixed(names) },
  { part: 'year', weight: 0.5, holds: ({ fields, text }) => years(fields, text).size > 1 },
  { part: 'year', weight: 0.7, holds: ({ fields, text }) => isLater(fields, text) },
];

/** Kinds of works whose readings are right more often than those of others, or less often. */
const BY_TYPE: Readonly<Record<string, number>> = {
  'article-journal': -0.8,
  thesis: -0.8,
  book: -0.4,
  report: 0.7,
  'paper-conference': 0.3,
};
/** The sum from which on a reading is doubted. */
const LIMIT = 1.2;

/** "Knowledge, Power and Practice": commas of a title. */
const ENUMERATION = /, .*(?: (?:and|und|e|y|et) |&)/u;
/** "(CVPR)", "(NSDI 15)". */
const ACRONYM = /\s\(\p{Lu}[\p{L}\d/-]*\p{Lu}[\p{L}\d/-]*(?:\s?[’']?\d{2,4})?\)/gu;
const MEETING = /\b(?:conference|symposium|workshop|proceedings|congress|meeting)\b/i;
const BRACKETED = /\((?:abstract|master'?s|ph\.?d|review|version|[^()]*edition|[^()]*\d(?:th|st|nd|rd)\b)[^()]*\)$/iu;
const JOURNAL_IN_TITLE =
  /[.,] (?:\p{Lu}\p{L}*\.? )*(?:Rev|Revue|Journal|J|Trans|Soc|Proc|Bull|Ann|Acta|Univ|Zeitschrift|Symposium|Conference)\b/u;
const NO_FAMILY = /^(?:By|Filho|Grupo|Group|Consortium|Jr|Die|Der|Das|The|La|Le|Neto|Junior|Júnior|Sobrinho|Team)\b/u;
const NO_GIVEN = /^(?:Die|Der|Das|La|Le|The)$/;
const ADDRESS = /https?:\/\/\S+|www\.\S+|\b10\.\d{4,9}\/\S+|\b(?:accessed|retrieved|cited|viewed|visited)\b[^.;]{0,40}/gi;
const YEAR = /(?<![\d–-])(?:1[5-9]|20)\d\d(?!\d|[–-]\d)/g;

/** The doubt about a reading against which weak signs speak together: about the part with the most of them. */
export function weakDoubts(fields: CslFields, raw: string): readonly Doubt[] {
  const judged: Judged = {
    fields,
    title: fields.title ?? '',
    container: fields['container-title'] ?? '',
    names: fields.author ?? fields.editor ?? [],
    text: raw.replace(ADDRESS, ' '),
  };
  const sums = new Map<UnsurePart, number>();
  for (const { part, weight, holds } of SIGNS) if (holds(judged)) sums.set(part, (sums.get(part) ?? 0) + weight);
  const total = [...sums.values()].reduce((sum, weight) => sum + weight, BY_TYPE[fields.type ?? ''] ?? 0);
  const [most] = [...sums].sort(([, one], [, other]) => other - one);
  return most === undefined || total < LIMIT ? [] : [DOUBTS[most[0]]];
}

/** Whether some given names are written out and others are initials. */
function areMixed(names: readonly CslName[]): boolean {
  return new Set(names.filter(({ family }) => family !== undefined).map(({ given = '' }) => /\p{Ll}{2}/u.test(given))).size > 1;
}

/** The years that a source states outside its title. */
function years({ title = '' }: CslFields, text: string): ReadonlySet<string> {
  return new Set(text.replaceAll(title, ' ').match(YEAR) ?? []);
}

/** Whether a year stands before the year that was read. */
function isLater(fields: CslFields, text: string): boolean {
  const [first, ...others] = years(fields, text);
  const read = String(fields.issued?.['date-parts'][0][0] ?? '');
  return first !== undefined && first !== read && others.includes(read);
}
