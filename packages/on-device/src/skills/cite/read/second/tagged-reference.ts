import type { CslFields, CslName, SourceType } from '../../csl-item.ts';
import { type Head, readHead } from '../head.ts';
import { isBody } from '../names/bodies.ts';
import { readNames } from '../names.ts';
import { assembleUnquoted } from '../orders/assemble.ts';
import { nameFields } from '../source-type.ts';
import type { Segment } from '../tagger/tagger.ts';
import { trimPiece } from '../trim-piece.ts';
import type { TaggedParts } from './tagged-parts.ts';

const NOBODY: Head = { names: [], editors: false, issued: undefined, dated: false };

const MEETING = /\b(?:proceedings|proc\.|conference|conf\.|symposium|symp\.|workshop|congress|colloquium)\b/i;
/** The marks beside the names of editors and translators. */
const ROLE = /\(?\b(?:[Ee]ds?|EDS?|[Ee]ditors?|[Ee]dited by|[Hh]rsg|Hg|[Tt]rans|[Tt]ranslated by|[Dd]irs?|[Cc]oords?|[Oo]rgs?)\b\.?\)?:?/g;
const OPENING = /^[\s"“„«‘'.,:;–-]+/;
const CLOSING = /[\s"”»’'.,:;–-]+$/;
/** A closing mark that belongs to the words: "the students’", "U.S." */
const OWN_MARK = /(?:\b(?:\p{Lu}\.){2,}|s[’'])$/u;
/** The fewest characters of words without a part that may name a publisher. */
const SHORTEST_PIECE = 12;

/** The fields of a reference from the labels of its words. Names that cannot be read are left out. */
export function readTagged(text: string, parts: TaggedParts): CslFields {
  const words = (segment: Segment | undefined) => (segment === undefined ? '' : text.slice(segment.start, segment.end));
  const head = headOf(words(parts.names), parts.names?.label === 'editor') ?? NOBODY;
  const numbers = parts.others
    .map((one) => words(one).replace(/^[\s(]+|[\s,;:.)]+$/g, ''))
    .filter((one) => !/^in\W*$/i.test(one))
    .join(', ');
  const { pieces = [], ...read } = assembleUnquoted(head, withoutMarks(words(parts.title)), numbers).fields;
  const editor = head.editors ? undefined : (read.editor ?? namesIn(words(parts.editors)));
  const house: CslFields = { ...named('publisher', words(parts.publisher)), ...named('publisher-place', words(parts.place)) };
  const larger = named('container-title', words(parts.container));
  const fields: CslFields = { ...read, ...(editor === undefined ? {} : { editor }), ...house };
  const isWithin = /\bin\b/i.test(text.slice(parts.title?.end, parts.container?.start));
  const type = larger['container-title'] === undefined ? undefined : typeOf(fields, larger['container-title'], isWithin);
  const unnamed = pieces.filter((piece) => piece.length > SHORTEST_PIECE);
  return { ...nameFields({ ...fields, pieces: unnamed }, false, type), ...larger, ...house };
}

/** The words of a title or a name without the marks around them. */
function withoutMarks(words: string): string {
  const opened = words.replace(OPENING, '');
  return OWN_MARK.test(opened) ? opened : opened.replace(CLOSING, '');
}

function headOf(words: string, areEditors: boolean): Head | undefined {
  const head = readHead(words.replace(/^\W+|[\s,;:(]+$/g, ''));
  if (head !== undefined) return { ...head, editors: head.editors || areEditors };
  const names = namesIn(words);
  if (names !== undefined) return { ...NOBODY, names, editors: areEditors };
  const body = trimPiece(words);
  return isBody(body) ? { ...NOBODY, names: [{ literal: body }], editors: areEditors } : undefined;
}

function namesIn(words: string): readonly CslName[] | undefined {
  const names = words.replace(ROLE, ' ').replace(/\s+/g, ' ');
  return readNames(names.replace(/^[\s,;:.()]+|[\s,;:()]+$/g, ''))?.names;
}

function named(part: 'container-title' | 'publisher' | 'publisher-place', words: string): CslFields {
  const name = trimPiece(withoutMarks(words));
  return /\p{L}/u.test(name) ? { [part]: name } : {};
}

function typeOf(fields: CslFields, container: string, isWithin: boolean): SourceType {
  if (MEETING.test(container)) return 'paper-conference';
  if (fields.editor !== undefined && fields.author !== undefined) return 'chapter';
  const isNumbered = fields.volume !== undefined || fields.issue !== undefined;
  const isPrinted = fields.publisher !== undefined || fields['publisher-place'] !== undefined;
  return !isNumbered && (isPrinted || isWithin) ? 'chapter' : 'article-journal';
}
