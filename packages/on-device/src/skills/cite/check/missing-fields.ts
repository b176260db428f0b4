import type { CslFields, SourceType } from '../csl-item.ts';
import type { CitationStyle } from '../format/citation-style.ts';
import { AND_OTHERS } from '../read/names.ts';

/** A field that a source can lack, or a part of one. */
export type Missing = keyof CslFields | 'coauthors' | 'given';

const REQUIRED: Readonly<Record<SourceType, readonly (keyof CslFields)[]>> = {
  'article-journal': ['author', 'title', 'container-title', 'issued', 'volume', 'page'],
  'article-magazine': ['author', 'title', 'container-title', 'issued'],
  'article-newspaper': ['author', 'title', 'container-title', 'issued'],
  book: ['author', 'title', 'issued', 'publisher'],
  chapter: ['author', 'title', 'container-title', 'editor', 'issued', 'publisher', 'page'],
  'paper-conference': ['author', 'title', 'container-title', 'issued', 'page'],
  webpage: ['author', 'title', 'issued', 'URL'],
  thesis: ['author', 'title', 'issued', 'publisher'],
  report: ['author', 'title', 'issued', 'publisher'],
};

const WANTS_PLACE: ReadonlySet<CitationStyle> = new Set(['chicago', 'harvard', 'ieee']);
const WANTS_VISIT: ReadonlySet<CitationStyle> = new Set(['harvard', 'ieee']);
/** These styles list more authors than the one or three that an "et al." may stand for in MLA and Harvard. */
const WANTS_COAUTHORS: ReadonlySet<CitationStyle> = new Set(['apa', 'chicago', 'ieee']);
/** These styles write given names out. */
export const WANTS_GIVEN_NAMES: ReadonlySet<CitationStyle> = new Set(['mla', 'chicago']);

/** The fields that a style requires for a source of this type and the source does not state, in the order of a reference. */
export function missingFields(fields: CslFields, style: CitationStyle, undated: boolean): readonly Missing[] {
  const type = fields.type ?? 'book';
  const missing: Missing[] = REQUIRED[type].filter(
    (name) =>
      fields[name] === undefined &&
      !(name === 'issued' && undated) &&
      !(fields.status !== undefined && (name === 'volume' || name === 'page')) &&
      !stands(name, fields),
  );
  if (WANTS_PLACE.has(style) && (type === 'book' || type === 'chapter') && fields['publisher-place'] === undefined)
    missing.push('publisher-place');
  if (WANTS_VISIT.has(style) && type === 'webpage' && fields.accessed === undefined) missing.push('accessed');
  if (WANTS_COAUTHORS.has(style) && [...(fields.author ?? []), ...(fields.editor ?? [])].some((name) => name.suffix === AND_OTHERS))
    missing.push('coauthors');
  if (fields.author?.some((name) => name.literal === undefined && name.given === undefined)) missing.push('given');
  return missing;
}

/**
 * Whether the source has the field or a substitute: editors for the author of a book, a translator for the editor
 * of the book of a chapter, the number of a patent for the office that granted it.
 */
function stands(name: keyof CslFields, fields: CslFields): boolean {
  if (name === 'publisher') return /\bpatent\b/i.test(fields.genre ?? '');
  if (name === 'editor') return fields.translator !== undefined;
  return name === 'author' && fields.type === 'book' && fields.editor !== undefined;
}
