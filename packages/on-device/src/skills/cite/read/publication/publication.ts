import type { CslFields, CslName } from '../../csl-item.ts';
import { readDate } from '../dates.ts';
import { readNames } from '../names.ts';
import { trimPiece } from '../trim-piece.ts';
import { readEditors, takeNamesAfter } from './editors.ts';
import { takeKind } from './kind-of-text.ts';
import { type Mutable, setPages } from './pages.ts';
import {
  ANY_DATE,
  ANY_DAY,
  ARTICLE_NUMBER,
  BARE_PAGES,
  COMMA_VOLUME_PAGES,
  EDITION,
  IS_YEAR,
  LAST_YEAR,
  NAME_VOLUME_PAGES,
  NUMBERED_THEN_YEAR,
  ORDINAL,
  ORIGINAL_YEAR,
  PRESS_AND_YEAR,
  ROMAN_VOLUME_PAGES,
  SEASON,
  VOLUME_ISSUE,
  VOLUME_PAGES,
  YEAR_PAGES,
  YEAR_VOLUME_PAGES,
} from './publication-patterns.ts';

/** The text after a title: its numbers and editors as fields, and the words between them in order. */
export interface Publication {
  readonly fields: CslFields;
  readonly editors: readonly CslName[];
  /** The words between fields: journal or book, then publisher, each without punctuation at its ends. */
  readonly pieces: readonly string[];
  /** Whether the text starts with "In", so that the work is part of a larger one. */
  readonly within: boolean;
}

/** Replaces a field that was taken out. A reference is read as one line, so it contains no other line break. */
const CUT = '\n';

/** Reads the text after a title in any style. `year` is the year if it is known already, 0 for "n.d.". */
export function readPublication(text: string, year: number | undefined): Publication {
  let rest = text.trim().replace(/^[\s.,;:]+/, '');
  const within = /^in[:.]*\s(?!vitro|vivo|situ)/i.test(rest);
  if (within) rest = rest.replace(/^in[:.]*\s+/i, '');
  const season = SEASON.exec(rest)?.[1];
  if (season !== undefined) rest = rest.replace(SEASON, '');
  // "(ACM, 2016)" after a larger work holds its publisher and year.
  const kind = takeKind(rest.replace(PRESS_AND_YEAR, '. $1, $2'), CUT);
  const fields: Mutable = { ...kind.fields };
  rest = kind.rest;
  const take = (pattern: RegExp, use: (match: RegExpExecArray) => boolean | undefined): void => {
    const match = pattern.exec(rest);
    if (match === null || use(match) === false) return;
    rest = `${rest.slice(0, match.index)}${CUT}${rest.slice(match.index + match[0].length)}`;
  };

  take(EDITION, (match) => {
    fields.edition = editionOf(match[1] ?? '');
  });
  // A chapter that is cited of a book is no part of its entry.
  take(/,\s*ch(?:ap(?:ter)?)?s?\.?\s\d{1,2}(?:[-–]\d{1,2})?\.?$/i, () => undefined);
  take(ORIGINAL_YEAR, (match) => {
    fields['original-date'] = { 'date-parts': [[Number(match[1])]] };
  });
  take(/\(([^()]{3,120}),\s*trans?\.\)/i, (match) => {
    const read = readNames(match[1] ?? '');
    if (read === undefined) return false;
    fields.translator = read.names;
    return undefined;
  });
  const translators = takeNamesAfter(rest, /[,.]?\s*\b(?:translated|trans\.) by\s+/i);
  if (translators.names.length > 0) fields.translator = translators.names;
  const { names: editors, rest: withoutEditors } = readEditors(translators.rest, within);
  rest = withoutEditors;

  take(/\b(?:pp?|pages?|pgs?)\b\.?\s*((?:[A-Za-z]?\d+)(?:\s?[-–—]{1,2}\s?[A-Za-z]?\d+)?(?:,\s?\d+[-–—]\d+)*)(?![\w])/i, (match) =>
    setPages(fields, match[1]),
  );
  take(
    /\b(?:vol(?:umes?)?(?:\.\s*|\s+|(?=\d))|v\.\s?(?=\d))((?:[A-Z]{0,2}\d+(?:[-–/]\d+)?[A-Z]?|[IVXLC]+|[A-Z])(?![\p{L}\d]))(?:\s*\((?!(?:1[5-9]|20)\d\d\))(\d+(?:[-–/]\d+)?)\))?/iu,
    (match) => {
      fields.volume = match[1] ?? '';
      if (match[2] !== undefined) fields.issue = match[2];
    },
  );
  take(/\b(?:no\.?|nr\.?|n\.|num\.|heft|issue|iss\.|number)\s*(\d+(?:[-–/]\d+)?)\b/i, (match) => {
    fields.issue = match[1] ?? '';
  });
  // "1977;84(2):191-215" in medical journals.
  take(YEAR_VOLUME_PAGES, (match) => {
    const date = readDate(match[1] ?? '');
    if (date !== undefined) fields.issued = { 'date-parts': [date] };
    if (match[2] !== '') fields.volume = match[2] ?? '';
    if (match[3] !== undefined) fields.issue = match[3];
    setPages(fields, match[4]);
  });
  // "2014:2672-2680" in medical books.
  take(YEAR_PAGES, (match) => {
    fields.issued = { 'date-parts': [[Number(match[1])]] };
    return setPages(fields, match[2]);
  });
  // "Biology. 15, 4 (Apr. 2017), e2001", "Economics, 85.2 (2011), 280–91", "Computation. 6, 275–286 (1988)", "Review 37, (1901)".
  take(NUMBERED_THEN_YEAR, (match) => {
    if (fields.volume !== undefined) return false;
    const { volume = '', issue, first, pages, date = '' } = match.groups ?? {};
    fields.volume = volume;
    if (issue !== undefined) fields.issue = issue;
    const read = readDate(date);
    if (read !== undefined) fields.issued = { 'date-parts': [read] };
    return setPages(fields, pages ?? first);
  });
  take(VOLUME_ISSUE, (match) => {
    if (fields.volume !== undefined && match[4] === undefined) return false;
    if (IS_YEAR.test(match[2] ?? '')) fields.issued = { 'date-parts': [[Number(match[2])]] };
    else fields.issue = match[2] ?? '';
    fields.volume = match[1] ?? '';
    if (match[3] !== undefined) fields.issued = { 'date-parts': [[Number(match[3])]] };
    return setPages(fields, match[4]);
  });
  take(VOLUME_PAGES, (match) => {
    if (fields.page !== undefined) return false;
    fields.volume ??= match[1] ?? '';
    return setPages(fields, match[2]);
  });
  take(ANY_DATE, (match) => {
    const date = readDate(match[0]);
    if (date !== undefined) fields.issued = { 'date-parts': [date] };
  });
  if (year !== undefined && year > 0 && fields.issued === undefined) {
    take(ANY_DAY, (match) => {
      const date = readDate(`${match[0]} ${year}`);
      if (date !== undefined) fields.issued = { 'date-parts': [date] };
    });
  }
  // "Journal, 30, 5998–6008": volume and pages without labels.
  take(COMMA_VOLUME_PAGES, (match) => {
    if (fields.page !== undefined || fields.volume !== undefined) return false;
    fields.volume = match[1] ?? '';
    return setPages(fields, match[2]);
  });
  // "EPJ Web of Conferences 52, 02001": volume and article number.
  take(ARTICLE_NUMBER, (match) => {
    if (fields.page !== undefined || fields.volume !== undefined) return false;
    fields.volume = match[1] ?? '';
    return setPages(fields, match[2]);
  });
  // "Energy Policy 45, 12-20"
  take(NAME_VOLUME_PAGES, (match) => {
    if (fields.page !== undefined || fields.volume !== undefined) return false;
    fields.volume = match[1] ?? '';
    return setPages(fields, match[2]);
  });
  take(ROMAN_VOLUME_PAGES, (match) => {
    if (fields.page !== undefined || fields.volume !== undefined) return false;
    fields.volume = match[1] ?? '';
    if (match[2] !== undefined) fields.issue = match[2];
    return setPages(fields, match[3]);
  });
  take(BARE_PAGES, (match) => (fields.page === undefined ? setPages(fields, match[1]) : false));
  if (year === undefined && fields.issued === undefined) {
    take(LAST_YEAR, (match) => {
      fields.issued = { 'date-parts': [[Number(match[1])]] };
    });
  }
  if (season !== undefined && fields.issued !== undefined) fields.issued = { ...fields.issued, season };
  take(/,\s*(\d{1,4})(?=\s*(?:[,.\n]|$))/, (match) => {
    if (fields.volume !== undefined) return false;
    fields.volume = match[1] ?? '';
    return undefined;
  });
  take(/(?<=\p{L}\.?)\s(\d{1,3})(?=[\s,.]*(?:\n|$))/u, (match) => {
    if (fields.volume !== undefined || fields.page === undefined) return false;
    fields.volume = match[1] ?? '';
    return undefined;
  });
  take(/[,\n]\s*((?:article\s)?[A-Za-z]{0,2}\d{2,})(?=\s*(?:[.,\n]|$))/i, (match) =>
    fields.page === undefined && fields.volume !== undefined ? setPages(fields, match[1]?.replace(/^article\s/i, '')) : false,
  );

  return {
    fields,
    editors,
    pieces: rest
      .split(CUT)
      .map(trimPiece)
      .filter((piece) => /\p{L}/u.test(piece)),
    within,
  };
}

/** "3rd" as "3", as each style writes ordinals differently. */
function editionOf(words: string): string {
  const ordinal = ORDINAL.split('|').indexOf(words.toLowerCase());
  if (ordinal >= 0) return String(ordinal + 1);
  return /^\d+(?=\p{L}+$)/u.exec(words)?.[0] ?? `${words} ed.`;
}
