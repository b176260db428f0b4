import { maskNonDates } from '../mask.ts';
import { namedDates } from './named-dates.ts';
import { numericDates } from './numeric.ts';
import { type Token, tokensOf } from './tokens.ts';
import type { DateHabits, WrittenDate } from './written-date.ts';

/** Numbered weeks and meetings of other languages: "Semaine 3", "Sitzung 12". */
const NUMBERED =
  /(?<!\p{L})(?:semaines?|semanas?|wochen?|kw|s[ée]ances?|sitzung|clases?|sesi[oó]n|unidad|temas?|cours|chapitre|cap[ií]tulo|kapitel|übung|blatt|tp|td|práctic[oa])\s{0,2}(?:n[°º]\s?)?\d{1,2}(?!\d|\/\d)(?!\.?\s(?:de\s)?\p{Lu}?\p{Ll}{2,9}\b\s\d)/giu;

/** A year in which no course of today was held: "December 18, 1829". */
const EARLIER_YEAR = /^,?\s1[0-8]\d\d(?!\d|[:.]\d)/;

/** The dates of a line that name or number their month. It reads neither "Friday" nor "tomorrow", which a calendar does not fix. */
export function calendarDates(line: string, offset: number, habits: DateHabits): WrittenDate[] {
  if (!/\d/.test(line)) return [];
  const masked = maskNonDates(line).replace(NUMBERED, (found) => '~'.repeat(found.length));
  const numeric = numericDates(masked, habits);
  let rest = masked;
  for (const { start, end } of numeric) rest = rest.slice(0, start) + '~'.repeat(end - start) + rest.slice(end);
  const tokens = tokensOf(rest);
  const named = tokens.some((it) => it.kind === 'month') ? namedDates(tokens, line, habits) : [];
  return joinRanges(
    [...numeric, ...named]
      .filter(({ end }) => !EARLIER_YEAR.test(line.slice(end, end + 8)))
      .sort((a, b) => a.start - b.start)
      .map((date) => withWeekday(date, tokens, line)),
    line,
  ).map((date) => ({ ...date, start: date.start + offset, end: date.end + offset }));
}

/** Joins days of which each names its month: "du 27 octobre au 2 novembre", "28 August to 1 September". */
function joinRanges(dates: readonly WrittenDate[], line: string): WrittenDate[] {
  const joined: WrittenDate[] = [];
  for (const date of dates) {
    const before = joined.at(-1);
    const isEnd =
      before !== undefined &&
      before.first === before.last &&
      date.first === date.last &&
      orderOf(before) < orderOf(date) &&
      /^\s(?:–|—|-|→|to|through|thru|until|au|al|bis)\s(?:zum\s)?$/i.test(line.slice(before.end, date.start));
    if (isEnd)
      joined[joined.length - 1] = {
        ...before,
        end: date.end,
        last: date.last,
        first: { ...before.first, year: before.first.year ?? date.last.year },
      };
    else joined.push(date);
  }
  return joined;
}

function orderOf({ first }: WrittenDate): number {
  return first.month * 31 + first.day;
}

/** Finds a weekday beside a date, and takes one before it into its words: "Tue Jan 18", "Jan 18 (Tue)". */
function withWeekday(date: WrittenDate, tokens: readonly Token[], line: string): WrittenDate {
  if (date.weekday !== undefined) return date;
  const before = tokens.findLast((it) => it.end <= date.start && /\p{L}/u.test(it.text));
  if (before?.kind === 'weekday' && /^[\s.,(]{0,3}(?:the |le |el )?$/.test(line.slice(before.end, date.start)) && isPlain(before, line))
    return { ...date, start: before.start, weekday: before.value };
  const after = tokens.find((it) => it.start >= date.end);
  const isAfter = after !== undefined && tokens.find((it) => it.start >= date.end && /\p{L}/u.test(it.text))?.kind === 'weekday';
  const day = tokens.find((it) => it.start >= date.end && it.kind === 'weekday');
  if (isAfter && day && day.text.length > 1 && /^[\s,([]{1,3}$/.test(line.slice(date.end, day.start)))
    return { ...date, weekday: day.value };
  return date;
}

/** A single letter is a weekday only where no other word touches it. */
function isPlain({ start, end, text }: Token, line: string): boolean {
  return text.length > 2 || /^(?:$|[\s|(,;/])/.test(line.slice(Math.max(0, start - 1), start)) || end === start;
}
