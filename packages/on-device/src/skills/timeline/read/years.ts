import { civilDate } from '../../../lib/dates/civil.ts';
import type { YearRule } from '../../../lib/dates/found-date.ts';
import { readDates } from '../../../lib/dates/read-dates.ts';
import { inAcademicYear, inYear, nearestTo, onOrAfter } from '../../../lib/dates/year-rule.ts';
import type { YearBasis } from '../syllabus.ts';

export const TERM_START =
  /\b(?:class(?:es)?|course|term|semester|lectures?|teaching|instruction|session|trimester|module)(?:\s+work)?\s*(?:begins?|starts?|commences?|start date|starting|opens?)\b|\b(?:first day of (?:class(?:es)?|term|teaching|lectures?)|start(?:s|ing)? (?:date|on|from)|commencement (?:of classes|date))\b|^starts?\b|\b(?:starts?|begins?|commences?|starting|beginning)(?:\s(?:on|from))?\s*:?\s*$/i;

const ACADEMIC = /\b(20\d\d)\s?[-–/]\s?(?:20)?(\d\d)\b(?![-/.]\d)/;
const AUTUMN = /\b(?:fall|autumn|michaelmas|odd\s+sem\w*|monsoon)\b[^\n]{0,20}?\b(20\d\d)\b/i;
const OTHER_TERM = /\b(?:spring|summer|winter|hilary|trinity|even\s+sem\w*|semester|term|session|year)\b[^\n\d]{0,20}\b(20\d\d)\b/i;
/** Years further from today belong to books, not to the course. */
const NEAR = 2;
/** Dates of a term may be this many days before classes begin. */
const BEFORE_START = 45;

/** The rule for dates without a year: the year of "classes begin …", otherwise a year in the text, otherwise the nearest to today. */
export function yearRule(raw: string, today: number): { readonly years: YearRule; readonly basis: YearBasis } {
  const start = statedStart(raw, today);
  if (start !== undefined) return { years: onOrAfter(start - BEFORE_START), basis: 'document' };
  const now = civilDate(today).year;
  const near = (year: number): boolean => Math.abs(year - now) <= NEAR;
  const academic = ACADEMIC.exec(raw);
  if (academic && near(Number(academic[1])) && Number(academic[2]) === (Number(academic[1]) + 1) % 100) {
    return { years: inAcademicYear(Number(academic[1])), basis: 'document' };
  }
  const autumn = Number(AUTUMN.exec(raw)?.[1] ?? 0);
  if (near(autumn)) return { years: inAcademicYear(autumn), basis: 'document' };
  const term = Number(OTHER_TERM.exec(raw)?.[1] ?? 0);
  if (near(term)) return { years: inYear(term), basis: 'document' };
  const full = firstFullDate(raw, today);
  if (full !== undefined && near(civilDate(full).year)) return { years: nearestTo(full), basis: 'document' };
  return { years: nearestTo(today), basis: 'today' };
}

/** The day in a line such as "Classes begin 24 August 2026", if the year is written. */
function statedStart(raw: string, today: number): number | undefined {
  for (const line of raw.split('\n')) {
    if (line.length > 400 || !TERM_START.test(line.trim())) continue;
    const date = readDates(line, 0, { today, years: nearestTo(today), relative: false }).find((it) => it.yearWritten);
    if (date) return date.first;
  }
  return undefined;
}

function firstFullDate(raw: string, today: number): number | undefined {
  for (const line of raw.split('\n')) {
    if (!/\b20\d\d\b/.test(line)) continue;
    const date = readDates(line.slice(0, 400), 0, { today, years: nearestTo(today), relative: false }).find((it) => it.yearWritten);
    if (date) return date.first;
  }
  return undefined;
}
