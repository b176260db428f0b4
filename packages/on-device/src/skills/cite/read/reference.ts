import type { CslFields, SourceType } from '../csl-item.ts';
import { cleanReference } from './clean-reference.ts';
import { readDate, readStatus, YEAR } from './dates.ts';
import { holdsTwoNames, mayHoldTitle } from './doubtful-names.ts';
import { type Head, headOf, isLongBody, isShortName, nameEnd, readHead, twoFamilies } from './head.ts';
import { takeIdentifiers } from './identifiers.ts';
import { leadingNames } from './leading-names.ts';
import { readLoosely } from './loose-reference.ts';
import { isBody, readSmallNames } from './names.ts';
import type { Parts } from './parts.ts';
import { readPublication } from './publication.ts';
import { nameFields } from './source-type.ts';
import { isLegal, isPersonal, readStandard, takePatent } from './special-sources.ts';
import { takeAloneName } from './title/alone-name.ts';
import { authorAfter } from './title/author-after.ts';
import { closeBrackets, withoutOuterBrackets } from './title/brackets.ts';
import { takeQuoted } from './title/quoted-title.ts';
import { STATES } from './title/states.ts';
import { cutAtComma, cutAtSemicolon, cutAtStop } from './title/title-end.ts';

export interface Reading {
  readonly fields: CslFields;
  /** Whether the parts are not in the order of a style, so that the fields are less certain. */
  readonly loose: boolean;
  /** A reference as it was read: without markup, with the marks of English. */
  readonly clean?: string;
  /** Fields of a record that have no place in a reference, with their values. */
  readonly left?: readonly string[];
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

/** "“What can I do?” Explaining the paradox with apathy. Journal": the quotation is the first part of a title. */
const GOES_ON = /^[”"’']\s+\p{Lu}\p{L}+\s(?:\S+\s){0,3}\p{Ll}{4,}[^.]*\.\s\p{Lu}/u;
/** "Title, in «Nature»": quotation marks after "in" hold the journal. */
const NAMES_LARGER_WORK = /\p{L}{3},?\s+in:?$/u;

/** The longest text before a title in quotation marks, in characters: the longest list of names. */
const LONGEST_HEAD = 2400;

/** A year without a mark on either side, before a word in lower case. */
const TYPED = new RegExp(`^\\s*${YEAR}\\s+\\p{Ll}`, 'u');
/** Volume, pages and year at the end, in a style that puts commas between all parts: "Names: Title, Clim. Dynam., 22, 597–603, 2004." */
const ENDS_IN_FIGURES = new RegExp(`,\\s\\d{1,4},\\s[\\w–-]+[,\\s]*,\\s${YEAR}\\.?$`);
/** A journal of a few capitalised words with volume, page and year, in the order of physics: "Quim. Nova 23, 664 (2000).", "Cerâmica 51, 320 (2005) 354." */
const UNTITLED = new RegExp(
  `^\\p{Lu}[\\p{L}.]*(?:[\\s,](?:\\s?\\p{Lu}[\\p{L}.]*|of|the|and|&|in|for|d[aeo]s?)){0,8}\\s\\d{1,4}\\s?,\\s\\w{1,9}\\s\\(${YEAR}\\)(?:\\s\\d{1,6})?\\.?$`,
  'u',
);
const HAS_YEAR = new RegExp(`\\b${YEAR}\\b`);
/** A title and the year after it: "Interrupt, 2015.", "Assemblers (1992)." */
const YEAR_AT_END = new RegExp(`^(.{3,}?)[\\s,]*(?:,\\s*|\\()(${YEAR})[a-z]?\\)?[.,\\s]*$`);

const BRACKETED_YEAR = new RegExp(`^(.{2,2000}?)[\\s.,]*${DATED}[.,:]?\\s+`, 'i');
/** An office after its country: "Brasil. Ministério da Saúde. Secretaria de Vigilância em Saúde. Title". */
const JURISDICTION_BODY = new RegExp(
  `^((?:${STATES})(?:\\s\\([^()]{2,20}\\))?(?:\\.\\s(?:Minist|Secretar|Departament|Conse[lj]|Instituto|Agência|Fundação|Comiss|Câmara|Senado|Supremo|Superior)[^.:,“"]{3,90}){1,2})(\\.)\\s+(?=\\S)`,
  'u',
);
/** A year between full stops, but not a title that is a year: "Orwell, George. 1984. Secker & Warburg, 1949." */
/** An organisation before a year without punctuation: "National Libraries of Medicine 2018. …". */
const SPACED_YEAR = new RegExp(`^((?:[\\w-]+\\.)+\\w{2,4}|[^.,:;“"]{2,80}?)\\s(${YEAR})[a-z]?\\.?\\s+(?=[\\p{Lu}“"])`, 'u');
const BARE_YEAR = new RegExp(`^(.{2,2000}?)[.,]\\s+(${YEAR}|n\\.d)[a-z]?\\.\\s+(?![^.]{2,80},\\s${YEAR}\\.?$)`, 'i');

/** Reads a reference in any common style or in none. Uses only words of the reference. */
export function readReference(raw: string): Reading {
  const clean = cleanReference(raw);
  return { ...readClean(clean), clean };
}

function readClean(whole: string): Reading {
  if (isLegal(whole) || isPersonal(whole)) return { fields: {}, loose: false };
  const standard = readStandard(whole);
  if (standard !== undefined) return { fields: standard, loose: false };
  const patent = takePatent(whole);
  const text = patent?.rest ?? whole;
  const kind = KIND.exec(text);
  const hint = kind === null ? undefined : KINDS[(kind[1] ?? '').toLowerCase().replace(' ', '')];
  const { fields: identifiers, rest: bare, preprint } = takeIdentifiers(kind === null ? text : text.slice(kind[0].length));
  const rest = withoutOuterBrackets(bare);
  if (!/\p{L}{2}/u.test(rest) || text.length > LONGEST_REFERENCE) return { fields: identifiers, loose: false };
  const read =
    readQuoted(rest) ??
    readAloneName(rest, true) ??
    readNamesFirst(rest) ??
    readBodyFirst(rest) ??
    readAloneName(rest, false) ??
    readLoosely(rest, kind !== null);
  const named = patent === undefined ? hint : 'report';
  const found = withPreprint(nameFields({ ...read.fields, ...identifiers }, read.within === true, named), preprint);
  const fields: CslFields = patent === undefined ? found : { ...found, genre: patent.number };
  const status = fields.issued === undefined ? readStatus(text) : undefined;
  return { fields: closeBrackets({ ...fields, ...(status === undefined ? {} : { status }) }), loose: read.loose === true };
}

/** A preprint in no journal is on the page of its archive. */
function withPreprint(fields: CslFields, preprint: string | undefined): CslFields {
  if (preprint === undefined || fields['container-title'] !== undefined) return fields;
  return { ...fields, 'container-title': preprint, ...(fields.type === 'book' ? { type: 'webpage' } : {}) };
}

/** A title in quotation marks after names: articles in MLA, Chicago, IEEE, Harvard and many others. */
function readQuoted(text: string): Parts | undefined {
  const quoted = takeQuoted(text);
  if (quoted === undefined || quoted.before.length > LONGEST_HEAD || /^[\s:,]*\p{Ll}{4}/u.test(quoted.after.replace(/^[\s,]*in\b/, '')))
    return undefined;
  if (NAMES_LARGER_WORK.test(quoted.before) || GOES_ON.test(text.slice(text.indexOf(quoted.title) + quoted.title.length))) return undefined;
  const head = readHead(quoted.before);
  if (head === undefined) return undefined;
  const author = head.names.length === 0 ? authorAfter(quoted.after) : undefined;
  return author
    ? assemble({ ...head, names: author.names }, quoted.title, author.rest, true)
    : assemble(head, quoted.title, quoted.after, true);
}

/** Names, then a title without quotation marks: "Names (2011). Title.", "Names: Title.", "Names, Title, Journal". */
function readNamesFirst(text: string): Parts | undefined {
  for (const found of leadingNames(text)) {
    const { head, rest, mark } = headOf(found, text);
    // A typed line without marks is read loosely: "Smith J 2019 deep learning".
    if (rest === '' || /^(?:and|&)\s|^(?:eds?\.|edited by)\s/i.test(rest) || TYPED.test(text.slice(found.end))) continue;
    const untitled = found.certain && !head.dated && mark === ',' ? readUntitled(head, rest) : undefined;
    if (untitled !== undefined) return untitled;
    const sure = found.certain || head.dated || found.names.length > 1;
    const chemists =
      found.names.length > 0 && (text.slice(0, found.end).includes(';') || !head.dated) && mark !== ',' ? cutAtSemicolon(rest) : undefined;
    const byCommas = !head.dated && (mark === ',' || (mark === ':' && ENDS_IN_FIGURES.test(rest)));
    const cut = chemists ?? (byCommas ? cutAtComma(rest) : cutAtStop(rest));
    // Two capitalised words before a full stop can be a name or a title.
    const bare = cut.tail === '' && !head.dated && !YEAR_AT_END.test(cut.title);
    if (!sure && bare) continue;
    if (bare && mark !== ':' && /\d|,\s*[\p{L}\d]/u.test(cut.title)) continue;
    const loose =
      cut.guessed || bare || (byCommas && !found.certain && holdsTwoNames(found.names)) || mayHoldTitle(found, text, head, mark);
    return { ...assembleUnquoted(head, cut.title, cut.tail), loose };
  }
  return undefined;
}

/** Physicists name no title: "A. Lee, R. Cho, Thin Solid Films 636, 164 (2017)". The source then has a journal only. */
function readUntitled(head: Head, rest: string): Parts | undefined {
  if (!UNTITLED.test(rest)) return undefined;
  const { fields, editors, pieces, within } = readPublication(rest, undefined);
  return {
    fields: { ...fields, author: head.names, ...(editors.length === 0 ? {} : { editor: editors }), pieces: ['', ...pieces] },
    within,
  };
}

/** An organisation, or a name in lower case, before a date or a colon: "IRIS (2018) …", "Statistics Canada. …". */
function readBodyFirst(text: string): Parts | undefined {
  const dated = BRACKETED_YEAR.exec(text) ?? BARE_YEAR.exec(text) ?? SPACED_YEAR.exec(text);
  const small = dated === null ? undefined : readSmallNames(nameEnd(text, dated[1] ?? ''));
  const name = dated === null ? undefined : (dated[1] ?? '').replace(/[\s.,]+$/, '');
  if (dated !== null && name !== undefined && (small !== undefined || isShortName(name) || isLongBody(name))) {
    const date = readDate(`${dated[2] ?? ''} ${dated[3] ?? ''}`);
    const head: Head = {
      names: small?.names ?? twoFamilies(name) ?? [{ literal: name }],
      editors: false,
      issued: date === undefined ? undefined : { 'date-parts': [date] },
      dated: true,
    };
    const { title, tail } = cutAtStop(text.slice(dated[0].length));
    return { ...assembleUnquoted(head, title, tail), loose: small !== undefined || !isBody(name) };
  }
  const office = JURISDICTION_BODY.exec(text);
  const before =
    office ??
    /^((?:[\w-]+\.)+\w{2,4}|(?:U\.S\.|U\.K\.|US|UK)\s[^.:,]{2,100}|[^.:,]{2,120}(?:,? (?:Inc|Ltd|U\.S)\.)?)([.:,])\s+(?=\S)/.exec(text);
  const body = before?.[1] ?? '';
  const alone =
    !/\s/.test(body) && (before?.[2] !== ',' || /^\p{Ll}|\./u.test(body)) && /\s\S+\s/.test(text.slice(before?.[0].length ?? 0));
  // Portuguese lists write the names of organisations in capitals.
  const capitals = /^\p{Lu}{2,}(?:\s\p{Lu}+)+$/u.test(body) && before?.[2] === '.';
  // An archive and its files have no year: "Consiglio dei Dieci, Comuni, filza 37".
  if (before?.[2] === ',' && !HAS_YEAR.test(text)) return undefined;
  if (before === null || !(office !== null || isBody(body) || capitals || alone || (before[2] === ':' && isShortName(body))))
    return undefined;
  const head: Head = { names: [{ literal: body }], editors: false, issued: undefined, dated: false };
  const rest = text.slice(before[0].length);
  const { title, tail } = before[2] === ',' ? cutAtComma(rest) : cutAtStop(rest);
  return { ...assembleUnquoted(head, title, tail), loose: alone };
}

/** A name of one word before a title whose translator or editor is named: "Thucydides, History of the War, trans. Rex Warner (…)". */
function readAloneName(text: string, isKnown: boolean): Parts | undefined {
  const { name, rest } = takeAloneName(text, isKnown) ?? {};
  if (name === undefined || rest === undefined) return undefined;
  const { title, tail } = cutAtComma(rest);
  return { ...assembleUnquoted({ names: [name], editors: false, issued: undefined, dated: false }, title, tail), loose: true };
}

/** A title without quotation marks may end with a year, an edition, a genre or a number: "Title (3rd ed.)". */
function assembleUnquoted(head: Head, title: string, tail: string): Parts {
  const dated = head.dated ? null : YEAR_AT_END.exec(title);
  if (dated !== null) return assembleUnquoted(head, dated[1] ?? '', `${dated[2] ?? ''}. ${tail}`);
  const bracket = /^(.*?\S)\s*(?:[([]([^()[\]]*)[)\]])\s*\.?$/.exec(title);
  const isNote =
    bracket !== null &&
    /\bed(?:n|ition)?s?\b|thesis|dissertation|tesis|thèse|tese\b|arbeit\b|report|paper|\bbrief\b|\bno\.|\bvol\b|\btrans\.|\bpp?\.\s?\d/i.test(
      bracket[2] ?? '',
    );
  if (isNote) return assemble(head, bracket[1] ?? '', `(${bracket[2] ?? ''}). ${tail}`, false);
  const edition = /^(.*?[^\s,]),?\s+((?:\d{1,2}(?:st|nd|rd|th)|rev\.|second|third|fourth|fifth|\d{1,2}\.?)\s+ed(?:n|ition)?\.?)$/i.exec(
    title,
  );
  if (edition !== null) return assemble(head, edition[1] ?? '', `${edition[2] ?? ''}. ${tail}`, false);
  const ordinal = /^(.*?[^\s,]),\s+(second|third|fourth|fifth|sixth|\d{1,2}(?:st|nd|rd|th))\.?$/i.exec(title);
  if (ordinal !== null) return assemble(head, ordinal[1] ?? '', `${ordinal[2] ?? ''} ed. ${tail}`, false);
  // "Computer Architecture, page 346", "Dynamics of Structures, volume 2", "Diffraction by Wedges, volume 2249 of Lecture Notes"
  const place = /^(.*?\S)[,.]\s+((?:pages?|pp?\.|volume|vol\.)\s\d[\w–-]*)(?:\sof\s\p{Lu}[^:]*)?\.?$/iu.exec(title);
  if (place !== null)
    return assemble(head, place[1] ?? '', /^in\b/i.test(tail) ? `${tail} ${place[2] ?? ''}.` : `${place[2] ?? ''}. ${tail}`, false);
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
  return /\b(?:U\.S|Inc|etc)\.$/.test(trimmed) ? trimmed : trimmed.replace(/[\s.]+$/, '');
}
