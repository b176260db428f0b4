import { DATE, DAY_AND_MONTH, MONTH, YEAR } from '../dates.ts';

export const ORDINAL = 'first|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth';
const PAGES = '[A-Za-z]?\\d+(?:\\s?[-–—]{1,2}\\s?[A-Za-z]?\\d+)?(?:,\\s?\\d+[-–—]\\d+)*';
const RANGE = '[A-Za-z]?\\d+\\s?[-–—]{1,2}\\s?[A-Za-z]?\\d+';

/** Volume, issue, pages and a year in brackets after the name of a journal. The first letters of a month may stand before the year. */
export const NUMBERED_THEN_YEAR = new RegExp(
  `(?<=\\p{L}\\W{0,3}\\s)(?<volume>\\d{1,4}(?:/\\d{1,3})?)(?:(?:\\.|,\\s)(?<issue>\\d{1,4}(?:[-–]\\d{1,2})?))?,?\\s*(?:(?<first>${RANGE}|[A-Za-z]{0,2}\\d+)\\s*)?\\((?<date>(?:${MONTH}\\s)?${YEAR})\\)(?:[,:]\\s*(?<pages>${PAGES})(?![\\w(]))?`,
  'iu',
);

/** "(ACM, 2016)": a publisher and its year. */
export const PRESS_AND_YEAR = new RegExp(`(?<=\\p{L}{3})\\s\\(([^()\\d]{2,80}),\\s(${YEAR})\\)`, 'u');
/** "2nd ed.", "Revised edition". */
export const EDITION = new RegExp(
  `[[(]?\\b((?:\\d{1,3}(?:st|nd|rd|th)\\s)?anniversary|\\d{1,2}(?:st|nd|rd|th)|${ORDINAL}|rev(?:ised|\\.)?|new|expanded|enlarged|updated|abridged|international)\\s+(?:ed(?:itio)?n?\\b\\.?)[\\])]?,?`,
  'i',
);
/** "(original work published 1949)". */
export const ORIGINAL_YEAR = new RegExp(`\\(original work published (${YEAR})\\)\\.?`, 'i');
/** "1977;84(2):191-215". */
export const YEAR_VOLUME_PAGES = new RegExp(
  `\\b((?:${MONTH}(?:[-–]${MONTH})?(?:\\s\\d{1,2})?\\s)?${YEAR}[^;\\n]{0,12});\\s?(\\d+|(?=\\())(?:\\((\\d+(?:[-–/]\\d+)?)\\))?(?::\\s?(${PAGES}|[A-Z]{2}\\d+))?(?![\\w(])`,
  'i',
);
/** "2014:2672-2680". */
export const YEAR_PAGES = new RegExp(`(?:^|[;,.]\\s*)(${YEAR}):\\s?(${RANGE})(?![\\w(])`);
/** "12(3)", with a year in brackets and pages after it. */
export const VOLUME_ISSUE = new RegExp(
  `\\b(\\d{1,4})\\s?\\(((?:sup(?:pl?)?\\.?\\s?|S)?\\d+(?:[-–/]\\d+)?S?|\\d+ sup(?:pl?)?\\.?(?:\\s\\d+)?|esp(?:ecial)?\\.?|${MONTH})\\)\\s*(?:\\((${YEAR})\\))?(?:[:,]\\s*(?:article\\s)?(?!${YEAR}\\.?(?:\\s|$))(${PAGES})(?![\\w(]))?`,
  'i',
);
export const IS_YEAR = new RegExp(`^${YEAR}$`);
/** "15: 280-291" and "15: e2001". */
export const VOLUME_PAGES = new RegExp(`(?<![\\d–-])\\b(\\d{1,4})(?:\\s\\((?:[^()]{1,20})\\))?:\\s?(${RANGE}|[A-Za-z]{0,5}\\d+)\\b`, 'iu');
export const ANY_DATE = new RegExp(DATE, 'i');
export const ANY_DAY = new RegExp(DAY_AND_MONTH, 'i');
/** "Journal, 30, 5998–6008". */
export const COMMA_VOLUME_PAGES = new RegExp(`,\\s*(?!${YEAR})(\\d{1,4}),\\s*(${RANGE})(?=\\s*(?:[.,\\n]|$))`);
/** "EPJ Web of Conferences 52, 02001". */
export const ARTICLE_NUMBER = new RegExp(
  `(?<=\\p{L}\\.?)\\s(\\d{1,4}),\\s*(?!${YEAR}(?!\\d))([A-Za-z]?\\d{3,8})(?=\\s*(?:[.,\\n]|$))`,
  'u',
);
/** "Energy Policy 45, 12-20". */
export const NAME_VOLUME_PAGES = new RegExp(`(?<=\\p{L}\\.?)\\s(?!${YEAR})(\\d{1,4}),\\s*(${RANGE})(?=\\s*(?:[.,\\n]|$))`, 'u');
/** Pages between marks: ", 280–291." */
export const BARE_PAGES = new RegExp(`(?:^|[,:\\n]\\s*|\\s)(${RANGE})(?=\\s*(?:[.,\\n]|$))`);
/** A season beside the year of an issue: "(Autumn, 1985)", "Fall 2014". */
export const SEASON = new RegExp(`(?<=[\\s(,.])(Spring|Summer|Autumn|Fall|Winter),?\\s(?=${YEAR}(?!\\d))`);
/** The last year of the text. */
export const LAST_YEAR = new RegExp(`(?:^|[\\s(,\\n])[(]?(${YEAR})[a-z]?\\b[)]?(?=[\\s.,;:)\\n]|$)(?![^]*\\b${YEAR}[a-z]?\\b)`);
/** "History and Theory XXIX, 275–296", "Indian Chemical Engineer, XXXIII (2), 62–64". */
export const ROMAN_VOLUME_PAGES = new RegExp(
  `(?<=\\p{Ll}),?\\s([IVXLC]{2,8})(?:\\s\\((\\d+)\\))?[,:]\\s?(${RANGE})(?=\\s*(?:[.,\\n]|$))`,
  'u',
);
