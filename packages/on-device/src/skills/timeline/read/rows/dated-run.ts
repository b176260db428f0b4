import type { FoundDate } from '../../../../lib/dates/found-date.ts';
import type { RawLine } from '../../../../lib/dates/lines.ts';
import { trimStretch } from '../../../../lib/text/split-list.ts';

/** A row of a schedule within a line, with its dates. */
export interface DatedRow {
  readonly line: RawLine;
  readonly found: readonly FoundDate[];
}

/** The rows of a line that holds several: "Mon 7 Sep: Limits. Wed 9 Sep: Derivatives." */
export function rowsIn(raw: string, line: RawLine, found: readonly FoundDate[]): readonly DatedRow[] {
  const starts = found.filter(
    (it, at) => at > 0 && /[.;]\s+$/.test(raw.slice(line.start, it.start)) && /^\s*[:–—-]/.test(raw.slice(it.end, line.end)),
  );
  return cutAt(raw, line, found, [line.start, ...starts.map(({ start }) => start)]);
}

/** The end of the text before a date: "W.", "Fri". */
const WEEKDAY_BEFORE = /(?:^|\s)(?:M|Tu?|W|Th|R|F|Sat?|Sun?|Mon|Tues?|Wed|Thurs?|Fri)\.?,?\s*$/;
const WITH_WEEKDAY = /^(?:M|Tu?|W|Th|R|F|Sat?|Sun?|Mon|Tues?|Wed|Thurs?|Fri)\.?,?\s/;

/**
 * The rows of a line in which days of the week with their dates stand before a colon: "Reading: ch. 2 W. September 15: Limits F. September 17:
 * Rates". Words before the first are none.
 */
export function labelledIn(raw: string, line: RawLine, found: readonly FoundDate[]): readonly DatedRow[] {
  const starts = found.flatMap(({ start, end }) => {
    if (!/^\s*:\s/.test(raw.slice(end, line.end))) return [];
    if (WITH_WEEKDAY.test(raw.slice(start, end))) return [start];
    // "M." at the beginning was read as the letter of a list.
    if (start === line.start) return [start];
    const day = WEEKDAY_BEFORE.exec(raw.slice(line.start, start));
    return day ? [line.start + day.index + (/^\s/.test(day[0]) ? 1 : 0)] : [];
  });
  return starts.length === 0 ? [] : cutAt(raw, line, found, starts);
}

/** The fewest dates of a schedule whose rows were glued into one line. */
const FEWEST = 4;
const HEADING =
  /\b(?:weeks?|dates?|days?|topics?|readings?|labs?|sections?|homework|assignments?|due|chapters?|lectures?|material|solutions|title)\b/gi;
const HEADING_REACH = 100;
/** Words that lead from a name to its date. */
const LEADS = /(?:\b(?:on|by|due|is|are|until|till|from|to|before|after|of|and|at|see|for)\s*(?:the\s*)?|[,(&]\s*)$/i;
/** The number of the next row, before its date. */
const NEXT_NUMBER = /\s+\d{1,2}\.?\s*$/;
const MOST_EXCEPTIONS = 0.2;

/**
 * The rows of a schedule that was copied into one line: the headings of its columns, then dates in order, each before its words. None if the
 * line is anything else, such as sentences.
 */
export function runIn(raw: string, line: RawLine, found: readonly FoundDate[]): readonly DatedRow[] {
  const [first] = found;
  if (!first || found.length < FEWEST) return [];
  const headings = raw.slice(Math.max(line.start, first.start - HEADING_REACH), first.start).match(HEADING) ?? [];
  if (new Set(headings.map((it) => it.toLowerCase())).size < 2) return [];
  const few = (fits: (date: FoundDate, at: number) => boolean): boolean => found.filter(fits).length <= MOST_EXCEPTIONS * found.length;
  const words = (at: number): string => raw.slice(found[at]?.end ?? 0, found[at + 1]?.start ?? line.end);
  const isRun =
    few((date, at) => at > 0 && date.first < (found[at - 1]?.first ?? 0)) &&
    few((date) => LEADS.test(raw.slice(line.start, date.start))) &&
    few((_, at) => !/^[\s:.)\]|,–—-]*[(\p{Lu}\d]/u.test(words(at)) || !/\p{L}{2}/u.test(words(at)));
  if (!isRun) return [];
  return cutAt(
    raw,
    line,
    found,
    found.map(({ start }) => start),
  ).map((row) => {
    const end = row.line.end - (NEXT_NUMBER.exec(row.line.text)?.[0].length ?? 0);
    const isNumbered = end > (row.found[0]?.end ?? row.line.end);
    return isNumbered ? { ...row, line: { ...row.line, end, text: raw.slice(row.line.start, end) } } : row;
  });
}

function cutAt(raw: string, line: RawLine, found: readonly FoundDate[], starts: readonly number[]): DatedRow[] {
  return starts.map((start, at) => {
    const place = trimStretch(raw, { start, end: starts[at + 1] ?? line.end });
    const inside = found.filter((it) => it.start >= place.start && it.start < place.end);
    return { line: { ...line, ...place, text: raw.slice(place.start, place.end) }, found: inside };
  });
}
