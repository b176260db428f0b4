import type { CslFields, CslName } from '../csl-item.ts';
import { DATE, MONTH, readDate, YEAR } from './dates.ts';
import { leadingNames } from './leading-names.ts';
import { isBody } from './names/bodies.ts';
import type { LeadingNames } from './names/leading.ts';
import { readNames, readSmallNames } from './names.ts';
import { isCities } from './title/cities.ts';
import { isHouse } from './title/houses.ts';

/** The text before the title: authors and, in most styles, the year. */
export interface Head {
  readonly names: readonly CslName[];
  readonly editors: boolean;
  readonly issued: CslFields['issued'];
  /** Whether a year or "n.d." was read. */
  readonly dated: boolean;
}

const NOT_A_NAME = /^(?:the|a|an|on|in|of|how|why|what|when|is|are|from|to)\s/i;
/** The date after names: "(2011, May 3).", ". 2011.", ", 2011.", "2025, March." */
const DATE_AFTER = new RegExp(
  `^[\\s.,:;]*[([]?(?:c\\.\\s?)?((?:${YEAR}(?:[-–/]${YEAR})?|n\\.?\\s?d\\.?|in press|forthcoming|in preparation|submitted|to appear)(?:(?<=\\d)[a-z])?(?:,?\\s+(?:\\d{1,2}(?:[-–]\\d{1,2})?\\s+)?${MONTH}(?:\\s+\\d{1,2}(?:[-–]\\d{1,2})?)?)?)[)\\]]?(?=[\\s.,:;'‘“"«]|$)[.,:;]?\\s*`,
  'i',
);
/** "(1997) (Eds.): Title". */
const EDITORS_AFTER = /^\(eds?\.\)\s?[.:,]?\s*/i;
/** A title that is a year: "Orwell, George. 1984. Secker & Warburg, 1949." */
const YEAR_AS_TITLE = new RegExp(`^[\\s.,]*(${YEAR})\\.\\s.*,\\s(${YEAR})\\.?$`);

/** The name of an account: "@quiet.harbour". */
const HANDLE = /^@[\w.-]{2,30}$/;

const SPAN = new RegExp(`^${YEAR}[-–/]${YEAR}`);
const HAS_YEAR = new RegExp(`\\b${YEAR}\\b`);

/** "Orwell G., 1984, Secker & Warburg, London, 1949": a year before a publisher, its city and another year. */
const YEAR_HOUSE_CITY = new RegExp(`^[\\s.,]*(${YEAR}),\\s([^,]{2,40}),\\s([^,]{2,30}),\\s(${YEAR})\\.?$`);

function hasYearAsTitle(after: string): boolean {
  const [, title, year] = YEAR_AS_TITLE.exec(after) ?? [];
  if (title !== year) return true;
  const [, first, house = '', city = '', last] = YEAR_HOUSE_CITY.exec(after) ?? [];
  return first !== last && isHouse(house) && isCities(city);
}

/** A dash after the names, as students write: "J. K. Rowling - Harry Potter, Bloomsbury 1997". The parts after it stand between commas. */
const DASH = /^\s[-–—]\s/;

/** The names and the date after them, the text from the title on, and the mark that ended the names. */
export function headOf(found: LeadingNames, text: string): { head: Head; rest: string; mark: string } {
  const after = text.slice(found.end);
  const dated = DATE_AFTER.exec(after);
  const date = dated === null ? undefined : readDate(dated[1] ?? '');
  const isTitle = dated !== null && hasYearAsTitle(after);
  // Years before another year are those that the title covers: "(1885-1914). Les Origines du Fascisme. Paris, 1978".
  const isSpan = dated !== null && SPAN.test(dated[1] ?? '') && HAS_YEAR.test(after.slice(dated[0].length));
  const use = dated !== null && !isTitle && !isSpan;
  const mark =
    /\.$/.test(text.slice(0, found.end)) && !/^\s*[.:,]/.test(after)
      ? '.'
      : DASH.test(after)
        ? ','
        : (/[.:,]/.exec(after.slice(0, 2))?.[0] ?? '.');
  return {
    head: {
      names: found.names,
      editors: found.editors || (use && EDITORS_AFTER.test(after.slice(dated[0].length))),
      issued: use && date !== undefined ? { 'date-parts': [date] } : undefined,
      dated: use,
    },
    rest: (use ? after.slice(dated[0].length).replace(EDITORS_AFTER, '') : after).replace(/^[\s.,:;]+/, '').replace(/^[-–—]\s/, ''),
    mark,
  };
}

/** Authors with the year that may follow them: "Bandura, Albert. 1977.", "Rubin DB (1993).", or nothing. */
export function readHead(text: string): Head | undefined {
  if (text === '') return { names: [], editors: false, issued: undefined, dated: false };
  const list = leadingNames(text)
    .map((found) => headOf(found, text))
    .find(({ rest }) => rest === '');
  if (list !== undefined) return list.head;
  const dated = new RegExp(`^(.*?)[\\s.,:]*[(]?\\b(${DATE}|${YEAR}|n\\.d\\.)[a-z]?[)]?[\\s.,:]*$`, 'i').exec(text);
  const names = dated === null ? text : nameEnd(text, dated[1] ?? '');
  const date = dated === null ? undefined : readDate(dated[2] ?? '');
  const head = { issued: date === undefined ? undefined : ({ 'date-parts': [date] } as const), dated: dated !== null };
  if (names.trim() === '') return { names: [], editors: false, ...head };
  const read = readNames(names) ?? readSmallNames(names);
  // One word before a day names a newspaper or an agency: "Reuters, March 9, 2022".
  const [one, ...others] = read?.names ?? [];
  if (date?.[2] !== undefined && one?.family !== undefined && one.given === undefined && others.length === 0)
    return { names: [{ literal: one.family }], editors: false, ...head };
  if (read !== undefined) return { names: read.names, editors: read.editors, ...head };
  const body = names.replace(/[\s.,:]+$/, '');
  return HANDLE.test(body) || (dated !== null && isShortName(body)) ? { names: [{ literal: body }], editors: false, ...head } : undefined;
}

/** A name of few words without figures, such as that of an office: "stackoverflow", "AEA Data Editor". */
export function isShortName(text: string): boolean {
  return (
    text.length <= 80 &&
    text.split(/\s+/).length <= 8 &&
    !/[?!;"“]|(?<=\s\S*)\d{3}|(?<!\b(?:St|Mt|Ft))(?<=\p{Ll})\.\s/u.test(text) &&
    /\p{L}{2}/u.test(text) &&
    !NOT_A_NAME.test(text)
  );
}

/** The end of the names, with the full stop of a last initial, which the lazy match leaves out. */
export function nameEnd(text: string, names: string): string {
  return text[names.length] === '.' ? `${names}.` : names;
}

/** The name of an organisation with its parts, before a year: "Center for Earth Science Information - CIESIN - Columbia University". */
export function isLongBody(text: string): boolean {
  return text.length <= 200 && isBody(text) && !/[?!;:"“]|\d|\p{Ll}{3}\.\s/u.test(text);
}

/** "Baddeley & Hitch" before a year: two family names, which each style joins with its own "and". A body has a word of its kind. */
export function twoFamilies(text: string): Head['names'] | undefined {
  const [, one = '', other = ''] = /^(\p{Lu}[\p{Ll}'’-]+)\s(?:&|and)\s(\p{Lu}[\p{Ll}'’-]+)$/u.exec(text) ?? [];
  return one === '' || isBody(text) || one === other ? undefined : [{ family: one }, { family: other }];
}
