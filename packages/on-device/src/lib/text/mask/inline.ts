import type { Mask } from '../mask.ts';
import { tagMasks } from './tags.ts';

/** Pieces inside sentences that are no content. Every expression is bounded, so that it stays linear. */
const LEFT_OUT: readonly RegExp[] = [
  // Comments, scripts and MathML.
  /<!--[\s\S]{0,2000}?-->|<(script|style|math)\b[^<>]{0,400}>[\s\S]{0,6000}?<\/\1>|<!\[?[A-Z][^<>]{0,400}>/gi,
  /&(?:nbsp|thinsp|ensp|emsp|shy|zwj|[mn]dash|hellip|#160);/gi,
  // Marks of sources: "[^2]", "[@smith2019]", "[citation needed]".
  /\[(?:\^[\w-]{1,30}|-?@[^[\]]{1,200}|citation needed|edit|link|note \d{1,2})\]/gi,
  // "(Figure 3.2)", "(see Fig. 1A and Table 2)".
  /\((?:see |cf\. |compare |e\.g\.,? )?(?:also )?(?:supplementary |extended data )?(?:figures?|figs?\.?|tables?|tab\.|box|eqs?\.|equations?|sections?|chapters?|appendix|abbildung|abb\.|figura|tableau|tabla|tabelle)\s?[\dIVXS][^()]{0,80}\)/gi,
  // Commands of LaTeX that only point elsewhere.
  /~?\\(?:cite[a-z]{0,10}\*?|ref|eqref|cref|autoref|label|footnotemark|index|vspace|hspace|pageref)(?:\[[^\]]{0,80}\]){0,2}\{[^{}]{0,300}\}/g,
  /\\(?:item|noindent|par|newline|medskip|bigskip|smallskip|centering|maketitle)\b|\\(?:begin|end)\{[a-z]{1,20}\*?\}(?:\[[^\]]{0,40}\])?/g,
  // Sounds and notes of captions.
  /\\?[[(](?:music|sound|noise|applause|laughter|laughs?|laughing|inaudible|crosstalk|silence|pause|sighs?|coughs?|clears throat|video plays|bell rings|background noise|indistinct|musik|musique|música|संगीत)[^[\]()]{0,20}[\])]/gi,
  /[♪♫]+/g,
  // Times of a recording inside a paragraph. Lines that begin with one are captions.
  /\[\d{1,2}:\d{2}(?::\d{2})?(?:[.,]\d{1,3})?\]|\(\d{1,2}:\d{2}:\d{2}\)/g,
];

const KEPT_PATTERNS: readonly RegExp[] = [
  /\$\$[^$]{1,1000}\$\$|(?<![\w\\$])\$(?=[^\s\d$])[^$\n]{1,200}(?<!\s)\$(?![\w$])|\\\([^\n]{1,300}?\\\)|\\\[[\s\S]{1,1000}?\\\]/g,
  /\b(?:https?:\/\/|www\.)[^\s<>"”)\]]{1,400}|\bdoi:\s?10\.\S{1,100}/gi,
  /(?<![\w.+-])[\w.+-]{1,60}@[\w-]{1,60}(?:\.[\w-]{1,30}){1,4}/g,
  // Postcodes of Britain and the United States: "SW1A 1AA", "MA 02139".
  /\b[A-Z]{1,2}\d[A-Z\d]?\s\d[A-Z]{2}\b|(?<=,\s[A-Z]{2}\s)\d{5}(?:-\d{4})?\b/g,
];

/** Numbers of sources, several of which are one mark: "[12]", "[3, 5–7]", "[1], [2] and [4]–[6]". */
const ONE_NUMBERED = String.raw`\[\d{1,3}(?:\s?[,;–-]\s?\d{1,3}){0,20}\]`;
const NUMBERED = new RegExp(String.raw`${ONE_NUMBERED}(?:(?:\s?[,;–-]\s?|,?\sand\s|\s)?${ONE_NUMBERED}){0,20}`, 'g');
/** Words that need the mark after them: "as shown in [3]", "the method of [4]". Without it the sentence would break off. */
const NEEDS_MARK =
  /(?:^|[\s(])(?:in|by|of|from|see|with|to|than|and|or|for|on|at|per|via|following|cf\.|refs?\.?|references?|works?|both|using|like|e\.g\.,?)\s$/i;

/** One source in brackets: names, then a year: "Smith, 2019", "see Rao & Li, 2020a, p. 4". */
const SOURCE =
  /^(?:(?:see|cf\.?|e\.g\.,?|i\.e\.,?|as cited in|reviewed (?:in|by)|for (?:a )?reviews?,?|also|and)\s){0,3}(?:(?:van|von|de|der|den|da|di|del|la|le|al)\s){0,2}\p{Lu}[\p{L}\p{M}'’.-]*(?:(?:,\s|\s)(?:\p{Lu}[\p{L}\p{M}'’.-]*|and|&|et al\.?,?|van|von|de|der|den|da|di|del|la|y|und|et|for|of)){0,12},?\s(?:(?:1[5-9]|20)\d\d[a-z]?|n\.d\.|in press|forthcoming)(?:[,:]\s?(?:(?:1[5-9]|20)\d\d)?[a-z]?(?:pp?\.\s?)?[\d–-]*){0,6}$/u;
/**
 * Marks that only a citation has: two authors, "et al.", a page, several sources. A bracket such as "(Versailles, 1919)" may be content.
 */
const SURELY_SOURCE = /&|\bet al\b|;|\bpp?\.\s?\d|\bin press\b|\b(?:19|20)\d\d[a-z]\b|n\.d\.|\p{Lu}[\p{L}-]+ and \p{Lu}/u;
const BRACKETS = /\(([^()]{6,400})\)/g;
/** Numbers of sources after a full stop or a comma, where superscripts lost their form: "in cells.12,13 The". */
const RAISED = /(?<=\p{Ll}{2}[.,;]|\p{Ll}{2}[.,;]["”’)])\d{1,3}(?:[,–-]\d{1,3}){0,8}(?=\s|$)/gu;
/** The number of a footnote after a value: "p > .250.1 Those who". */
const AFTER_VALUE = /(?<=\.\d{2,4}\.)\d{1,2}(?=\s+\p{Lu})/gu;
/** Raised numbers count as marks from this number of them on. */
const RAISED_OFTEN = 3;

/** The pieces inside sentences that are no content. */
export function inlineMasks(raw: string): Mask[] {
  const masks: Mask[] = [];
  for (const pattern of KEPT_PATTERNS)
    for (const { index, 0: text } of raw.matchAll(pattern)) masks.push({ start: index, end: index + text.length, kept: true });
  for (const pattern of LEFT_OUT)
    for (const { index, 0: text } of raw.matchAll(pattern)) masks.push({ start: withSpace(raw, index), end: index + text.length });
  masks.push(...tagMasks(raw), ...numbered(raw), ...sources(raw));
  for (const { index, 0: text } of raw.matchAll(AFTER_VALUE)) masks.push({ start: index, end: index + text.length });
  const raised = [...raw.matchAll(RAISED)];
  if (raised.length >= RAISED_OFTEN) for (const { index, 0: text } of raised) masks.push({ start: index, end: index + text.length });
  return masks;
}

/** The offset of the space before a mark in brackets, which belongs to the mark. */
function withSpace(raw: string, index: number): number {
  return /[[(\\]/.test(raw[index] ?? '') && raw[index - 1] === ' ' ? index - 1 : index;
}

/** The numbers of sources. A number that is a word of its sentence stays in quotes. */
function numbered(raw: string): Mask[] {
  return [...raw.matchAll(NUMBERED)].map(({ index, 0: text }): Mask => {
    const end = index + text.length;
    const before = raw.slice(Math.max(0, index - 12), index);
    // "[4] shows that …": the mark is the subject.
    const subject = /(?:^|\n[ \t]*|[.!?]\s)$/.test(before) && /^\s(?:and\s)?\p{Ll}/u.test(raw.slice(end, end + 8));
    return subject || NEEDS_MARK.test(before) ? { start: index, end, kept: true } : { start: withSpace(raw, index), end };
  });
}

/** The sources in brackets. A text with none that is certain has none. */
function sources(raw: string): Mask[] {
  const found = [...raw.matchAll(BRACKETS)].filter(({ 1: inside = '' }) => {
    if (!/\d{4}|n\.d\.|in press/.test(inside)) return false;
    const [first = '', ...rest] = inside.split(';').map((piece) => piece.trim());
    return SOURCE.test(first) && rest.every((piece) => SOURCE.test(piece) || /^(?:1[5-9]|20)\d\d[a-z]?$/.test(piece));
  });
  if (found.length < 2 || !found.some(({ 1: inside = '' }) => SURELY_SOURCE.test(inside))) return [];
  return found.map(({ index, 0: text }) => ({ start: withSpace(raw, index), end: index + text.length }));
}

/**
 * Marks around words: emphasis, links and code of Markdown. The words stay. A line that is bold as a whole may be a heading and stays as
 * it is.
 */
export function markupMasks(raw: string): Mask[] {
  const masks: Mask[] = [];
  const mask = (start: number, length: number) => masks.push({ start, end: start + length });
  for (const { index, 0: text, 1: marks = '' } of raw.matchAll(
    // The star of "π*" is a part of the formula.
    /(?<![\p{L}\p{N}_*\\])(\*{1,3}|__)(?=[^\s*_])[^*\n]{1,300}?(?<=[^\s*])\1(?![\p{L}\p{N}_*])/gu,
  )) {
    const whole =
      /(?:^|\n)[ \t]*$/.test(raw.slice(Math.max(0, index - 20), index)) &&
      /^:?[ \t]*(?:\n|$)/.test(raw.slice(index + text.length, index + text.length + 20));
    if (whole) continue;
    mask(index, marks.length);
    mask(index + text.length - marks.length, marks.length);
  }
  for (const { index, 0: text, 1: open = '', 2: words = '' } of raw.matchAll(
    /(!?\[)([^[\]\n]{0,300})\]\((?:[^()\s]|\([^()\s]{0,80}\)){0,400}(?:\s"[^"\n]{0,100}")?\)/g,
  )) {
    if (open.startsWith('!')) mask(index, text.length);
    else {
      mask(index, open.length);
      mask(index + open.length + words.length, text.length - open.length - words.length);
    }
  }
  // "[[Page|words]]", "[[Page#Part]]", "![[picture.png]]": links between notes, of which the last words stay.
  for (const { index, 0: text, 1: embed = '', 2: words = '' } of raw.matchAll(
    /(!?)\[\[(?:[^[\]|#\n]{0,200}[|#]){0,4}([^[\]|#\n]{1,200})\]\]/g,
  )) {
    if (embed === '!') mask(index, text.length);
    else {
      mask(index, text.length - words.length - 2);
      mask(index + text.length - 2, 2);
    }
  }
  for (const { index, 0: text } of raw.matchAll(/(?<!=)==(?=[^\s=])[^=\n]{1,200}(?<=[^\s=])==(?!=)/g)) {
    mask(index, 2);
    mask(index + text.length - 2, 2);
  }
  for (const { index, 0: text } of raw.matchAll(/(?<!`)`[^`\n]{1,200}`(?!`)/g)) {
    mask(index, 1);
    mask(index + text.length - 1, 1);
  }
  for (const { index, 0: text, 1: words = '' } of raw.matchAll(/\\(?:emph|text(?:bf|it|tt|sc|rm|sf)?|underline|mbox)\{([^{}]{0,300})\}/g)) {
    mask(index, text.length - words.length - 1);
    mask(index + text.length - 1, 1);
  }
  for (const { index, 0: text } of raw.matchAll(/\s?\{[#.:][\w\s#.:="'-]{1,100}\}/g)) mask(index, text.length);
  return masks;
}
