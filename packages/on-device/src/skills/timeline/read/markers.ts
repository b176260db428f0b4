import type { RawLine } from '../../../lib/dates/lines.ts';

/** A mark such as "Week 3-4" or "Unit II" before other words of a line. */
export interface Marker {
  readonly kind: 'week' | 'unit';
  /** The kind of its word: "week", "unit", "module"; "number" for "3." alone. */
  readonly word: string;
  readonly from: number;
  readonly to: number;
  /** Offsets of the mark itself, "Unit II". */
  readonly start: number;
  readonly end: number;
  /** Offsets of the words after it. */
  readonly restStart: number;
  readonly restEnd: number;
}

const WEEK_WORDS = 'weeks?|wks?|semanas?|semaines?|wochen?|सप्ताह|हफ़्ता';
const WORD = `${WEEK_WORDS}|units?|unidad(?:es)?|unités?|modules?|mods?|m[oó]dulos?|chapters?|cap[ií]tulos?|chapitres?|blocks?|parts?|lectures?|sessions?|topics?|temas?|lessons?|s[ée]ances?|sitzung(?:en)?|clases?|sesi[oó]n(?:es)?|einheit(?:en)?|class|days?|d[ií]as?|tag|इकाई|अध्याय`;
const IS_WEEK = new RegExp(`^(?:${WEEK_WORDS})$`, 'i');
/** Words by kind: "unidad" is a "unit". */
const FAMILIES: readonly (readonly [string, RegExp])[] = [
  ['unit', /^uni/],
  ['module', /^m[oó]d/],
  ['chapter', /^c(?:hap|ap)/],
  ['topic', /^t(?:opic|ema)/],
  ['session', /^(?:s[ée]ance|sitzung|clase|sesi|einheit|class|day|d[ií]a|tag)/],
];
const NUMBERS = 'one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen'.split(' ');
// "fourteen" before "four"
const COUNT = `\\d{1,2}|[IVX]{1,5}(?![a-z])|${[...NUMBERS].reverse().join('|')}`;
const MARK = new RegExp(
  `(${WORD})(?![\\p{L}\\p{M}])\\.?[ \\t]{0,2}[#-]?[ \\t]{0,2}(${COUNT})(?![\\d%])([ \\t]{0,2}(?:-|–|—|to|&|and)[ \\t]{0,2}(?:(week|wk|unit|module)[ \\t]{1,2})?(\\d{1,2}|[IVX]{1,5}(?![a-z]))(?![\\d%]|[ \\t]?(?:hours?|hrs?|jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))?`,
  'giu',
);
const SEPARATOR = /^[\s:.)\]|\-–—=>]*/;

/** The marks of a line that begins with one. Further marks follow a comma, semicolon, full stop or bar. */
export function markersOf(raw: string, line: RawLine): Marker[] {
  const matches = [...line.text.matchAll(MARK)].filter(({ index }) =>
    index === 0 ? true : /[,;.|/]\s{0,3}(?:and\s)?$/.test(line.text.slice(Math.max(0, index - 8), index)),
  );
  if (matches[0]?.index !== 0) return [];
  return matches.flatMap((match, at) => {
    const from = numberOf(match[2] ?? '');
    const written = (match[1] ?? '').toLowerCase();
    const isWeek = IS_WEEK.test(written);
    // "Unit 4 - Wk 8–14" is unit 4 with its weeks, not units 4 to 8.
    const isOwnWeeks = !isWeek && IS_WEEK.test(match[4] ?? '');
    const to = match[5] === undefined || isOwnWeeks ? from : numberOf(match[5]);
    if (from < 1 || to < from || to > 60) return [];
    const word = isWeek ? 'week' : (FAMILIES.find(([, pattern]) => pattern.test(written))?.[0] ?? written.replace(/s$/, ''));
    const start = line.start + match.index;
    const end = start + match[0].length - (isOwnWeeks ? (match[3]?.length ?? 0) : 0);
    const next = matches[at + 1];
    const restEnd = next ? line.start + next.index : line.end;
    const restStart = Math.min(restEnd, end + (SEPARATOR.exec(raw.slice(end, restEnd))?.[0].length ?? 0));
    // "Week 2 exam on chapters 1-3" is a week. "Part of the mark" has no number, so it is no mark.
    return [{ kind: isWeek ? 'week' : 'unit', word, from, to, start, end, restStart, restEnd } satisfies Marker];
  });
}

function numberOf(text: string): number {
  if (/^\d+$/.test(text)) return Number(text);
  const word = NUMBERS.indexOf(text.toLowerCase());
  return word >= 0 ? word + 1 : roman(text.toUpperCase());
}

function roman(text: string): number {
  const values: Readonly<Record<string, number>> = { I: 1, V: 5, X: 10 };
  let sum = 0;
  for (let at = 0; at < text.length; at++) {
    const value = values[text[at] ?? ''] ?? 0;
    sum += value < (values[text[at + 1] ?? ''] ?? 0) ? -value : value;
  }
  return sum;
}
