import { DATE, MONTH, YEAR } from './dates.ts';
import { withEnglishMarks } from './other-languages.ts';

/** Text of a PDF has spaces inside brackets and before commas, or none after them. An address stays as it is. */
const LOST_SPACE = /,(?:(?<=[\p{L}.],)(?=\p{Lu}[\p{L}.])|(?<=\d,)(?=\p{Lu}\p{Ll}{3}))(?<!(?:\/\/|www\.)[^\s]{0,300},)/gu;
/** "M.Akhtar", "J.L.;SCHILLER, M.": the space before a name. */
const LOST_AFTER_INITIAL = /(?<=(?:^|[\s.,])\p{Lu}\.)(?=\p{Lu}\p{Ll}{2})|(?<=\p{Lu}\.;)(?=\p{Lu})/gu;
/** "prison health.Copenhagen: WHO", "et al.The costs". An address stays as it is. */
const LOST_AFTER_STOP = /(?=\p{Lu}\p{Ll}+[\s:])(?<=\p{Ll}{4}\.|\bal\.)(?<!(?:\/\/|www\.)[^\s]{0,300})/gu;
/** "Toruń2000." at the end, "Franke, Sassa1999: …". */
const GLUED_YEAR = /(?<=\p{Ll}{3})(?=(?:1[5-9]|20)\d\d(?:\.?$|\s?:\s))/gu;

/** "Vincent, Trista (5 March 1999)", "Office of Woods (May 18, 2008)": Wikipedia writes day and month before the year of APA. */
const DATE_AFTER_NAMES = new RegExp(
  `^((?:[^"“\\d()]|\\(eds?\\.\\)){2,300})\\((?:(\\d{1,2})\\s)?(${MONTH})(?:\\s(\\d{1,2}))?,?\\s(${YEAR})\\)(?=[.,:]?\\s)`,
  'iu',
);
/** "doi: 10.1161/CIRC.110.233056 21566224": the number of PubMed behind a DOI. */
const PUBMED_BEHIND_DOI = /(\b10\.\d{4,9}\/\S{1,200})\s\d{7,8}(?=[;.\s]|$)/g;
/** "Epub 2024 Apr 4. PMID: 38572751; PubMed Central PMCID: PMC11000." */
const OF_PUBMED = new RegExp(
  `\\b(?:Epub\\s(?:${DATE}|${YEAR})(?: ahead of print)?|(?:PubMed Central\\s)?PMC?ID:?\\s(?:PMC)?\\d{5,9})[.;]?`,
  'giu',
);
const PUBLISHED_ON = new RegExp(`(?<=[.\\s])Published(?: online)?:?\\s(?=${DATE})`, 'giu');
/** "Archived from the original (PDF) on 28 May 2013." */
const ARCHIVED = new RegExp(`\\bArchived from the original(?:\\s\\([^()]*\\))?(?:\\son\\s(?:${DATE}))?\\.?`, 'iu');

/**
 * Removes what is markup or a remark on the medium, not part of the reference: Markdown emphasis and links, braces of BibTeX, "[Internet]",
 * "Online.". Joins letters and their accents.
 */
export function cleanReference(text: string): string {
  return withEnglishMarks(
    withSpaces(withSemicolons(text))
      .normalize('NFC')
      // A dotless i with an accent on it is an i with that accent.
      .replace(/\u0131(\p{M})/gu, 'i$1')
      .normalize('NFC')
      .replace(/[\ufb00-\ufb06]/g, (ligature) => ligature.normalize('NFKC'))
      .replace(/&(?:#38|amp);/g, '&')
      .replace(/[，；：（）](?=\s?[\p{Script=Latin}\d])|(?<=[\p{Script=Latin}\d])[，；：（）]/gu, (mark) => FULL_WIDTH[mark] ?? mark)
      // The words of a link at the start are a title, unless they are the whole reference.
      .replace(/^\[([^[\]\n.\d,]{3,200})\]\((https?:\/\/[^\s()]{1,1000})\)/, '“$1” $2 ')
      // Any other link: its words stay in their place, its address after them.
      .replace(/\[([^[\]\n]{1,400})\]\((https?:\/\/[^\s()]{1,1000})\)/g, '$1 $2 ')
      .replace(/(?<![\p{L}\p{N}])(\*{1,3}|_{1,3})(?=\S)([^*_\n]{1,400}?\S|\S)\1(?![\p{L}\p{N}])/gu, '$2')
      .replace(/^\(\d{1,3}\)\s+/, '')
      .replace(
        INNER_SUFFIX,
        (_, name: string, given: string) => `${name.replace(/\s\S+$/, '')}, ${given}, ${name.slice(name.lastIndexOf(' ') + 1)[0] ?? ''}r.`,
      )
      .replace(/(?<=\p{Ll}\s\p{Lu}{1,3}\s)(2nd|3rd)(?=,)/gu, (_, suffix: string) => (suffix === '2nd' ? 'II' : 'III'))
      .replace(RAISED_NUMBER, '')
      .replace(SHORT_CITATION, '')
      .replace(NO_AUTHOR, '($1) ')
      // "Dr. Jason Lee", "1998.November 26", "Title; in Proceedings"
      .replace(/^(?:Dr|Prof)\.\s(?=\p{Lu}\p{Ll})/u, '')
      .replace(YEAR_THEN_DAY, '$1, ')
      .replace(/;\sin\s(?=\p{Lu}\p{L}+\s)/u, '. In: ')
      // "Title, in (2020).", "Title, in:, Conference": the name of the larger work is left out.
      .replace(/,?\sin:?,?\s(?=\((?:1[5-9]|20)\d\d\)\.?$)/, ' ')
      .replace(/(?<=[.,]\s)in:,\s/, 'in: ')
      // A number or a letter before names: "5 Bradley, D. C.", "64: Ling K, Langlois D", "1 C. E. Shannon", "(b) Yoo, C. et al."
      .replace(NUMBER_BEFORE_NAMES, '')
      // "Larguier (G.), Bourin (M.)" of French lists, "R.F Wilson", "&Ciepiela"
      .replace(/\s\((?<=(?:^|,\s|\set\s)\p{Lu}[\p{L}’' -]{1,40}\s\()((?:\p{Lu}\.[\s-]?){1,3})\)(?=[,\s])/gu, ', $1')
      .replace(/(?<=(?:^|[\s.])\p{Lu}\.\p{Lu})(?=\s\p{Lu}\p{Ll})/gu, '.')
      .replace(/(?<=[,\s])&(?=\p{Lu}\p{Ll})/gu, '& ')
      // "Rader CA., Larrick RP., Soll JB. Title"
      .replace(/(?<=\p{Ll}\s\p{Lu}{1,3})\.(?=,\s(?:\p{Lu}[\p{L}’'-]+\s\p{Lu}{1,3}\.|et al\b))/gu, '')
      // "Cover T. M., 1999.- Elements.- John Wiley", "Planning algorithms : Cambridge university press, 2006"
      .replace(/(?<=[\p{Ll}\d)])\.\s?[-–—]\s(?=\p{Lu})/gu, '. ')
      .replace(/\s:\s(?=[^:]{0,60}\b(?:press|verlag|publish\p{L}*|springer|wiley|elsevier)\b[^:]{0,60}(?:1[5-9]|20)\d\d\.?$)/iu, '. ')
      // "Jakl, Thomáš - Marsden, Daniel - Shah, Nihil, Title"
      .replace(SEPARATED_BY_DASHES, (names) => names.replace(/\s[-–—]\s/gu, '; '))
      .replace(/(?<=\.\s)Tr\.\s(?=\p{Lu})/gu, 'Translated by ')
      .replace(/(?<=\p{Ll}\.\s)Ed\.\s(?=\p{Lu}\p{Ll}+\s\p{Lu})/gu, 'Edited by ')
      // "F. ., Akkermans", "Gilliéron P-Y.", "[Tyl49] Tyler"
      .replace(/(?<=\p{Lu}\.)\s\.(?=,)/gu, '')
      .replace(/(?<=\s\p{Lu})-(?=\p{Lu}\.)/gu, '.-')
      .replace(/^\[(?=[^\]]*\d\d)[\p{L}+]{2,8}[\d:]{2,6}[a-z]?\]\s/u, '')
      // "Chiantaretto, J. -F.", "Blom, P. W. M et al."
      .replace(/(?<=\p{Lu}\.)\s-(?=\p{Lu}\.)/gu, '-')
      .replace(/(?<=\s\p{Lu}\.\s\p{Lu})(?=\set al\b)/gu, '.')
      // "Raoul Dillenschneider, andEric Lutz"
      .replace(/(?<=\p{L}\.?,\s)(and|und)(?=\p{Lu}\p{Ll}+\s\p{Lu}|\p{Lu}\p{Ll}+\p{Lu}\p{Ll})/gu, '$1 ')
      // "Scott, Hew. (ed.) Title": the full stop is not the end of the names.
      .replace(/^([^().\d]{3,60}\p{Ll})\.\s(?=\((?:[Ee]ds?\.?|[Ee]ditors?)\))/u, '$1 ')
      .replace(/„([^„“”]{2,400})[“”]/g, '“$1”')
      .replace(/[{}]/g, '')
      .replace(/\(\s*\[([^()[\]]*)\]\s*\)/g, '($1)')
      .replace(/<\/?(?:i|b|u|em|strong|sup|sub|span|cite|italic|bold|small|smallcaps|sc)>/gi, '')
      .replace(
        /\s*\[(?:internet|online|en ligne|en línea|em linha|web ?page|www document|electronic resource|(?:\p{L}+ ){0,2}(?:software|data ?set)|preprint|video|pdf)\]/giu,
        '',
      )
      .replace(/(?<=[.?!]\s)Online\.\s/g, '')
      .replace(ARCHIVED, '')
      .replace(PUBMED_BEHIND_DOI, '$1')
      .replace(OF_PUBMED, '')
      // "Published February 18, 1944." of the American Medical Association, "Online first"
      .replace(PUBLISHED_ON, '')
      .replace(/\s(?:Online first|Advance online publication|Online ahead of print|Early view)(?=[.,:;]|$)/giu, '')
      .replace(/,?\sISSN:?\s\d{4}-?\d{3}[\dX](?=[,.\s]|$)/g, '')
      // "BALTZER, F., AND PURSER, B.H.", "Khashan, O.A, Alrosan, A,", "Chapter 1 - Scope of …. In: …"
      .replace(/(?<=[.,]\s)AND(?=\s(?:\p{Lu}{3,},|(?:\p{Lu}\.){1,3}\s\p{Lu}))/u, 'and')
      .replace(/(?<=,\s\p{Lu}\.\p{Lu})(?=,\s\p{Lu}\p{Ll}+,\s\p{Lu})/gu, '.')
      .replace(/(?<=[.)]\s)Chapter \d{1,2}\s[-–—]\s(?=\p{Lu}.*\.\sIn\b)/u, '')
      // "Posit; c2022", "2012. 302 p. (Series)": the sign of copyright, the number of pages.
      .replace(/(?<=[;,.]\s)[c©](?=(?:1[5-9]|20)\d\d(?!\d))/g, '')
      .replace(/(?<=(?:1[5-9]|20)\d\d\.\s)\d{2,4}\s?p\.?(?=\s*(?:$|\(|\[|\p{Lu}))/gu, '')
      // "“Indicators.” Data set, World Bank"
      .replace(/(?<=[.?!][”"]\s)Data ?set,\s/gi, '')
      .replace(/\b(and|&) (?:and|&)\b/g, '$1')
      .replace(/\s+([.,;:])(?=\s|$)/g, '$1')
      .replace(/([.,;])\s\1(?=\s|$)/g, '$1')
      .replace(/(?<!\.)\.\.(?=\s)/g, '.')
      .replace(/\s+/g, ' ')
      .trim(),
  )
    .replace(
      DATE_AFTER_NAMES,
      (_, names: string, day: string | undefined, month: string, later: string | undefined, year: string) =>
        `${names}(${year}, ${month}${day === undefined && later === undefined ? '' : ` ${day ?? later ?? ''}`})`,
    )
    .replace(PAGES_BEFORE_WORK, 'In: $2, $1.');
}

/** "Hosmer Jr, David W", "CLATWORTH JR.,H.W.": the suffix stands behind the given name in most lists. */
const INNER_SUFFIX =
  /(?<=^|[,;]\s)(\p{Lu}[\p{L}’'-]+\sJn?r|\p{Lu}[\p{L}’'-]+\sSn?r|\p{Lu}{3,}\s[JS]R)\.?,\s?((?:\p{Lu}\.\s?){1,3}(?=[,;\s]|$)|\p{Lu}\p{Ll}+(?:\s\p{Lu}\b\.?)?)(?=,)/gu;
const YEAR_THEN_DAY = new RegExp(`\\b(${YEAR})\\.(?=${MONTH}\\s\\d{1,2}\\b)`, 'iu');
/** Marks of Chinese type between Latin letters. */
const FULL_WIDTH: Readonly<Record<string, string>> = { '，': ', ', '；': '; ', '：': ': ', '（': ' (', '）': ') ' };
/** A number that was raised before it was copied: "2T. Polli, “Blitze”", "3“Sixth school”". */
const RAISED_NUMBER = /^\d{1,3}(?:\.(?=\p{Lu}|["“])|(?=(?:\p{Lu}\.[\s-]?){1,4}\p{Lu}\p{Ll}|["“]\p{Lu}))/u;
/** "o. A. (1944): Title", "Anon. 2007. Title": no author. */
const NO_AUTHOR = /^(?:o\.\s?[AV]\.|Anon(?:\.|ymous)|N\.\s?N\.|\[?[Ss]\.\s?n\.\]?)[,:]?\s+\(?((?:1[5-9]|20)\d\d|n\.d\.)\)?[.,:]?\s/u;
/** The citation before its entry, in French lists: "Debevec 2011 Debevec L., « Burkina Faso »", "Hu et al. 2021 Hu N.". */
const SHORT_CITATION = /^(\p{Lu}[\p{L}’'-]+)(?:(?:,|\set|\s&)\s[^\d"“«()]{2,60})?\s(?:1[5-9]|20)\d\d[a-z]?\s(?=\1[\s,])/u;
/** "Title. pp. 532–537 in: Conference." of German sociology. */
const PAGES_BEFORE_WORK = /(?<=[.?!]\s)(pp\.\s[\d–-]+)\sin:?\s(?=[\p{Lu}\d])([\s\S]*?)\.?$/u;
const NUMBER_BEFORE_NAMES =
  /^(?:\d{1,3}[.:)]?\s+)?(?:\([a-h]\)\s+)?(?=\p{Lu}[\p{L}’'-]+(?:\s\p{Lu}[\p{L}’'-]+)?(?:,\s\p{Lu}[.\p{Ll}]|\s\p{Lu}{1,3},\s)|(?:\p{Lu}\.\s?){1,3}\p{Lu}\p{Ll})/u;
const FULL_NAME = "\\p{Lu}[\\p{L}’'-]+(?:\\s\\p{Lu}[\\p{L}’'-]+)?,\\s\\p{Lu}[\\p{L}.’'-]+(?:\\s\\p{Lu}[\\p{L}.’'-]*){0,2}";
const SEPARATED_BY_DASHES = new RegExp(`^${FULL_NAME}(?:\\s[-–—]\\s${FULL_NAME})+`, 'u');

const SEPARATOR = /,\s|;\s|\s(?:et|and|und|&)\s/u;
const CAPITAL_NAME = "\\p{Lu}[\\p{Lu}’'-]{2,}(?:\\s\\p{Lu}[\\p{Lu}’'-]+)?\\s\\p{Lu}\\p{Ll}+(?:[-\\s]\\p{Lu}\\p{Ll}*\\.?)?";
/** Two or more names of French lists: "APPELBAUM Eileen, BATT Rosemary, 1994". One alone may be an organisation: "UNICEF Kenya". */
const CAPITAL_NAMES = new RegExp(`^(?:${CAPITAL_NAME}(?:,\\s|;\\s|\\s(?:et|and|und|&)\\s))+${CAPITAL_NAME}(?=[,.:]|\\s\\()`, 'u');

/** German lists separate names by strokes: "Fiorito, J./Gallagher, D. G.". The lookbehind is slow, so most texts skip it. */
function withSemicolons(text: string): string {
  if (CAPITAL_NAMES.test(text))
    return text.replace(CAPITAL_NAMES, (names) =>
      names
        .split(SEPARATOR)
        .map((name) => name.replace(/(?<=\p{Lu}{3})\s(?=\p{Lu}\p{Ll})/u, ', '))
        .join('; '),
    );
  if (!/\/\s?\p{Lu}[\p{L}’'-]+,\s\p{Lu}/u.test(text)) return text;
  return text.replace(/(?<=,\s\p{Lu}[\p{L}.\s-]{0,24})\s?\/\s?(?=\p{Lu}[\p{L}’'-]+,\s\p{Lu})/gu, '; ');
}

function withSpaces(text: string): string {
  // One space before a full stop may belong to a name: "the .NET framework".
  const isDamaged = (text.match(/\p{L}\s+[,.]/gu) ?? []).length > 1;
  const marked = isDamaged ? text.replace(/(?<=\S)\s+([,.])(?=[\p{L}\d])/gu, '$1 ') : text;
  return marked
    .replace(/\u00ad(?=\s)/g, '-')
    .replace(/\u00ad/g, '')
    .replace(/(?<=[([])\s+|\s+(?=[)\]])/g, '')
    .replace(/\s\.(?=\p{Lu}\p{Ll})/gu, '. ')
    .replace(LOST_AFTER_INITIAL, ' ')
    .replace(LOST_AFTER_STOP, ' ')
    .replace(LOST_SPACE, ', ')
    .replace(GLUED_YEAR, ' ');
}
