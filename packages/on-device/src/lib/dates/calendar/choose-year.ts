import { civilDate, dayNumber, weekday as weekdayOfDay } from '../civil.ts';
import type { YearRule } from '../found-date.ts';
import { inAcademicYear, inYear, nearestTo, onOrAfter } from '../year-rule.ts';
import type { WrittenDate } from './written-date.ts';

/** The place from which dates without a year have theirs. */
export type YearBasis = 'field' | 'document' | 'weekdays' | 'today';

export interface YearSources {
  /** Other fields of the form, such as the name and the length of the course. */
  readonly fields: readonly string[];
  readonly text: string;
  /** The dates of the text. */
  readonly dates: readonly WrittenDate[];
  /** The dates of the other fields. */
  readonly fieldDates: readonly WrittenDate[];
  /** The first day of classes, if its year is written. */
  readonly start: number | undefined;
  readonly today: number;
}

/** The first year of the courses that are read. */
const EARLIEST = 1985;
/** Dates of a term may be this many days before classes begin. */
const BEFORE_START = 45;
const AUTUMN = 'fall|autumn|michaelmas|monsoon|odd\\s+sem\\w*|automne|otoño|herbst|hs|ws|wise|wintersemester';
const OTHER =
  'spring|summer|winter|hilary|trinity|lent|easter|even\\s+sem\\w*|sommersemester|sose|ss|fs|ciclo lectivo|año(?: acad[ée]mico)?|curso|printemps|hiver|été|primavera|verano|invierno|semester|semestre|cuatrimestre|trimestre|trimester|quarter|term|session|maymester';
const YEAR = '((?:19|20)\\d\\d)(?:\\s?[-–/]\\s?((?:20)?\\d\\d)(?![\\d/.-]))?';
const TERM = new RegExp(
  `(?<![\\p{L}])(${AUTUMN}|${OTHER})(?![\\p{L}])(?:[^\\n\\d]{0,14}\\b\\d{1,2}\\b(?![/:.-]\\d))?[^\\n\\d]{0,24}?(?:${YEAR}|['’](\\d\\d)\\b)`,
  'giu',
);
const YEAR_BEFORE = new RegExp(
  `\\b((?:19|20)\\d\\d)[\\s,.:-]{1,3}(${AUTUMN}|spring|summer|winter|primavera|automne|hiver)(?![\\p{L}])`,
  'giu',
);
const SHORT = /\b(fall|spring|summer|winter|autumn)\s['’]?(\d\d)\b(?![:/.-])/gi;
const ACADEMIC = /(?<![\d/.-])((?:19|20)\d\d)\s?[-–/]\s?((?:20)?\d\d)(?![\d/.-])/g;
/** A year, and no number of a course: "BSC 2010", "CHEM-2020". */
const BARE_YEAR = /(?<!\b\p{Lu}{2,6}[\s-]?)\b((?:19|20)\d\d)\b/u;
const NOT_OF_THE_COURSE =
  /\b(?:updated|revised|modified|version|published|copyright|©|isbn|edition|approved|printed|press|springer|wiley)\b/i;
/** Weekdays that agree with a year are trusted if there are this many, and this share of all. */
const FEWEST_VOTES = 2;
/** As many weekdays outweigh a full date. */
const MANY_VOTES = 4;
/** A single weekday only decides between years as near as this. */
const NEAR_YEARS = 3;
const ENOUGH_SHARE = 0.6;
/** One year of so many has a 29 February. */
const LEAP_YEARS = 4;

/**
 * The rule for dates without a year: a field, the first day of classes, a term's name, full dates, the weekdays, or else the nearest to
 * today.
 */
export function chooseYear(sources: YearSources): { readonly years: YearRule; readonly basis: YearBasis } {
  const { today, dates } = sources;
  const latest = civilDate(today).year + 3;
  const inField = fieldRule(sources, latest);
  if (inField) return { years: inField, basis: 'field' };
  if (sources.start !== undefined) return { years: onOrAfter(sources.start - BEFORE_START), basis: 'document' };
  const [term] = bestFirst(termRules(sources.text, latest, dates), dates);
  const voted = byWeekdays(dates, sources.text, today, latest);
  // A term whose year no weekday agrees with is another one, such as that of a rule of the university.
  if (term && !(voted && votesFor(term, dates) === 0)) return { years: term, basis: 'document' };
  const full = fullDate(dates);
  // The date of an article in a reading list is of another year than the days of the course.
  const votes = voted ? votesFor(voted, dates) : 0;
  const isOther = full !== undefined && votes >= MANY_VOTES && votesFor(nearestTo(full), dates) < votes / MANY_VOTES;
  if (full !== undefined && !isOther) return { years: nearestTo(full), basis: 'document' };
  if (voted) return { years: voted, basis: 'weekdays' };
  const head = /\b((?:19|20)\d\d)\b/.exec(linesOfTheCourse(sources.text).slice(0, 300))?.[1];
  if (head !== undefined && isYear(Number(head), latest)) return { years: inYear(Number(head)), basis: 'document' };
  return { years: nearestYear(dates, today), basis: 'today' };
}

/** A course whose last date is further back than this is over; its text is read for the next time. */
const LONG_OVER = 60;

/** The year that has all dates of the course, 29 February too, in which it is not long over, and which brings its middle nearest to today. */
function nearestYear(dates: readonly WrittenDate[], today: number): YearRule {
  const open = dates.filter(({ first }) => first.year === undefined);
  if (open.length === 0) return nearestTo(today);
  const now = civilDate(today).year;
  const ruleOf = yearsOf(open);
  const candidates = Array.from({ length: 2 * LEAP_YEARS + 1 }, (_, index) => ruleOf(now - LEAP_YEARS + index)).map((rule) => {
    const days = open.flatMap(({ first }) => rule(first.month, first.day) ?? []);
    const middle = days.reduce((sum, day) => sum + day, 0) / Math.max(1, days.length);
    const isOver = Math.max(...days) < today - LONG_OVER;
    return { rule, missing: open.length - days.length, isOver, away: Math.abs(middle - today) };
  });
  const [best] = candidates.sort((a, b) => a.missing - b.missing || Number(a.isOver) - Number(b.isOver) || a.away - b.away);
  return best?.rule ?? nearestTo(today);
}

/** Whether the dates go over New Year decides whether a year is a calendar year or one that begins in summer. */
function yearsOf(dates: readonly WrittenDate[]): (year: number) => YearRule {
  const months = dates.map(({ first }) => first.month);
  const crosses = months.some((it) => it >= 9) && months.some((it) => it <= 4) && (months[0] ?? 0) >= 7;
  return crosses ? inAcademicYear : inYear;
}

function fieldRule({ fields, fieldDates }: YearSources, latest: number): YearRule | undefined {
  const full = fieldDates.find((it) => it.first.year !== undefined || it.last.year !== undefined);
  const day = full && dayNumber(full.first.year ?? full.last.year ?? 0, full.first.month, full.first.day);
  if (day !== undefined) return onOrAfter(day - BEFORE_START);
  const text = fields.join('\n');
  const [term] = termRules(text, latest);
  const year = Number(BARE_YEAR.exec(text)?.[1] ?? 0);
  return term ?? (isYear(year, latest) ? inYear(year) : undefined);
}

/** The rules of the terms that a text names, in its order: "Fall 2026", "Michaelmas 2024", "2024/25", "WS 24/25". */
function termRules(text: string, latest: number, dates: readonly WrittenDate[] = []): YearRule[] {
  const found: { readonly at: number; readonly rule: YearRule }[] = [];
  const own = linesOfTheCourse(text);
  // If the year begins in March, "2013-2014" is the year 2013 for all its months.
  const isCalendarYear = (dates[0]?.first.month ?? 12) < 7 && dates.some((it) => it.first.month >= 7);
  const add = (at: number, word: string, year: number, second: string | undefined): void => {
    if (!isYear(year, latest)) return;
    const isAcademic = second !== undefined && Number(second) % 100 === (year + 1) % 100;
    const isAutumn = new RegExp(`^(?:${AUTUMN})$`, 'iu').test(word);
    const isHalfYear = /^(?:spring|summer|sommer|ss$|sose|printemps|primavera|verano|été)/iu.test(word);
    const rule =
      isAcademic && isCalendarYear
        ? inYear(year)
        : isAutumn || (isAcademic && !isHalfYear)
          ? inAcademicYear(year)
          : inYear(isAcademic ? year + 1 : year);
    found.push({ at, rule });
  };
  const century = (short: string): number => Number(short) + (Number(short) > 70 ? 1900 : 2000);
  for (const it of own.matchAll(TERM)) add(it.index, it[1] ?? '', it[4] === undefined ? Number(it[2]) : century(it[4]), it[3]);
  for (const it of own.matchAll(YEAR_BEFORE)) add(it.index, it[2] ?? '', Number(it[1]), undefined);
  for (const it of own.matchAll(SHORT)) add(it.index, it[1] ?? '', century(it[2] ?? ''), undefined);
  for (const it of own.matchAll(ACADEMIC)) {
    if (Number(it[2]) % 100 === (Number(it[1]) + 1) % 100) add(it.index, '', Number(it[1]), it[2]);
  }
  return found.sort((a, b) => a.at - b.at).map(({ rule }) => rule);
}

/** The text without the lines that speak of books and of the document itself, whose years are not the course's. */
function linesOfTheCourse(text: string): string {
  return text
    .split('\n')
    .filter((line) => line.length < 2000 && !NOT_OF_THE_COURSE.test(line))
    .join('\n');
}

function isYear(year: number, latest: number): boolean {
  return year >= EARLIEST && year <= latest;
}

/** A day in the year that most full dates have. */
function fullDate(dates: readonly WrittenDate[]): number | undefined {
  const full = dates.filter((it) => it.first.year !== undefined);
  const counts = new Map<number, number>();
  for (const { first } of full) counts.set(first.year ?? 0, (counts.get(first.year ?? 0) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const usual = full.find(({ first }) => counts.get(first.year ?? 0) === most);
  return usual && dayNumber(usual.first.year ?? 0, usual.first.month, usual.first.day);
}

/** Rules by the number of weekdays that agree with them; equal ones stay in order. */
function bestFirst(rules: readonly YearRule[], dates: readonly WrittenDate[]): YearRule[] {
  return rules
    .map((rule) => ({ rule, votes: votesFor(rule, dates) }))
    .sort((a, b) => b.votes - a.votes)
    .map(({ rule }) => rule);
}

function votesFor(rule: YearRule, dates: readonly WrittenDate[]): number {
  return dates.filter(({ first, weekday }) => {
    const day = first.year === undefined && weekday !== undefined ? rule(first.month, first.day) : undefined;
    return day !== undefined && weekdayOfDay(day) === weekday;
  }).length;
}

/** The distance of a year from this one. Years ahead count three times, because a course is often kept for years and rarely planned ahead. */
function distance(year: number, now: number): number {
  return year > now + 1 ? (year - now) * 3 : Math.abs(year - now);
}

/** The year whose weekdays agree best; of equal ones a year that the text names, otherwise the nearest to today. */
function byWeekdays(dates: readonly WrittenDate[], text: string, today: number, latest: number): YearRule | undefined {
  const named = dates.filter(({ first, weekday }) => first.year === undefined && weekday !== undefined);
  if (named.length === 0) return undefined;
  const ruleOf = yearsOf(named);
  const now = civilDate(today).year;
  const years = [...linesOfTheCourse(text).matchAll(/(?<![\d./-])20\d\d(?![\d-])/g)].map(([it]) => Number(it));
  const newest = Math.max(EARLIEST, ...years.filter((it) => it <= now));
  const candidates = Array.from({ length: latest - EARLIEST + 1 }, (_, index) => EARLIEST + index).map((year) => {
    const rule = ruleOf(year);
    // A course that reads a book of 2023 is not of 2019.
    const isLate = year >= newest - 1;
    return { rule, votes: votesFor(rule, named), isLate, isNamed: new RegExp(`\\b${year}\\b`).test(text), away: distance(year, now) };
  });
  const [best] = candidates.sort(
    (a, b) => b.votes - a.votes || Number(b.isLate) - Number(a.isLate) || Number(b.isNamed) - Number(a.isNamed) || a.away - b.away,
  );
  if (best === undefined || best.votes < ENOUGH_SHARE * named.length) return undefined;
  return best.votes >= FEWEST_VOTES || best.isNamed || best.away <= NEAR_YEARS ? best.rule : undefined;
}
