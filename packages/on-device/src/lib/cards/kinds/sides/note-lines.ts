import { TERM_LIST } from '../../../terms/marked-terms.ts';
import type { TextDocument } from '../../../text/document.ts';
import { isVerb } from '../../../text/word-classes.ts';
import { placeOf, type Sides, type TextLine, wordsIn } from './card-sides.ts';

/** "1. Osmosis: …", "• Diffusion – …", "Active transport = …", "DNS -> …", "Schema⇥…": a term, a mark and its meaning. */
const LINE =
  /^\s*(?:[-*•·▪◦○●‣–]\s*|\d{1,3}[.)]\s+)?([\p{L}\p{N}"“‘(](?:\([^()\t\n]{1,40}\)|[^(\t\n]){0,70}?)(?:\s*[:=]\s+|\s+[-–—:=]+\s+|[-–—]\s+|\s*(?:[-=]{1,3}>|[→⇒])\s*|\t+)(\S.*)$/u;
/** The fewest lines that make a list of definitions. Fewer do where nothing else stands in the material and each has an equals sign. */
const FEWEST_LINES = 4;
const LONGEST_TERM = 9;
const LONGEST_MEANING = 45;
/** Labels of remarks, of tasks and of what stands around a subject, and days. */
export const LABEL =
  /^(?:n\.?b|note|notes|remember|reminder|remark|important|warning|tip|hint|example|examples|e\.?g|i\.?e|ex|exam|exams|midterm|final|test|quiz|home ?work|hw|task|to-?do|assignment|deadline|due|ask|check|read|reading|readings|revise|see|watch|link|source|sources|ref|references?|author|title|name|names?|date|time|room|place|lecturer|teacher|prof(?:essor)?|dr|tutor|email|office hours|course|subject|module|topic|topics|summary|overview|conclusion|abstract|keywords?|introduction|background|aims?|objectives?|methods?|results?|discussion|q|a|question|answer|questions|answers|me|you|speaker|interviewer|student)(?:\s+\S{1,8})?$|^(?:week|wk|chapter|ch|unit|lecture|slide|page|p|fig|figure|table|part|section|step|day|lesson|session|question|q)\b\.?\s*\d|\s(?:week|chapter|lecture|unit|lesson)\s\d+$|^(?:mon|tues?|wednes|wed|thurs?|fri|satur|sat|sun)(?:day)?\b|^(?:\d{1,2}\.?\s)?(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)\p{Ll}*\.?(?:\s\d|$)/iu;
/** Words of a statement before the mark, and the initials of an author. */
const NO_TERM =
  /\s(?:is|are|was|were|has|have|had|can|will|does|did|must|should|where|when|if|because)\s|\bw\/|^(?:need|must|should|may)\s|[?!;]|[.]\s+\p{Ll}|,\s\p{Lu}\.|https?$|[₀-₉⁺⁻]|\s\+\s|^[^\p{L}]*\p{L}?[^\p{L}]*$/u;
/** The date of an event. */
const DATE = /^(?:c\.?\s?)?(?:[\dx]{3,4}|\d{1,2}(?:st|nd|rd|th)\s)[\s\dx–-]*(?:b\.?c|c\.?e|a\.?d|centur|$)/i;
/** Links, programs, chains, and what a writer still has to do. */
const NO_MEANING = /https?:|www\.|[{}|\\]|[:;?]$|\w\[[A-Z]|\?\?|^(?:ask|see|read|check|look up|revise|hand in|bring)\s/i;
/** A chain, which is a meaning only behind a colon: "Bosnian crisis: annexation → anger in Serbia → …". */
const CHAIN = /(?:->|[→⇒]).*(?:->|[→⇒])/;
/** "week 4", "Dr Okafor", "case list (revision)": the title of a course or of a sheet. */
const COURSE = /^(?:week|lecture|chapter)\s\d|\b(?:Dr|Prof)\.?\s\p{Lu}|\((?:revision|notes)\)/u;
/** "MAIN causes = MAIN acronym": a short meaning that begins as its name does. */
const repeats = (name: string, meaning: string) => {
  const [first = '', ...rest] = meaning.toLowerCase().split(/\s+/);
  return rest.length < 3 && name.toLowerCase().split(' ')[0] === first;
};
/** "Ohm's law V = IR", "Capacitance C = Q/V": the symbol behind a name belongs to its formula. */
const SYMBOL = /\s\p{L}$/u;
const FORMULA = /^[\p{L}\p{N}]{1,3}(?:$|[^\p{L}])/u;
/** A word, which rows of measured values have not. */
const WORD = /\p{L}{3}/u;
/** A line with more words is prose. */
const HEADING = 4;

/** Words after a title's mark. */
const SHORT = 2;

/** The lines of notes of which most are a term, a mark and its meaning. In such a list each is a definition, whatever the grammar of its meaning. */
export function noteLines(document: TextDocument, lines: readonly TextLine[]): Sides[] {
  return listIn(document, lines.slice(isTitled(document.raw, lines) ? 1 : 0));
}

/** Whether the first line stands alone above an empty line, as a title does, and the lines below it do not. */
function isTitled(raw: string, [first, second, third]: readonly TextLine[]): boolean {
  const isApart = (above: TextLine, below: TextLine) => /\n\s*\n/.test(raw.slice(above.start + above.text.length - 1, below.start));
  return first !== undefined && second !== undefined && third !== undefined && isApart(first, second) && !isApart(second, third);
}

/** The lines of such lists that stand under one heading of other notes. */
export function noteSections(document: TextDocument, lines: readonly TextLine[]): Sides[] {
  return sectionsOf(lines).flatMap((section) => listIn(document, section));
}

/** The lines between headings with a mark, and those below the heading of a list of terms. */
function sectionsOf(lines: readonly TextLine[]): TextLine[][] {
  const sections: TextLine[][] = [[]];
  for (const line of lines) {
    if (/^#{1,6}\s/.test(line.text) || TERM_LIST.test(line.text.trim().replace(/:$/, ''))) sections.push([]);
    else sections.at(-1)?.push(line);
  }
  return sections.length > 1 ? sections : [];
}

function listIn({ raw }: TextDocument, lines: readonly TextLine[]): Sides[] {
  const found = lines.flatMap((line) => noteIn(raw, line));
  const names = new Set(found.map(({ front }) => raw.slice(front.start, front.end).toLowerCase()));
  // In a conversation the names of the speakers come again.
  const isAll = found.length === lines.length && lines.every(({ text }) => /\s=\s/.test(text));
  if ((found.length < FEWEST_LINES && !isAll) || names.size < 0.8 * found.length) return [];
  const inside = found.reduce((sum, { front, back }) => sum + wordsIn(raw, { start: front.start, end: back.end }), 0);
  const all = lines.reduce((sum, { text }) => sum + lengthOf(text), 0);
  const told = found.filter(({ back }) => WORD.test(raw.slice(back.start, back.end)));
  return 2 * inside < all || 2 * told.length < found.length ? [] : found.slice(isTitle(raw, found, lines) ? 1 : 0);
}

/** "Rivers - key words": the first line is the title of a list whose meanings are longer. */
function isTitle(raw: string, found: readonly Sides[], [top]: readonly TextLine[]): boolean {
  const lengths = found.map(({ back }) => wordsIn(raw, back));
  const [first = 0] = lengths;
  const isFirst = top !== undefined && (found[0]?.front.start ?? 0) < top.start + top.text.length;
  return isFirst && first <= SHORT && lengths.filter((length) => length > SHORT).length > found.length / 2;
}

/** The words of a line that count against a list: headings, rows of a table beside it and the two lines of a question do not. */
function lengthOf(text: string): number {
  const { length } = text.trim().split(/\s+/);
  return length <= HEADING || /^\s*(?:[qa]\s?[:.)]|\|)/i.test(text) ? 0 : length;
}

/** "topsoil = dark earth; subsoil = pale earth" is two labels in one line. */
const LABELS = /;\s+(?=[^=:;–—]{1,40}\s=\s)/g;

/**
 * The sides of the labels in a line.
 * @param allowed labels that are a term here: those of a fact whose subject stands over the line
 */
export function noteIn(raw: string, { start, text }: TextLine, allowed?: RegExp): Sides[] {
  if (!/^[^=:;–—]{1,40}\s=\s/.test(text)) return sidesOf(raw, { start, text }, allowed);
  let from = 0;
  return text.split(LABELS).flatMap((label) => {
    const at = text.indexOf(label, from);
    from = at + label.length;
    return sidesOf(raw, { start: start + at, text: label }, allowed);
  });
}

function sidesOf(raw: string, line: TextLine, allowed?: RegExp): Sides[] {
  const [whole, term = '', rest = ''] = LINE.exec(line.text) ?? [];
  if (whole === undefined) return [];
  const name = term.replace(/[\s"“”‘’]+/g, ' ').trim();
  if ((LABEL.test(name) && !allowed?.test(name)) || COURSE.test(name) || COURSE.test(rest) || repeats(name, rest)) return [];
  if (DATE.test(name) || NO_TERM.test(name) || NO_MEANING.test(rest) || name.split(' ').length > LONGEST_TERM) return [];
  // "rehearsal links new info → better memory": a statement and what follows from it.
  if (/[→⇒>]/.test(whole.slice(0, whole.length - rest.length)) && name.split(' ').slice(1).some(isVerb)) return [];
  const at = whole.length - rest.length;
  const mark = whole.slice(whole.indexOf(term) + term.length, at);
  // "most common 6 months - 6 years" is a range.
  if (/\d/.test(name) && /^\d/.test(rest) && /^\s*[-–—]/.test(mark)) return [];
  if (CHAIN.test(`${mark}${rest}`) && !mark.includes(':')) return [];
  const [meaning = ''] = wordsIn(raw, placeOf(line, rest, at)) > LONGEST_MEANING ? rest.split(/(?<=[.!?])\s/) : [rest];
  const back = placeOf(line, meaning.replace(/[\s.;,]+$/, ''), at);
  if (back.end === back.start || wordsIn(raw, back) > LONGEST_MEANING) return [];
  const front = placeOf(line, term, whole.indexOf(term));
  const symbol = /=/.test(mark) && FORMULA.test(meaning) ? SYMBOL.exec(term)?.[0].length : undefined;
  if (symbol === undefined) return [{ front, back }];
  return [
    {
      front: { ...front, end: front.start + term.trimEnd().length - symbol },
      back: { ...back, start: front.start + term.trimEnd().length - symbol + 1 },
    },
  ];
}
