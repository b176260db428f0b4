import {
  beginsDated,
  beginsEntry,
  beginsNamed,
  endsEarly,
  isComplete,
  type Layout,
  STATES_YEAR,
  type TextLine,
  WIDEST,
} from './entry-lines.ts';

/** The lines around a line, and the entry before it. */
export interface Around {
  readonly layout: Layout;
  /** Length of the longest line of the block. */
  readonly width: number;
  /** Whether the block may be one entry: blank lines separate sources, and no other source has ended in the block. */
  readonly alone: boolean;
  /** Whether the line is the last of the block. */
  readonly last: boolean;
  /** The entry so far. */
  readonly entry: string;
}

const IDENTIFIER_LINE = /^\s*(?:<?https?:\/\/|www\.|doi:\s?|10\.\d{4,9}\/)\S+\s*$/i;
const VISITED = /^\s*(?:available (?:at|from)|accessed|retrieved|\(accessed|\[accessed)\b/i;

/** One name in full before a title: "André Platzer. Differential dynamic logic". */
const NAME_AND_TITLE = /^\s*\p{Lu}[\p{L}'’-]+(?:\s\p{Lu}\.?)?\s\p{Lu}[\p{L}'’-]+\.\s\p{Lu}/u;

/** Publisher and year in a bracket, with which lawyers end an entry: "(15th edn, Sweet & Maxwell 2020) ch 3", "(Law Com No 386, 2019)". */
const ENDS_IN_PRESS = /[\p{L}\d,.]\s(?:1[5-9]|20)\d\d\)(?:\s(?:ch\s)?\d{1,4})?\.?\s*$/u;
/** One name in full before a comma, "and" or the mark of editors: "HLA Hart, ", "Catherine Elliott and ". */
const NAME_IN_FULL = /^\s*\p{Lu}[\p{L}.'’-]*(?:\s\p{Lu}[\p{L}.'’-]*){1,3}(?:,\s|\sand\s|\s\(eds?\))/u;

/** Whether an entry ends in its year or pages, and a name and a title follow. */
function beginsAfterFigures(entry: string, text: string): boolean {
  return (/\d\.?\s*$/.test(entry) && NAME_AND_TITLE.test(text)) || (ENDS_IN_PRESS.test(entry) && NAME_IN_FULL.test(text));
}

/** Whether a line belongs to the entry before it: a wrapped or hanging line. */
export function continues(previous: TextLine, line: TextLine, { layout, width, alone, last, entry }: Around): boolean {
  if (VISITED.test(line.text)) return true;
  if (layout === 'hanging') return line.indented;
  // "10. The dusky shark" and "(11): 2126–2137" go on where lines were cut to one width and the entry has not ended.
  if (line.marked >= 0) return layout === 'wrapped' && !isComplete(entry) && !endsEarly(previous, line, width);
  const isAddress = IDENTIFIER_LINE.test(line.text);
  // A style prints one address of a work, so a second one would be lost: it counts as another source.
  if (isAddress && IDENTIFIER_LINE.test(previous.text)) return false;
  if (layout === 'marked') return isAddress || !(isComplete(entry) && STATES_YEAR.test(line.text) && beginsEntry(line.text));
  if (isAddress && layout === 'wrapped') return true;
  if (isAddress) return alone && last && !/https?:\/\/|\b10\.\d{4}/.test(entry);
  const isWhole = previous.text.length > WIDEST && STATES_YEAR.test(entry) && beginsEntry(line.text);
  if (!isWhole && /[:&(–-]\s*$|\s(?:and|in|of|the|for|to|on)\s*$/i.test(previous.text)) return true;
  // A list may also end each entry with a comma or a semicolon.
  if (/[,;]\s*$/.test(previous.text)) return !(isComplete(entry.replace(/[,;]\s*$/, '')) && beginsEntry(line.text));
  if (line.indented && !IDENTIFIER_LINE.test(previous.text) && !/^(?: {2,}|\t)/.test(entry)) return true;
  // A line ends early only where its entry ends.
  if (layout === 'wrapped' && STATES_YEAR.test(entry) && beginsDated(line.text)) return false;
  if (layout === 'wrapped')
    return !endsEarly(previous, line, width) && !(isComplete(entry) && (beginsEntry(line.text) || beginsAfterFigures(entry, line.text)));
  if (!alone || previous.text.length < 50 || (STATES_YEAR.test(entry) && STATES_YEAR.test(line.text) && beginsNamed(line.text)))
    return false;
  return !/[.!?)"”’\d]\s*$/.test(previous.text) || (!isComplete(entry) && !beginsEntry(line.text));
}
