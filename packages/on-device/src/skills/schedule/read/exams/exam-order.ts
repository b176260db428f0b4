import type { FoundDate } from '../../../../lib/dates/found-date.ts';
import { MONTH_NAME } from '../words/date-words.ts';
import { ACRONYM, ONE_EXAM, WEEKDAY_ALONE } from '../words/exam-words.ts';
import type { ExamDate } from './exam-date.ts';

const MONTH_WORD = new RegExp(`${MONTH_NAME}(?!\\p{L})`, 'giu');

/** A single exam whose name is none of the subjects is the exam of all of them: "DELE exam on 12 December" for grammar and listening. */
export function onlyOne(exams: readonly ExamDate[], count: number): readonly ExamDate[] {
  const [only, ...others] = exams;
  if (only === undefined || others.length > 0 || only.subject !== undefined || only.isDue || only.away) return exams;
  const { raw, start, end } = only.label;
  // "DELF: 12 December" for French alone
  if (count === 1) return [{ ...only, subject: 0 }];
  return ONE_EXAM.test(raw.slice(start, end)) || ACRONYM.test(raw.slice(start, end))
    ? [{ ...only, subject: count === 1 ? 0 : 'all' }]
    : exams;
}

/** As many dates without words as there are subjects are in the order of the subjects: "1. 15 Dec", "2. 17 Dec". */
export function inOrder(exams: readonly ExamDate[], count: number): readonly ExamDate[] {
  const isBare = ({ subject, label: { raw, start, end } }: ExamDate): boolean =>
    subject === 'all' && !/\p{L}/u.test(raw.slice(start, end).replace(MONTH_WORD, ''));
  return count > 1 && exams.length === count && exams.every(isBare) ? exams.map((it, at) => ({ ...it, subject: at })) : exams;
}

/** "Algebra Monday 7 December, geometry Wednesday": a day of the week behind a date is the next one after it. */
export function weekdaysInOrder(dates: readonly FoundDate[], raw: string): FoundDate[] {
  let before = 0;
  return dates.map((date) => {
    const isEarlier = date.first < before && WEEKDAY_ALONE.test(raw.slice(date.start, date.end));
    const weeks = isEarlier ? Math.ceil((before - date.first) / 7) : 0;
    before = date.first + 7 * weeks;
    return weeks === 0 ? date : { ...date, first: before, last: before };
  });
}
