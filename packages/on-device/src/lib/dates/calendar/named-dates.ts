import type { Token } from './tokens.ts';
import type { DateHabits, WrittenDate, WrittenDay } from './written-date.ts';

/** The longest gap between the parts of a date, in characters. */
const LONGEST_GAP = 4;
const MOST_LISTED = 12;

/** The dates of a line whose month is a word. */
export function namedDates(tokens: readonly Token[], line: string, habits: DateHabits): WrittenDate[] {
  const found: WrittenDate[] = [];
  for (let at = 0; at < tokens.length; ) {
    const read = dayBeforeMonth(tokens, at, line, habits) ?? monthBeforeDay(tokens, at, line);
    if (read === undefined) at++;
    else {
      found.push(...read.dates);
      at = read.next;
    }
  }
  return found;
}

interface Read {
  readonly dates: WrittenDate[];
  readonly next: number;
}

/** "5 December", "5, 7 and 9 Dec 2026", "12 al 16 de octubre", "28 August – 1 September". */
function dayBeforeMonth(tokens: readonly Token[], at: number, line: string, habits: DateHabits): Read | undefined {
  if (tokens[at]?.kind !== 'day') return undefined;
  const days: Token[] = [];
  const links: Token[] = [];
  let next = at;
  for (;;) {
    const day = tokens[next];
    if (day?.kind !== 'day' || days.length > MOST_LISTED) return undefined;
    days.push(day);
    next = skipDots(tokens, next + 1);
    const link = tokens[next];
    if (link?.kind !== 'join' && link?.kind !== 'range') break;
    links.push(link);
    next = skip(tokens, next + 1, ['weekday', 'of']);
  }
  while (tokens[next]?.kind === 'of' || tokens[next]?.text === '-') next++;
  const month = tokens[next];
  const last = days.at(-1);
  if (month?.kind !== 'month' || last === undefined || month.start - last.end > LONGEST_GAP + 4) return undefined;
  // "Week 3, 16 September": a comma alone joins no two days.
  if (days.length === 2 && links[0]?.text === ',') return undefined;
  const year = yearAfter(tokens, next + 1);
  // "1 Jan 18": row 1 and 18 January in a document that writes the month first.
  const following = tokens[skipDots(tokens, next + 1)];
  if (year === undefined && following?.kind === 'day' && following.start - month.end <= 2) {
    if (habits.monthBeforeDay || days.length > 1) return undefined;
    if (following.text.length === 2 && following.value > 12 && !/^\s*(?:$|[|,;:)–-])/.test(line.slice(following.end))) return undefined;
  }
  const end = year?.end ?? month.end;
  return { dates: fromDays(days, links, month.value, year?.value, end), next: year?.next ?? next + 1 };
}

/** "Dec 5", "December 5, 7 and 9, 2026", "Jan 15/17", "Aug 28 – Sep 1", "Sep 7–13". */
function monthBeforeDay(tokens: readonly Token[], at: number, line: string): Read | undefined {
  const month = tokens[at];
  if (month?.kind !== 'month') return undefined;
  let next = skipDots(tokens, at + 1);
  if (tokens[next]?.text === '-' || tokens[next]?.kind === 'of') next++;
  const first = tokens[next];
  if (first?.kind !== 'day' || first.start - month.end > LONGEST_GAP) return undefined;
  const days = [first];
  const links: Token[] = [];
  next = skipDots(tokens, next + 1);
  while (days.length < MOST_LISTED) {
    const link = tokens[next];
    if (link?.kind !== 'join' && link?.kind !== 'range') break;
    const to = skip(tokens, next + 1, ['weekday', 'range', 'join']);
    const day = tokens[to];
    if (day?.kind !== 'day' || day.value <= (days.at(-1)?.value ?? 0) || day.start - link.end > 12) break;
    // "5 and 7 Dec" after "Nov 3": the number belongs to the next month.
    if (tokens[to + 1]?.kind === 'month') break;
    links.push(link);
    days.push(day);
    next = skipDots(tokens, to + 1);
  }
  const kept = keptInList(days, links, line, month.start);
  const last = days[kept - 1] ?? first;
  const afterDays = tokens.indexOf(last) + 1;
  const year = yearAfter(tokens, afterDays);
  const dates = fromDays(days.slice(0, kept), links.slice(0, kept - 1), month.value, year?.value, last.end);
  const [head, ...others] = dates;
  // The month belongs to the first day, and a year to the last.
  const placed = head ? [{ ...head, start: month.start, end: others.length === 0 ? (year?.end ?? last.end) : head.end }, ...others] : [];
  return joinMonths(placed, tokens, year?.next ?? afterDays, line);
}

/** Nothing, or the number of a week, before a date. */
const OPENING = /^\W*(?:(?:week|wk|unit|lecture|semana|semaine|woche)\.?\s?#?\d{1,2}\W*)?$/i;

/** Counts the days of a list that are days: commas alone need three days, brackets, or the end of a cell ("Dec 10, 12" may be an hour). */
function keptInList(days: readonly Token[], links: readonly Token[], line: string, start: number): number {
  const firstComma = links.findIndex((it) => it.text === ',');
  if (firstComma < 0) return days.length;
  const joined = links.some((it) => it.kind === 'join' && it.text !== ',');
  const last = days.at(-1);
  const after = line.slice(last?.end ?? 0);
  // "September 15, 29, October 20".
  const isFollowed = /^\s*,\s*(?:and\s+)?\p{Lu}\p{Ll}{2,8}\.?\s+\d/u.test(after);
  const bracketed = /\($/.test(line.slice(0, start).trimEnd()) && /^\s*[)\]]/.test(line.slice(last?.end ?? 0));
  // "Sept 15, 17 Choice under risk" opens a line or follows the number of its week: two days of one week, then their topic.
  const [one, two] = days;
  const opens =
    OPENING.test(line.slice(0, start)) &&
    two !== undefined &&
    two.value > (one?.value ?? 0) &&
    two.value - (one?.value ?? 0) <= 7 &&
    /^(?::?\s+(?:\p{Lu}\p{Ll}|\()|:\s+\p{L})/u.test(after);
  return joined || days.length >= 3 || bracketed || isFollowed || opens ? days.length : firstComma + 1;
}

/** Joins "Aug 28 – Sep 1": a range whose second day names its own month. */
function joinMonths(dates: WrittenDate[], tokens: readonly Token[], next: number, line: string): Read {
  const from = dates.at(-1);
  const link = tokens[next];
  const to =
    link?.kind === 'range' || link?.text === '.' ? monthBeforeDay(tokens, skip(tokens, next + 1, ['weekday', 'range']), line) : undefined;
  const last = to?.dates[0];
  if (from === undefined || to === undefined || last === undefined || to.dates.length > 1) return { dates, next };
  return {
    dates: [
      ...dates.slice(0, -1),
      { ...from, end: last.end, last: last.last, first: { ...from.first, year: from.first.year ?? yearBefore(from, last) } },
    ],
    next: to.next,
  };
}

/** The year of the start of a range whose end has one. */
function yearBefore(from: WrittenDate, to: WrittenDate): number | undefined {
  const year = to.last.year;
  return year !== undefined && from.first.month > to.last.month ? year - 1 : year;
}

/** Makes dates of listed days: those with a dash between them are one range. */
function fromDays(days: readonly Token[], links: readonly Token[], month: number, year: number | undefined, end: number): WrittenDate[] {
  const dates: WrittenDate[] = [];
  days.forEach((day, index) => {
    const it: WrittenDay = { day: day.value, month, year };
    const link = links[index - 1];
    const before = dates.at(-1);
    if (link?.kind === 'range' && before && day.value > before.first.day) dates[dates.length - 1] = { ...before, end: day.end, last: it };
    else dates.push({ start: day.start, end: day.end, first: it, last: it, weekday: undefined, ambiguous: false });
  });
  const last = dates.at(-1);
  if (last) dates[dates.length - 1] = { ...last, end: Math.max(last.end, end) };
  return dates;
}

/** A year after a date: ", 2026", " de 2026", " '26". */
function yearAfter(
  tokens: readonly Token[],
  at: number,
): { readonly value: number; readonly end: number; readonly next: number } | undefined {
  let next = at;
  while (next < at + 2 && (/^[.,]$/.test(tokens[next]?.text ?? '') || tokens[next]?.kind === 'of')) next++;
  const year = tokens[next];
  const gap = year === undefined ? 99 : year.start - (tokens[at - 1]?.end ?? 0);
  if (year?.kind === 'year' && gap <= 8) return { value: year.value, end: year.end, next: next + 1 };
  const short = /^['’]$/.test(year?.text ?? '') ? tokens[next + 1] : undefined;
  if (short && /^\d\d$/.test(short.text)) return { value: short.value + (short.value > 70 ? 1900 : 2000), end: short.end, next: next + 2 };
  return undefined;
}

function skip(tokens: readonly Token[], from: number, kinds: readonly Token['kind'][]): number {
  let at = from;
  while (at < from + 2 && kinds.includes(tokens[at]?.kind ?? 'other')) at++;
  return skipDots(tokens, at);
}

function skipDots(tokens: readonly Token[], from: number): number {
  let at = from;
  while (at < from + 2 && tokens[at]?.text === '.') at++;
  return at;
}
