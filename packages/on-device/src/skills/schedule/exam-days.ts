import type { ExamDate } from './read/exams/exam-date.ts';

/**
 * Exam days ahead, by subject. Dates without a subject hold for all subjects without a date of their own.
 * @param isWork whether a subject is a piece of work, which no exam of all subjects takes in
 */
export function daysOfExams(
  exams: readonly ExamDate[],
  count: number,
  today: number,
  isWork: (at: number) => boolean,
): { examDays: number[][]; byPeriod: number[] } {
  const ahead = exams.filter(({ date, isDue }) => !isDue && date.first >= today);
  const examDays = Array.from({ length: count }, (_, at) => unique(ahead.filter((it) => it.subject === at).map((it) => it.date.first)));
  const period = ahead.filter((it) => it.subject === 'all').map((it) => it.date.first);
  const past = new Set(exams.filter(({ date, isDue }) => !isDue && date.first < today).map((it) => it.subject));
  const byPeriod: number[] = [];
  if (period.length > 0) {
    examDays.forEach((days, at) => {
      if (days.length > 0 || past.has(at) || isWork(at)) return;
      days.push(Math.min(...period));
      byPeriod.push(at);
    });
  }
  return { examDays, byPeriod };
}

/** Days ahead on which work is due, by subject. */
export function daysOfWork(dates: readonly ExamDate[], count: number, today: number): number[][] {
  return Array.from({ length: count }, (_, at) =>
    unique(dates.flatMap(({ isDue, subject, date }) => (isDue && subject === at && date.first >= today ? [date.first] : []))),
  );
}

function unique(days: readonly number[]): number[] {
  return [...new Set(days)].sort((a, b) => a - b);
}
