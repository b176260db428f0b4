import { leadingNames } from '../leading-names.ts';
import { isBody } from '../names/bodies.ts';

export interface TextLine {
  readonly start: number;
  readonly end: number;
  readonly text: string;
  /** Offset of the content after a bullet or number, or -1. */
  readonly marked: number;
  readonly indented: boolean;
}

/** A bullet, a number, or a bullet and a number: "- [1] ", "* 1. ". Markdown writes a bracket with a stroke before it. */
export const MARKER =
  /^\s*(?:(?:[•·▪◦‣*+–—-]\s+)?(?:\\?\[\d{1,3}\\?\]|\(\d{1,3}\)|\d{1,3}(?:[.)](?=\s+\D|\s*$)|、|[)-](?=\p{Lu}\p{Ll}|\p{Lu}[\p{Lu}’']{2,},\s)))|[•·▪◦‣*+–—-](?=\s))\s*/u;
export const HEADING =
  /^(?:#{1,6}\s+)?[*_]{0,2}(?:my |list of )?(?:references?(?: list)?|bibliography|works cited|sources?|citations?|literature)\s*:?[*_]{0,2}:?$/i;
export const STATES_YEAR = /(?:^|\D)(?:1[5-9]|20)\d\d(?!\d)|\bn\.?\s?d\./;

/**
 * The layout by which the entries of a block are told apart: further lines of an entry are indented; each entry has a number or bullet; long lines were
 * cut to one width; or each line is an entry.
 */
export type Layout = 'hanging' | 'marked' | 'wrapped' | 'lines';

/** The widest line of a text that was cut to one width, in characters. */
export const WIDEST = 110;

export function layoutOf(lines: readonly TextLine[]): Layout {
  const [first] = lines;
  const indented = lines.filter((line) => line.indented).length;
  if (first !== undefined && !first.indented && indented > 0) return 'hanging';
  const marked = lines.filter((line) => line.marked >= 0).length;
  const opened = first !== undefined && marked > 0 && (lines.find((line) => !HEADING.test(line.text.trim()))?.marked ?? -1) >= 0;
  if (opened && marked >= lines.filter((line) => line.marked < 0 && beginsEntry(line.text)).length) return 'marked';
  const longest = widthOf(lines);
  const full = lines.filter((line) => line.text.length > longest - 20).length;
  return lines.length > 3 && longest >= 50 && longest <= WIDEST && full * 3 >= lines.length ? 'wrapped' : 'lines';
}

/** The length of the longest line, without addresses on lines of their own, which no program divides. */
export function widthOf(lines: readonly TextLine[]): number {
  return lines.reduce((most, { text }) => (/\S\s+\S/.test(text) ? Math.max(most, text.length) : most), 0);
}

/** Whether the first word of the next line would have fitted on this line. */
export function endsEarly(previous: TextLine, line: TextLine, width: number): boolean {
  const word = /^\s*(\S{0,200})/.exec(line.text)?.[1]?.length ?? 0;
  return previous.text.length + 1 + word < width - 1;
}

/** Whether an entry can end here: it states a date, leaves no bracket open, and ends with a full stop, a bracket, a number or an address. */
export function isComplete(entry: string): boolean {
  if (entry.lastIndexOf('(') > entry.lastIndexOf(')')) return false;
  return STATES_YEAR.test(entry) && /(?:[.)\]>”"\d]|\S*(?:https?:\/\/|\b10\.\d{4,9}\/)\S+)\s*$/i.test(entry);
}

/** Whether a line begins with names and a year in brackets, with which no line goes on: "Lee C, Cho U (2010) Woods". */
export function beginsDated(text: string): boolean {
  return leadingNames(text).some(({ certain, end }) => certain && /^[\s.,]*\((?:1[5-9]|20)\d\d[a-z]?\)/.test(text.slice(end)));
}

/** Whether a line begins with a name and initials, before which an entry without a full stop ends: "Eliot, T S “The Waste Land”". */
export function beginsNamed(text: string): boolean {
  return /^\s*\p{Lu}[\p{L}'’-]+,\s(?:\p{Lu}\.?\s?){1,3}(?=[\s"“(,&]|$)/u.test(text) || beginsDated(text);
}

/** A title in quotation marks behind a name: "Owen Bowcott, 'Judges warn over access to justice'". */
const TITLE_IN_QUOTES = /^[.,]\s["“'‘«]\p{Lu}/u;

/** Whether a line begins as an entry does: with names, or with an organisation and a year. */
export function beginsEntry(text: string): boolean {
  const [names] = leadingNames(text.replace(MARKER, ''));
  if (names !== undefined && TITLE_IN_QUOTES.test(text.slice(names.end, names.end + 12))) return true;
  if (names !== undefined && (names.certain || names.names.length > 1 || STATES_YEAR.test(text.slice(names.end, names.end + 12))))
    return true;
  const body = /^\s*((?:[\w-]+\.)+\w{2,4}|[^.:,“"]{2,100})[.:,]\s/.exec(text)?.[1] ?? '';
  if (isBody(body) || /^\S+\.\w{2,4}$/.test(body)) return true;
  return /^\s*[^.,:;“"]{2,80}?[.,]?\s+[(]?(?:1[5-9]|20)\d\d[a-z]?[).,:]/.test(text) || /^\s*\p{Lu}[\p{L}'’-]+,\s\p{Lu}/u.test(text);
}
