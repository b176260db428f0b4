import type { CslFields, CslName, SourceType } from '../csl-item.ts';
import { readDate, YEAR } from './dates.ts';
import { takeIdentifiers } from './identifiers.ts';
import { readLoosely } from './loose-reference.ts';
import { isBody, readNames, readSmallNames } from './names.ts';
import type { Parts } from './parts.ts';
import { readPublication } from './publication.ts';
import { takeQuoted } from './quoted-title.ts';
import { referenceSentences } from './sentences.ts';
import { nameFields } from './source-type.ts';

export interface Reading {
  readonly fields: CslFields;
  /** Whether the parts are not in the order of a style, so that the fields are less certain. */
  readonly loose: boolean;
}

/** The longest reference, in characters: 26 authors and a long title take about 900. */
const LONGEST_REFERENCE = 3000;

const KIND = /^(?:the\s+)?(book|(?:journal )?article|paper|web ?(?:site|page)|thesis|report|chapter)s?\s*(?:\bby\b|:|-|–)\s*/i;
const KINDS: Readonly<Record<string, SourceType>> = {
  book: 'book',
  website: 'webpage',
  webpage: 'webpage',
  thesis: 'thesis',
  report: 'report',
  chapter: 'chapter',
};
const DATED = `\\((?:c\\.\\s?)?(${YEAR}|n\\.?\\s?d\\.?|in press|forthcoming)[a-z]?(?:,?\\s+([^()\\n]{3,24}))?\\)`;

const BRACKETED_YEAR = new RegExp(`^(.{2,2000}?)[\\s.,]*${DATED}[.,:]?\\s+`, 'i');
/** A year between full stops, but not a title that is a year: "Orwell, George. 1984. Secker & Warburg, 1949." */
const BARE_YEAR = new RegExp(`^(.{2,2000}?)[.,]\\s+(${YEAR}|n\\.d)[a-z]?\\.\\s+(?![^.]{2,80},\\s${YEAR}\\.?$)`, 'i');

/** The text before the title: authors and, in most styles, the year. */
interface Head {
  readonly names: readonly CslName[];
  readonly editors: boolean;
  readonly issued: CslFields['issued'];
  /** Whether a year or "n.d." was read. */
  readonly dated: boolean;
}

/** Reads a reference in any of the five styles or in none. Uses only words of the reference. */
export function readReference(text: string): Reading {
  const kind = KIND.exec(text);
  const hint = kind === null ? undefined : KINDS[(kind[1] ?? '').toLowerCase().replace(' ', '')];
  const { fields: identifiers, rest } = takeIdentifiers(kind === null ? text : text.slice(kind[0].length));
  if (!/\p{L}{2}/u.test(rest) || text.length > LONGEST_REFERENCE) return { fields: identifiers, loose: false };
  const read = readQuoted(rest) ?? readDatedHead(rest) ?? readNamesFirst(rest) ?? readLoosely(rest, kind !== null);
  return { fields: nameFields({ ...read.fields, ...identifiers }, read.within === true, hint), loose: read.loose === true };
}

/** Articles in MLA, Chicago, IEEE and Harvard: names, a quoted title, the rest. */
function readQuoted(text: string): Parts | undefined {
  const quoted = takeQuoted(text);
  if (quoted === undefined) return undefined;
  const head = readHead(quoted.before);
  if (head === undefined) return undefined;
  return assemble(head, quoted.title, quoted.after, true);
}

/** APA and Harvard: "Names (2011). Title. …"; Chicago: "Names. 2011. Title. …". */
function readDatedHead(text: string): Parts | undefined {
  const match = BRACKETED_YEAR.exec(text) ?? BARE_YEAR.exec(text);
  if (match === null) return undefined;
  const authors = nameEnd(text, match[1] ?? '');
  const small = readSmallNames(authors);
  const read = readNames(authors) ?? small;
  if (read === undefined) return undefined;
  const dated = `${match[2] ?? ''} ${match[3] ?? ''}`;
  const date = readDate(dated);
  const head: Head = {
    names: read.names,
    editors: read.editors,
    issued: date === undefined ? undefined : { 'date-parts': [date] },
    dated: true,
  };
  const quoted = takeQuoted(text.slice(match[0].length));
  if (quoted !== undefined && quoted.before === '') return assemble(head, quoted.title, quoted.after, true);
  const [title = '', ...tail] = referenceSentences(text.slice(match[0].length));
  if (tail.length === 0 && /,/.test(title) && !/[)\]]\.?$/.test(title)) return readLoosely(text, false);
  return { ...assembleUnquoted(head, title, tail.join(' ')), loose: small !== undefined };
}

/** The end of the names, with the full stop of a last initial, which the lazy match leaves out. */
function nameEnd(text: string, names: string): string {
  return text[names.length] === '.' ? `${names}.` : names;
}

/** Books in IEEE and MLA, and medical journals: names, a title without quotation marks, the year at the end. */
function readNamesFirst(text: string): Parts | undefined {
  const found = leadingNames(text);
  if (found === undefined) return undefined;
  const head: Head = { names: found.names, editors: found.editors, issued: undefined, dated: false };
  const [title = '', ...tail] = referenceSentences(text.slice(found.end).replace(/^[\s.,]+/, ''));
  if (tail.length > 0) return assembleUnquoted(head, title, tail.join(' '));
  // "Harari, Y. N. Sapiens": a title and nothing more.
  return /\d|,/.test(title) || title === '' ? undefined : { ...assembleUnquoted(head, title, ''), loose: true };
}

interface LeadingNames {
  readonly names: readonly CslName[];
  readonly editors: boolean;
  readonly end: number;
}

/** The longest list of names at the start that ends at a full stop, or at a comma if each name starts with an initial. */
function leadingNames(text: string): LeadingNames | undefined {
  const initialFirst = /^(?:\p{Lu}\.[\s-]?){1,4}\p{L}/u.test(text);
  let best: LeadingNames | undefined;
  for (const stop of text.slice(0, 700).matchAll(initialFirst ? /,\s/g : /\.\s/g)) {
    const end = stop.index + (initialFirst ? 0 : 1);
    const names = text.slice(0, end);
    if (/\d/.test(names)) break;
    const read = readNames(names);
    if (read === undefined || (initialFirst && !read.names.every((name) => /^\p{Lu}\./u.test(name.given ?? '')))) continue;
    if (!initialFirst && read.names.length === 1 && read.names[0]?.literal === undefined && read.names[0]?.given === undefined) continue;
    if (best !== undefined && !initialFirst && !goesOn(text.slice(0, best.end), text.slice(best.end, end).trim())) break;
    best = { names: read.names, editors: read.editors, end };
  }
  return best ?? leadingBody(text);
}

/** An organisation before a comma: "American Psychological Association, Publication manual …". */
function leadingBody(text: string): LeadingNames | undefined {
  const body = text.slice(0, Math.max(0, text.slice(0, 120).indexOf(', ')));
  return /\s/.test(body) && isBody(body) ? { names: [{ literal: body }], editors: false, end: body.length } : undefined;
}

/**
 * Whether a list of names continues: "Brown, Peter C., Henry L." lacks a family name, and "S." or "and Mary Smith." follows
 * one. A title does not continue a list: "Edward W. | Orientalism", "J. | Pride and Prejudice".
 */
function goesOn(names: string, next: string): boolean {
  const parts = (names.split(/,?\s+(?:and|&)\s+/).at(-1) ?? '').split(',');
  const familyMissing = parts.length !== 2 && /^\p{Lu}\p{Ll}.*\s\p{Lu}\.$/u.test((parts.at(-1) ?? '').trim());
  return familyMissing || /^\p{Lu}\.$|^(?:,|and |& )/u.test(next);
}

/** Authors with the year that may follow them: "Bandura, Albert. 1977." */
function readHead(text: string): Head | undefined {
  const dated = new RegExp(`^(.*?)[\\s.,]*[(]?\\b(${YEAR}|n\\.d\\.)[a-z]?[)]?[\\s.,:]*$`, 'i').exec(text);
  const names = dated === null ? text : nameEnd(text, dated[1] ?? '');
  const date = dated === null ? undefined : readDate(dated[2] ?? '');
  const head = { issued: date === undefined ? undefined : ({ 'date-parts': [date] } as const), dated: dated !== null };
  if (names.trim() === '') return { names: [], editors: false, ...head };
  const read = readNames(names);
  return read === undefined ? undefined : { names: read.names, editors: read.editors, ...head };
}

/** A title without quotation marks may end with an edition, a genre or a number: "Title (3rd ed.)". */
function assembleUnquoted(head: Head, title: string, tail: string): Parts {
  const bracket = /^(.*?\S)\s*(?:[([]([^()[\]]*)[)\]])\s*\.?$/.exec(title);
  const isNote =
    bracket !== null &&
    /\bed(?:n|ition)?s?\b|thesis|dissertation|report|paper|\bno\.|\bvol\b|\btrans\.|\bpp?\.\s?\d/i.test(bracket[2] ?? '');
  if (isNote) return assemble(head, bracket[1] ?? '', `(${bracket[2] ?? ''}). ${tail}`, false);
  const edition = /^(.*?\S),\s+((?:\d{1,2}(?:st|nd|rd|th)|rev\.|second|third|fourth|fifth)\s+ed(?:n|ition)?\.?)$/i.exec(title);
  if (edition !== null) return assemble(head, edition[1] ?? '', `${edition[2] ?? ''}. ${tail}`, false);
  return assemble(head, title, tail, false);
}

function assemble(head: Head, title: string, tail: string, quoted: boolean): Parts {
  const { fields, editors, pieces, within } = readPublication(tail, head.dated ? (head.issued?.['date-parts'][0][0] ?? 0) : undefined);
  return {
    fields: {
      ...fields,
      ...(head.issued === undefined ? {} : { issued: laterDate(head.issued, fields.issued) }),
      ...(head.names.length === 0 ? {} : { [head.editors ? 'editor' : 'author']: head.names }),
      ...(editors.length === 0 ? {} : { editor: editors }),
      title: trimTitle(title),
      pieces: quoted ? ['', ...pieces] : pieces,
    },
    within,
  };
}

/** Chicago repeats the year with month and day at the end. */
function laterDate(first: NonNullable<CslFields['issued']>, later: CslFields['issued']): NonNullable<CslFields['issued']> {
  if (later === undefined || first['date-parts'][0][1] !== undefined) return first;
  return first['date-parts'][0][0] === later['date-parts'][0][0] ? later : first;
}

/** Drops the full stop or comma after a title, but not its own question mark. */
function trimTitle(title: string): string {
  const trimmed = title.trim().replace(/^[\s.,:;–-]+|[\s,;:–-]+$/g, '');
  return /\b(?:U\.S|Inc|etc)\.$/.test(trimmed) ? trimmed : trimmed.replace(/\.+$/, '');
}
