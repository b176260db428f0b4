import { bareNumbers } from './bare-days.ts';
import type { DateHabits, WrittenDate, WrittenDay } from './written-date.ts';

const YEAR_FIRST = /(?<![\d/.-])((?:19|20)\d\d)[-/.](\d{1,2})[-/.](\d{1,2})(?![\d/]|[-.]\d)/g;
const YEAR_LAST = /(?<![\d/.-])(\d{1,2})([-/.])(\d{1,2})\2((?:19|20)\d\d|\d\d)(?![\d/]|[-.]\d)/g;
const SLASH =
  /(?<![\d/.:$-]|[a-z]\/)(\d{1,2})\/(\d{1,2})(?![\d/]|[-.]\d\d?[/.]\d|\.\d|[ \t]?(?:%|[ap]\.?m\b|of\b|marks?\b|points?\b|credits?\b|hours?\b|pages?\b|inch|cups?\b|in\b(?!\s(?:class|person|the|lab|lecture|recitation|section|discussion|room)\b)|the\b|th\b|lectures?\b|(?:letter[ -])?grades?\b|to\s(?:\d{1,2}\s(?:hours?|hrs?|pages?|minutes?)|~)))/gi;
/** With spaces only after a weekday: "Monday, 12 / 12". */
const SPACED_SLASH = /(?<=\b(?:mon|tues|wednes|thurs|fri|satur|sun)day,?[ \t])(\d{1,2})[ \t]\/[ \t](\d{1,2})(?![\d/]|[ \t]\/)/gi;
const DOTTED = /(?<![\d/.:-]|\b[A-Z]{2,6}\s)(\d{1,2})\.\s?(\d{1,2})\.?(?![\d.]|\s?(?:%|[Uu]hr))/g;
/** A range of days in the same order: "8/24-8/28". */
const SLASHES = /(?<![\d/.:$-])(\d{1,2})\/(\d{1,2})\s?(?:--?|[–—→])\s?(\d{1,2})\/(\d{1,2})(?![\d/]|\s?%)/g;
/** A range whose month stands once, at its end: "06. - 10.10.". */
const DAYS_DOTTED = /(?<![\d/.:-])(\d{1,2})\.\s?[-–—]\s?(\d{1,2})\.\s?(\d{1,2})\.?(?!\d)/g;
const DASH_TO = /^\s?(?:--?|–|—|→|to|al|bis|au|a|through|thru)\s?$/i;
/** The end of a range whose month stands once: "9/4-6". */
const DAYS_ON = /^\s?[-–]\s?(\d{1,2})(?![\d/:.]|\s?(?:[ap]m|%))/i;
/** The end of the text before a date without a year ("5/12"): the start, a bracket, a weekday, or a word that leads to a date. */
const LEADS =
  /(?:^|[(|,;:–—&\t[-]|(?<![\d/])\d{1,2}\/\d{1,2}|\b(?:on|by|due|until|before|from|to|through|thru|of|and|starting|beginning|starts|begins|ends|date|class|quiz|exam|midterm|final|test|week|al|el|le|du|au|vom|bis|am|ab|the|is|mon|tues?|wed|thu|thurs?|fri|sat|sun|(?:mon|tues|wednes|thurs|fri|satur|sun)day|[MTWRF]|Th|Tu|lunes|martes|mi[ée]rcoles|jueves|viernes|lundi|mardi|mercredi|jeudi|vendredi|Mo|Di|Mi|Do|Fr)\.?)[\s~*]{0,4}$/i;

const NO_LEAD =
  /\b(?:rooms?|rm|hall|building|bldg|pages?|pp?|sections?|sec|chapters?|ch|about|over|nearly|version|figures?|tables?)\.?\s*$/i;

/** Dates in numbers: 2026-12-09, 15/12/2026, 15.12.26, 15/12, and where the document has it, 15.12. */
export function numericDates(text: string, habits: DateHabits): WrittenDate[] {
  const found: WrittenDate[] = [];
  const taken = (start: number, end: number): boolean => found.some((it) => start < it.end && end > it.start);
  const add = (start: number, length: number, it: WrittenDay | undefined, ambiguous = false): void => {
    if (it && !taken(start, start + length))
      found.push({ start, end: start + length, first: it, last: it, weekday: undefined, ambiguous: ambiguous && !habits.isOrderKnown });
  };
  for (const match of text.matchAll(YEAR_FIRST))
    add(match.index, match[0].length, checked(Number(match[3]), Number(match[2]), Number(match[1])));
  for (const match of text.matchAll(YEAR_LAST)) {
    const short = Number(match[4]);
    const year = short > 99 ? short : short + (short > 70 ? 1900 : 2000);
    const { day, month, ambiguous } = order(Number(match[1]), Number(match[3]), match[2] === '.' || habits.dayFirst);
    add(match.index, match[0].length, checked(day, month, year), ambiguous);
  }
  const addRange = (match: RegExpExecArray, first: WrittenDay | undefined, last: WrittenDay | undefined): void => {
    if (!first || !last || first.month * 31 + first.day >= last.month * 31 + last.day || taken(match.index, match.index + match[0].length))
      return;
    found.push({ start: match.index, end: match.index + match[0].length, first, last, weekday: undefined, ambiguous: false });
  };
  for (const match of text.matchAll(SLASHES)) {
    const [a, b, c, d] = match.slice(1).map(Number) as [number, number, number, number];
    const dayFirst = a > 12 || c > 12 || (b <= 12 && d <= 12 && habits.dayFirst);
    addRange(
      match,
      dayFirst ? checked(a, b, undefined) : checked(b, a, undefined),
      dayFirst ? checked(c, d, undefined) : checked(d, c, undefined),
    );
  }
  for (const match of [...text.matchAll(SLASH), ...text.matchAll(SPACED_SLASH)]) {
    if (match[0] === '24/7' || (!/\s/.test(match[0]) && !isLed(text, match.index, match.index + match[0].length))) continue;
    const { day, month, ambiguous } = order(Number(match[1]), Number(match[2]), habits.dayFirst);
    add(match.index, match[0].length, checked(day, month, undefined), ambiguous);
  }
  if (habits.dotted)
    for (const match of text.matchAll(DAYS_DOTTED)) {
      const month = Number(match[3]);
      addRange(match, checked(Number(match[1]), month, undefined), checked(Number(match[2]), month, undefined));
    }
  if (habits.dotted)
    for (const match of text.matchAll(DOTTED)) add(match.index, match[0].length, checked(Number(match[1]), Number(match[2]), undefined));
  if (habits.bare)
    for (const { start, end, a, b, inBrackets } of bareNumbers(text))
      if (inBrackets === habits.bare.inBrackets)
        add(start, end - start, habits.bare.monthFirst ? checked(b, a, undefined) : checked(a, b, undefined));
  return ranges(
    found.sort((a, b) => a.start - b.start),
    text,
    habits,
  );
}

/** Whether a number with a slash stands where dates stand: after words that lead to one, or at the end of a line or bracket. */
function isLed(text: string, start: number, end: number): boolean {
  if (LEADS.test(text.slice(Math.max(0, start - 16), start))) return true;
  if (NO_LEAD.test(text.slice(Math.max(0, start - 16), start))) return false;
  return /^\s*(?:[),;]|$)/.test(text.slice(end)) && !/^(?:1\/[234]|2\/3)$/.test(text.slice(start, end));
}

function order(a: number, b: number, dayFirst: boolean): { readonly day: number; readonly month: number; readonly ambiguous: boolean } {
  const ambiguous = a <= 12 && b <= 12 && a !== b;
  if (ambiguous ? dayFirst : a > 12) return { day: a, month: b, ambiguous };
  return { day: b, month: a, ambiguous };
}

const DAYS = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];

function checked(day: number, month: number, year: number | undefined): WrittenDay | undefined {
  return day >= 1 && day <= (DAYS[month - 1] ?? 0) ? { day, month, year } : undefined;
}

/** Joins two dates with a dash between them, and a date with the day that ends it: "9/4-6". */
function ranges(dates: readonly WrittenDate[], text: string, { dayFirst }: DateHabits): WrittenDate[] {
  const joined: WrittenDate[] = [];
  for (const date of dates) {
    const before = joined.at(-1);
    const isRange =
      before !== undefined &&
      before.first === before.last &&
      DASH_TO.test(text.slice(before.end, date.start)) &&
      !isSame(before.first, date.first);
    if (before && isRange) joined[joined.length - 1] = { ...before, end: date.end, last: date.last };
    else joined.push(date);
  }
  return joined.map((date) => {
    const on =
      date.first === date.last && !dayFirst && date.first.year === undefined ? DAYS_ON.exec(text.slice(date.end, date.end + 8)) : null;
    const day = Number(on?.[1] ?? 0);
    if (!on || day <= date.first.day || checked(day, date.first.month, undefined) === undefined) return date;
    return { ...date, end: date.end + on[0].length, last: { ...date.first, day } };
  });
}

function isSame(a: WrittenDay, b: WrittenDay): boolean {
  return a.day === b.day && a.month === b.month && a.year === b.year;
}
