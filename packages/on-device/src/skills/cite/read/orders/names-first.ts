import { YEAR } from '../dates.ts';
import { holdsTwoNames, mayHoldTitle } from '../doubtful-names.ts';
import { type Head, headOf, twoFamilies } from '../head.ts';
import { leadingNames } from '../leading-names.ts';
import type { Parts } from '../parts.ts';
import { readPublication } from '../publication/publication.ts';
import { takeAloneName } from '../title/alone-name.ts';
import { cutAtComma, cutAtSemicolon, cutAtStop } from '../title/title-end.ts';
import { assembleUnquoted, YEAR_AT_END } from './assemble.ts';
import { readTitleLast } from './title-last.ts';

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

/** Names, then a title without quotation marks: "Names (2011). Title.", "Names: Title.", "Names, Title, Journal". */
export function readNamesFirst(text: string): Parts | undefined {
  for (const found of leadingNames(text)) {
    const { head, rest, mark } = headOf(found, text);
    // A typed line without marks is read loosely: "Smith J 2019 deep learning".
    if (rest === '' || /^(?:and|&)\s|^(?:eds?\.|edited by|in:)\s/i.test(rest) || TYPED.test(text.slice(found.end))) continue;
    const untitled = found.certain && !head.dated && mark === ',' ? readUntitled(head, rest) : undefined;
    if (untitled !== undefined) return untitled;
    const last = readTitleLast(head, rest);
    if (last !== undefined) return last;
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

/** A name of one word before a title whose translator or editor is named: "Thucydides, History of the War, trans. Rex Warner (…)". */
export function readAloneName(text: string, isKnown: boolean): Parts | undefined {
  const { name, rest } = takeAloneName(text, isKnown) ?? {};
  if (name === undefined || rest === undefined) return undefined;
  const { title, tail } = cutAtComma(rest);
  return { ...assembleUnquoted({ names: [name], editors: false, issued: undefined, dated: false }, title, tail), loose: true };
}

/** Two family names before a title and a year: "Budynas & Nisbett, Shigley's Mechanical Engineering Design, 10th ed., McGraw-Hill, 2015". */
export function readTwoFamilies(text: string): Parts | undefined {
  const [before = '', pair = ''] = /^(\p{Lu}[\p{L}'’-]+\s(?:&|and)\s\p{Lu}[\p{L}'’-]+)[,:]\s(?=\p{Lu}\S*\s)/u.exec(text)?.map(String) ?? [];
  const names = before === '' || !HAS_YEAR.test(text) ? undefined : twoFamilies(pair);
  if (names === undefined) return undefined;
  const { title, tail } = cutAtComma(text.slice(before.length));
  return tail === ''
    ? undefined
    : { ...assembleUnquoted({ names, editors: false, issued: undefined, dated: false }, title, tail), loose: true };
}
