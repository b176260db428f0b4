import { isStopWord } from '../../language/stop-words.ts';
import { BULLET, opensItem } from './item-marks.ts';
import type { LineKind } from './text-line.ts';

interface HeadingLine {
  readonly text: string;
  readonly capsAreHeadings: boolean;
  /** Whether it is the first line of the text. */
  readonly first: boolean;
  /** The line above, unless that is blank. */
  readonly previous: { readonly kind: LineKind; readonly text: string } | undefined;
  /** The next line that is not blank. */
  readonly next: { readonly text: string; readonly touching: boolean; readonly row: boolean } | undefined;
}

/** The depth of a heading and the offsets of its title in the line. */
interface Heading {
  readonly level: number;
  readonly start: number;
  readonly end: number;
}

const LONGEST_TITLE = 90;
const LONGEST_TITLE_WORDS = 9;
/** Words in a line ending in a colon that make it the announcement of a list, not a heading. */
const ANNOUNCES = /\b(?:is|are|was|were|include|includes|including|follow|follows|following|these|contains?|consists?|has|have)\b/i;

/** The sections of papers, which are headings in any capitals. */
const SECTION =
  /^(?:abstract|introduction|background|related work|(?:patients|materials?) and methods|methods|methodology|results|results and discussion|discussion|conclusions?|references|bibliography|acknowledge?ments?)\s*:?$/i;

/** The box of a medical journal, over its list. */
const BOX = /^strengths and limitations(?: of (?:this|the|our) study)?\s*:?$/i;

/** Reads a line as a heading by its markup, number, capitals, colon or shape. Returns undefined for other lines. */
export function headingOf(line: HeadingLine): Heading | undefined {
  const { text } = line;
  const marked = /^(#{1,6})\s+/.exec(text);
  if (marked !== null) {
    const end = text.replace(/[\s#]+$/, '').length;
    return end > marked[0].length ? { level: (marked[1] as string).length, start: marked[0].length, end } : undefined;
  }
  if (text.length > LONGEST_TITLE) return undefined;
  if (BOX.test(text) && line.next !== undefined) return { level: 1, start: 0, end: text.replace(/:$/, '').length };
  if (SECTION.test(text) && line.next !== undefined && !line.next.row && !opensItem(line.next.text)) {
    return { level: 1, start: 0, end: text.replace(/:$/, '').length };
  }
  const bold = /^(\*\*|__)([^*_]+)\1:?$/.exec(text);
  if (bold !== null) return { level: 2, start: 2, end: 2 + (bold[2] as string).replace(/:$/, '').length };
  return numbered(line) ?? titled(line) ?? shaped(line);
}

/** "28 June 1914 Sarajevo": the number of a day. */
const DAY = /^\d{1,2}\.?\s(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)(?:\p{Ll}{1,6})?\.?(?:\s|$)/iu;

/** "2.1 Cell walls", "3 Results", "Chapter 4: Waves", "1. Introduction" above text. */
function numbered({ text, previous, next }: HeadingLine): Heading | undefined {
  if (next === undefined || next.row || /[.!?;,]$/.test(text) || wordsIn(text) > LONGEST_TITLE_WORDS + 2) return undefined;
  const end = text.replace(/:$/, '').length;
  if (/^(?:chapter|unit|module|section|part|lecture|topic|week|appendix|slide)\s+[\dIVXA-Z]+\b(?:\s*[:.–-]\s*|\s+\p{Lu}|$)/iu.test(text)) {
    return { level: 1, start: 0, end };
  }
  const deep = /^(\d{1,2}(?:\.\d{1,2}){1,4})\.?\s+(?=\p{Lu})/u.exec(text);
  if (deep !== null) return { level: (deep[1] as string).split('.').length, start: deep[0].length, end };
  if (DAY.test(text)) return undefined;
  const single = /^(\d{1,2}|[IVX]{1,5})(\.?)\s+(?=(["“‘]?[\p{Lu}\d]))/u.exec(text);
  const overBullets = next.touching && BULLET.test(next.text);
  if (single === null || previous !== undefined || (opensItem(next.text) && !overBullets)) return undefined;
  // "1. Introduction" is an item of a list unless prose or bullets follow, "5. 1923: the Ruhr" unless bullets do.
  if (!overBullets && ((single[2] === '.' && wordsIn(next.text) < 8) || !/^\p{Lu}/u.test(single[3] ?? ''))) return undefined;
  return { level: 1, start: single[0].length, end };
}

/** The first line of a text with an empty line below it: "MACRO - ch. 11 Money & banking". */
function titled({ text, first, next }: HeadingLine): Heading | undefined {
  if (!first || next === undefined || next.touching || next.row || /[.!?;,:]["'”’)\]]*$/.test(text) || opensItem(text)) return undefined;
  const over = /^#|^\d+\.?\s+\p{Lu}/u.test(next.text) || wordsIn(next.text) >= 8;
  return over && wordsIn(text) > 1 && wordsIn(text) <= LONGEST_TITLE_WORDS + 3 ? { level: 1, start: 0, end: text.length } : undefined;
}

/** A line in capitals, with a colon at its end, or short and above text. */
function shaped({ text, capsAreHeadings, previous, next }: HeadingLine): Heading | undefined {
  if (next === undefined || opensItem(text) || wordsIn(text) > LONGEST_TITLE_WORDS) return undefined;
  const mayOpen = previous === undefined || previous.kind !== 'text' || /[.!?]["'”’)\]]*$/.test(previous.text);
  if (!mayOpen) return undefined;
  if (text.endsWith(':')) {
    const title = text.replace(/[\s:]+$/, '');
    return ANNOUNCES.test(title) || /[.!?]\s/.test(title) ? undefined : { level: 2, start: 0, end: title.length };
  }
  if (/[.!?;,…=]["'”’)\]]*$/.test(text) || next.row) return undefined;
  if (isAllCaps(text) && capsAreHeadings && wordsIn(text) > 0 && !isAllCaps(next.text)) return { level: 1, start: 0, end: text.length };
  return standsOverText(text, previous !== undefined, next) ? { level: 2, start: 0, end: text.length } : undefined;
}

/** Two sentences, or one that breaks off: what somebody says, and no title. */
const SPOKEN = /\p{Ll}{3}[.!?]\s+\p{Lu}|(?:--|\.{3}|…|\\)$/u;

function standsOverText(text: string, touchesAbove: boolean, next: { readonly text: string; readonly touching: boolean }): boolean {
  if (
    !/^["“(]?[\p{Lu}\p{N}]/u.test(text) ||
    text.includes('=') ||
    !/\p{L}{3}/u.test(text) ||
    /:\s|\s[-–—=→]\s|\t|\(cont/u.test(text) ||
    /^\d+$/.test(text) ||
    SPOKEN.test(text)
  )
    return false;
  const words = text.split(/\s+/);
  if (isStopWord((words.at(-1) ?? '').toLowerCase())) return false;
  // A statement is a note, not a title: "Enzymes are proteins". "Why There Are Two Tides" has the capitals of a title.
  if (
    !inTitleCase(words) &&
    /^(?:I|we|you|he|she|they|that['’]s|it['’]s)\b|\s(?:I|we|you|he|she|they|(?:it|that|what|there)['’]s|you['’]re)(?=\s|$|['’])|\s(?:is|are|was|were|has|have|had|can|will|does|do|means|causes?|makes?|uses?|needs?|contains?)\s/i.test(
      text,
    )
  )
    return false;
  if (opensItem(next.text)) return true;
  const below = wordsIn(next.text);
  const sentence = below >= 8 || (below >= 4 && /[.!?]$/.test(next.text));
  if (!sentence) return false;
  return !touchesAbove || words.length <= 6;
}

/** Whether nearly all words but function words begin with a capital. */
function inTitleCase(words: readonly string[]): boolean {
  const main = words.filter((word) => /^\p{L}/u.test(word) && !isStopWord(word.toLowerCase()));
  return words.length >= 3 && main.length >= 2 && main.every((word) => /^\p{Lu}/u.test(word));
}

export function isAllCaps(text: string): boolean {
  return !/\p{Ll}/u.test(text) && (text.match(/\p{Lu}/gu)?.length ?? 0) >= 3;
}

function wordsIn(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}
