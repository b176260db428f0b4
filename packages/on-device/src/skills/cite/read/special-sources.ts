import type { CslFields } from '../csl-item.ts';
import { readDate, YEAR } from './dates.ts';
import { isCities } from './title/cities.ts';

/** "Brown v. Board of Education, 347 U.S. 483 (1954)", "R (Miller) v Secretary of State [2017] UKSC 5". */
const CASE =
  /^(?:Case [CT]-\d{1,4}\/\d\d\s)?(?:\p{L}|[\s,'’&()-]){1,100}\sv\.?\s\p{Lu}.{0,200}?(?:\[\d{4}\]|\(\d{4}\)|\(\p{L}[\p{L}. ]{0,20}\s\d{4}\)|\s\d{1,4}\s\p{Lu}[\p{L}\d. ]{0,12}\s\d)/u;
/** "Human Rights Act 1998, s 6", "Civil Rights Act of 1964, Pub. L. …". */
const ACT =
  /^(?:The\s)?\p{Lu}[\p{L}\s,'’()-]{2,80}\sAct\s(?:of\s)?\d{4}(?:\s?\([^()]{2,20}\))?(?:,?\s(?:ss?|sections?|§|c|ch|Pub)\b.*|[.,]?)$/u;
/** "Regulation (EU) 2016/679 of the European Parliament …", "Council Directive 2000/78/EC". */
const LAW_OF_THE_UNION =
  /^(?:(?:Council|Commission|Delegated|Implementing)\s)*(?:Regulation|Directive|Decision)\s(?:\((?:EU|EC|EEC)\)|(?:No\.?\s)?\d{2,4}\/\d)/;

/** "Lei nº 13.409, de 28 de dezembro de 2016", "España. Ley no. 7/1985", "Brasil. Ministério da Saúde. Resolução SMA no. 57". */
const ROMANCE_LAW =
  /^(?:\p{Lu}[^.]{2,60}\.\s){0,2}(?:Lei|Ley|Loi|Legge|Decreto(?:-Lei)?|Décret|Portaria|Resolução|Resolución|Instrução Normativa|Medida Provisória|Emenda Constitucional)\s(?:\p{L}+\s){0,4}n(?:[ºo°]|o\.|\.)\s?\d/u;

/** Whether a reference is a case or an act. The rules of law (OSCOLA, Bluebook) and not the styles of the list apply to these. */
export function isLegal(text: string): boolean {
  return (
    (CASE.test(text) && !isQuotedCase(text)) ||
    ACT.test(text) ||
    LAW_OF_THE_UNION.test(text) ||
    ROMANCE_LAW.test(text) ||
    /\bECLI:\p{L}{2}:/u.test(text)
  );
}

/** A quotation that opens behind a name, and the mark that closes one. */
const OPENS = /[\p{L}.],?\s['"](?=\p{Lu})/u;
const CLOSES = /['"](?:[\s,.)]|$)/;

/** Whether the parties stand in a title in quotation marks: "Janet Smith, 'In Defence of Foakes v Beer' (1996) 55 CLJ 219" is an article. */
function isQuotedCase(text: string): boolean {
  const before = text.slice(0, text.search(/\sv\.?\s\p{Lu}/u));
  const open = OPENS.exec(before);
  return open !== null && !CLOSES.test(before.slice(open.index + open[0].length));
}

/** "Smith, J. Personal communication, 3 March 2024", "J. Smith (email, March 3, 2024)": no one else can look it up. */
const UNPUBLISHED = /(?:^|[\s,.([])personal (?:communication|correspondence|interview|e-?mail)(?=[\s,.;)\]]|$)/i;

/** Whether a reference is a talk or a letter between two people, which styles cite in the text only. */
export function isPersonal(text: string): boolean {
  return UNPUBLISHED.test(text) && !/[“"]|https?:/.test(text);
}

const STANDARD =
  /^((?:BS(?: EN)?(?: ISO)?|EN(?: ISO)?|ISO(?:\/IEC(?:\/IEEE)?)?|IEC|DIN(?: EN)?(?: ISO)?|ASTM|ANSI|IEEE Std\.?|NF(?: EN)?|UNE|JIS|AS\/NZS)\s\p{Lu}?\d[\w.]*(?:[-–:/]\w+)*)[.,:]?\s+(\S.*)$/u;

/** A standard: its number and name are the title, because lists are searched by the number. */
export function readStandard(text: string): CslFields | undefined {
  const [, number = '', rest = ''] = STANDARD.exec(text) ?? [];
  if (number === '') return undefined;
  const stop = /\.\s+(?=\p{Lu})|,\s+(?=(?:IEEE|ISO|IEC|BSI|DIN|ASTM|ANSI|International|American|European|British|Institute)\b)/u.exec(rest);
  const name = (stop === null ? rest.replace(new RegExp(`[.,]?\\s*\\(?${YEAR}\\)?\\.?$`), '') : rest.slice(0, stop.index)).replace(
    /[.,]$/,
    '',
  );
  const tail = stop === null ? '' : rest.slice(stop.index + stop[0].length).replace(/\.$/, '');
  const year = new RegExp(`\\b${YEAR}$`).exec(tail)?.[0] ?? /[:-]((?:19|20)\d\d)$/.exec(number)?.[1];
  const date = year === undefined ? undefined : readDate(year);
  const house = tail.replace(new RegExp(`[,;]?\\s*${YEAR}$`), '').trim();
  const [, body, city = ''] = /^(.+), ([^,]+)$/.exec(house) ?? [];
  const [, place, named] = isCities(city) ? [undefined, city, body] : (/^([^:]{2,40}):\s+(.+)$/.exec(house) ?? []);
  const publisher = named ?? house;
  return {
    type: 'report',
    title: `${number}. ${name}`,
    ...(publisher === '' ? {} : { publisher }),
    ...(place === undefined ? {} : { 'publisher-place': place }),
    ...(date === undefined ? {} : { issued: { 'date-parts': [date] } }),
  };
}

const PATENT =
  /\s*[([]?\b((?:(?:U\.?S\.?|European|UK|GB|EP|WO|Chinese|Japanese|German)\s)?patent(?:\sapplication)?\s(?:(?:no\.?|number)\s)?(?:\p{Lu}{1,2}\s?)?\d[\d,./]{4,15}\d(?:\s\p{Lu}\d)?)[)\]]?[.,]?/iu;
/** The roles of persons in a patent, as Vancouver style writes them. */
const ROLES = /,?\s*\b(?:inventors?|assignees?)\b/gi;

/** The number of a patent, and the reference without it. */
export function takePatent(text: string): { readonly number: string; readonly rest: string } | undefined {
  const found = PATENT.exec(text);
  if (found === null || (found[1] ?? '') === '') return undefined;
  const before = text.slice(0, found.index).replace(/;\s[^.;]{2,60},\sassignees?(?=\.)/i, '');
  const rest = `${before}. ${text.slice(found.index + found[0].length)}`.replace(ROLES, '').replace(/\.(?:\s?\.)+/g, '.');
  return { number: found[1] ?? '', rest: rest.replace(/^[\s.,]+/, '').trim() };
}
