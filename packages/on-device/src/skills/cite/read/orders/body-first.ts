import { readDate, YEAR } from '../dates.ts';
import { type Head, isLongBody, isShortName, nameEnd, twoFamilies } from '../head.ts';
import { isBody } from '../names/bodies.ts';
import { readSmallNames } from '../names.ts';
import type { Parts } from '../parts.ts';
import { periodicalKind } from '../title/periodicals.ts';
import { STATES } from '../title/states.ts';
import { cutAtComma, cutAtStop } from '../title/title-end.ts';
import { assembleUnquoted } from './assemble.ts';

const DATED = `\\((?:c\\.\\s?)?(${YEAR}|n\\.?\\s?d\\.?|in press|forthcoming)[a-z]?(?:,?\\s+([^()\\n]{3,24}))?\\)`;
const BRACKETED_YEAR = new RegExp(`^(.{2,2000}?)[\\s.,]*${DATED}[.,:]?\\s+`, 'i');
/** An office after its country: "Brasil. Ministério da Saúde. Secretaria de Vigilância em Saúde. Title". */
const JURISDICTION_BODY = new RegExp(
  `^((?:${STATES})(?:\\s\\([^()]{2,20}\\))?(?:\\.\\s(?:Minist|Secretar|Departament|Conse[lj]|Instituto|Agência|Fundação|Comiss|Câmara|Senado|Supremo|Superior)[^.:,“"]{3,90}){1,2})(\\.)\\s+(?=\\S)`,
  'u',
);
/** An organisation before a year without punctuation: "National Libraries of Medicine 2018. …". */
const SPACED_YEAR = new RegExp(`^((?:[\\w-]+\\.)+\\w{2,4}|[^.,:;“"]{2,80}?)\\s(${YEAR})[a-z]?\\.?\\s+(?=[\\p{Lu}“"])`, 'u');
/** A year between full stops, but not a title that is a year: "Orwell, George. 1984. Secker & Warburg, 1949." */
const BARE_YEAR = new RegExp(`^(.{2,2000}?)[.,]\\s+(${YEAR}|n\\.d)[a-z]?\\.\\s+(?![^.]{2,80},\\s${YEAR}\\.?$)`, 'i');
/** A source without an author that begins with its year: "(2020) Title. Journal". */
const YEAR_FIRST = new RegExp(`^()${DATED}[.,:]?\\s+(?=\\p{L})`, 'iu');
const HAS_YEAR = new RegExp(`\\b${YEAR}\\b`);

/** An organisation, or a name in lower case, before a date or a colon: "IRIS (2018) …", "Statistics Canada. …". */
export function readBodyFirst(text: string): Parts | undefined {
  const first = YEAR_FIRST.exec(text);
  if (first !== null) {
    const { title, tail } = cutAtStop(text.slice(first[0].length));
    return { ...assembleUnquoted({ ...NOBODY, issued: dateOf(first), dated: true }, title, tail), loose: true };
  }
  const dated = BRACKETED_YEAR.exec(text) ?? BARE_YEAR.exec(text) ?? SPACED_YEAR.exec(text);
  const small = dated === null ? undefined : readSmallNames(nameEnd(text, dated[1] ?? ''));
  const name = dated === null ? undefined : (dated[1] ?? '').replace(/[\s.,]+$/, '');
  if (dated !== null && name !== undefined && small === undefined && isTitle(name, text.slice(dated[0].length)))
    return { ...assembleUnquoted({ ...NOBODY, issued: dateOf(dated), dated: true }, name, text.slice(dated[0].length)), loose: true };
  if (dated !== null && name !== undefined && (small !== undefined || isShortName(name) || isLongBody(name))) {
    const head: Head = {
      names: small?.names ?? twoFamilies(name) ?? [{ literal: name }],
      editors: false,
      issued: dateOf(dated),
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
  if (
    before === null ||
    !(
      office !== null ||
      isBody(body) ||
      capitals ||
      alone ||
      (before[2] === ':' && isShortName(body) && !/^\p{Ll}/u.test(text.slice(before[0].length)))
    )
  )
    return undefined;
  const head: Head = { names: [{ literal: body }], editors: false, issued: undefined, dated: false };
  const rest = text.slice(before[0].length);
  const { title, tail } = before[2] === ',' ? cutAtComma(rest) : cutAtStop(rest);
  return { ...assembleUnquoted(head, title, tail), loose: alone };
}

const NOBODY: Head = { names: [], editors: false, issued: undefined, dated: false };

function dateOf(dated: RegExpExecArray): Head['issued'] {
  const date = readDate(`${dated[2] ?? ''} ${dated[3] ?? ''}`);
  return date === undefined ? undefined : { 'date-parts': [date] };
}

/** Words of a sentence, which a name has rarely: "Deflating Zhejiang’s Property Bubble", "List of Sex and the City episodes". */
const SENTENCE = /\S['’]s\s|\s(?:for|to|in|is|are|on|at|from|by|how|why|and the|of the)\s|\s\p{Ll}{5,}\s\p{Ll}{4,}/u;

/** Whether words before a year are a title: they read like one, and no more than the name of a collection stands behind the year. */
function isTitle(name: string, after: string): boolean {
  if (isBody(name)) return false;
  // "Coup in Argentina. (1944). In: Evening Post", "Title (2011). Neue Zürcher Zeitung."
  if (/^in:?\s+\p{Lu}/iu.test(after) || periodicalKind(after.replace(/[\s.]+$/, '')) !== undefined) return true;
  return (
    SENTENCE.test(name) &&
    name.split(' ').length > 3 &&
    !/[.?!,]\s|\s\d{1,3}$/.test(name) &&
    !/[.?!:]\s/.test(after.replace(/[\s.]+$/, '')) &&
    after.length < 80
  );
}
