import { withHours } from '../../../lib/dates/beside-date.ts';
import { monthOf } from '../../../lib/dates/calendar/month-names.ts';
import { dayNumber, formatDistance, monthName, weekday } from '../../../lib/dates/civil.ts';
import { BLANK, computed, type Line, quote, type Span } from '../../../spans.ts';
import { daySpan, fillPhrase, join, nameSpan } from '../phrases.ts';
import type { ExamDate } from '../read/exams/exam-date.ts';
import { isBreak } from '../read/exams/free-days.ts';
import { NEXT_WEEKDAY } from '../read/words/date-words.ts';
import { WEEKDAY_ALONE } from '../read/words/exam-words.ts';
import type { Study } from '../read-study.ts';
import type { Subject } from '../subject.ts';
import { workWords } from './work-words.ts';

const WEEKDAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

/** Prints every date as it was read, then warnings. */
export function printDates(study: Study): Line[] {
  const { exams, unread } = study;
  const none = exams.length === 0;
  const read = [...exams].sort((a, b) => a.date.first - b.date.first || a.date.start - b.date.start);
  const lines: Line[] = none
    ? [fillPhrase(unread.length > 0 ? 'datesNoneRead' : 'datesNone')]
    : [fillPhrase('datesHeading'), ...read.map((exam) => dateLine(exam, study))];
  const warnings = warningsOf(study);
  return warnings.length > 0 ? [...lines, BLANK, fillPhrase('warnHeading'), ...warnings] : lines;
}

function dateLine(exam: ExamDate, { subjects, today }: Study): Line {
  const { first, last } = exam.date;
  const date = first === last ? daySpan(first) : fillPhrase('dateRange', { from: daySpan(first), to: daySpan(last) });
  const distance = computed(formatDistance(first, today), 'schedule.distance');
  return [
    ...(exam.away
      ? fillPhrase('dateAway', { date, distance })
      : exam.isDue
        ? fillPhrase('dateDue', { date, words: workWords(exam, subjects), distance })
        : fillPhrase('dateLine', { date, name: ownerOf(exam, subjects), distance })),
    // The plan has no other place for the hour and the room.
    ...fillPhrase('dateWritten', { words: quote(exam.away ?? withHours(exam.label, exam.date)) }),
  ];
}

function ownerOf({ subject, label }: ExamDate, subjects: readonly Subject[]): Span[] {
  if (subject === 'all') return fillPhrase('dateAll');
  return subject === undefined ? fillPhrase('dateUnknown', { label: quote(label) }) : nameSpan(subjects[subject]);
}

function wordsOf({ date, label }: ExamDate): Span {
  return quote({ ...label, start: date.start, end: date.end });
}

function orderWarning(exam: ExamDate, monthFirst: boolean): Line {
  const { first, swapped } = exam.date;
  const read = { words: wordsOf(exam), date: daySpan(first) };
  if (swapped === undefined) return fillPhrase('warnDayFirst', read);
  return fillPhrase(monthFirst ? 'warnMonthFirst' : 'warnDayFirstOther', { ...read, other: daySpan(swapped) });
}

const DAY_AND_MONTH = /(?<![\p{L}\d.:/])(\d{1,2})(?:st|nd|rd|th|\.)?\s(?:of\s)?(\p{L}{3,})|(?<!\p{L})(\p{L}{3,})\.?\s(\d{1,2})(?![\d:])/gu;
/** A year that has 29 February. */
const LEAP_YEAR = 2028;

/** Says that the month of a line has no such day: "31 November". */
function noSuchDay(line: Study['unread'][number]): Line | undefined {
  for (const match of quote(line).text.matchAll(DAY_AND_MONTH)) {
    const [words, before, monthAfter, monthBefore, after] = match;
    const month = monthOf(monthAfter ?? monthBefore ?? '');
    const day = Number(before ?? after);
    if (month === 0 || day > 31 || dayNumber(LEAP_YEAR, month, day) !== undefined) continue;
    const length = dayNumber(LEAP_YEAR, month, 30) === undefined ? '28 or 29' : '30';
    const start = line.start + match.index;
    return fillPhrase('warnNoDay', {
      words: quote({ ...line, start, end: start + words.length }),
      month: computed(monthName(month), 'schedule.date'),
      days: computed(length, 'schedule.date'),
    });
  }
  return undefined;
}

function warningsOf(study: Study): Line[] {
  const { exams, unread, subjects, today, plan, examDays, workDays, byPeriod } = study;
  const of = (exam: ExamDate): Span[] => (exam.isDue ? workWords(exam, subjects) : ownerOf(exam, subjects));
  const lines: Line[] = unread.map(
    (line) => noSuchDay(line) ?? fillPhrase('warnUnread', { line: quote({ ...line, end: Math.min(line.end, line.start + 120) }) }),
  );
  for (const exam of exams) {
    const { first, last, ambiguous, wrongWeekday } = exam.date;
    if (first < today) lines.push(fillPhrase('warnPast', { date: daySpan(first), name: of(exam) }));
    if (first === today)
      lines.push(exam.isDue ? fillPhrase('warnDueToday', { words: of(exam) }) : fillPhrase('warnToday', { name: of(exam) }));
    if (ambiguous) lines.push(orderWarning(exam, study.monthFirst));
    if (isOfNextWeek(exam, first - today, wordsOf(exam).text))
      lines.push(fillPhrase('warnNext', { words: wordsOf(exam), date: daySpan(first), other: daySpan(first - 7) }));
    if (first > today && WEEKDAY_ALONE.test(wordsOf(exam).text)) {
      // It is the next such day, or the one behind the date before it.
      const other = first - today > 7 ? today + ((first - today) % 7) : first + 7;
      lines.push(fillPhrase('warnNext', { words: wordsOf(exam), date: daySpan(first), other: daySpan(other) }));
    }
    if (exam.isMonthAssumed) lines.push(fillPhrase('warnMonth', { words: wordsOf(exam), date: daySpan(first) }));
    if (wrongWeekday !== undefined) {
      lines.push(
        fillPhrase('warnWeekday', {
          words: wordsOf(exam),
          date: daySpan(first),
          weekday: computed(WEEKDAYS[weekday(first)] ?? '', 'schedule.date'),
        }),
      );
    }
    if (exam.away) continue;
    if (first >= today && typeof exam.subject !== 'number' && exam.label.start < exam.label.end) {
      if (exam.isDue && first <= study.to) lines.push(fillPhrase('warnDueUnknown', { label: quote(exam.label) }));
      else if (exam.isDue || exam.subject === undefined)
        lines.push(
          fillPhrase(!exam.isDue && isBreak(exam.label.raw.slice(exam.label.start, exam.label.end)) ? 'warnBreak' : 'warnUnknown', {
            label: quote(exam.label),
          }),
        );
    }
    if (last > first && typeof exam.subject === 'number') lines.push(fillPhrase('warnRange', { words: wordsOf(exam), name: of(exam) }));
  }
  const period = exams.find((it) => it.subject === 'all' && !it.isDue && it.date.first >= today);
  if (period && byPeriod.length > 0) {
    lines.push(
      fillPhrase('warnPeriod', {
        count: computed(byPeriod.length, 'schedule.count'),
        words: wordsOf(period),
        date: daySpan(examDays[byPeriod[0] ?? 0]?.[0] ?? today),
      }),
    );
  }
  lines.push(...sameDay(study));
  if ([...examDays, ...workDays].some((days) => days.length > 0)) {
    examDays.forEach((days, at) => {
      const past = exams.some((it) => it.subject === at && it.date.first < today);
      if (days.length === 0 && workDays[at]?.some((day) => day > today))
        lines.push(fillPhrase('warnDueOnly', { name: nameSpan(subjects[at]) }));
      else if (days.length === 0 && !past) lines.push(fillPhrase(undated(study, at), { name: nameSpan(subjects[at]) }));
    });
  }
  for (const { name, topics } of subjects) {
    const share = topics.find(({ raw, end }) => raw[end - 1] === '%');
    if (share) lines.push(fillPhrase('warnShares', { words: quote(share), name: [quote(name)] }));
  }
  for (const at of plan?.without ?? []) lines.push(fillPhrase('warnWithout', { name: nameSpan(subjects[at]) }));
  return lines;
}

/** "Next Friday" on a Tuesday is the Friday of the next week, or the one that comes next. */
function isOfNextWeek({ date }: ExamDate, days: number, text: string): boolean {
  return days > 7 && days < 14 && date.first === date.last && NEXT_WEEKDAY.test(text);
}

function undated({ unreadSubjects, ends }: Study, at: number): 'warnUndated' | 'warnUndatedStated' | 'warnUndatedUnread' {
  if (unreadSubjects.includes(at)) return 'warnUndatedUnread';
  return ends === 'before-exams' ? 'warnUndatedStated' : 'warnUndated';
}

function sameDay({ examDays, subjects, byPeriod }: Study): Line[] {
  const days = [...new Set(examDays.flat())].sort((a, b) => a - b);
  return days.flatMap((day) => {
    const sitting = subjects.filter((_, at) => examDays[at]?.includes(day) && !byPeriod.includes(at));
    return sitting.length > 1
      ? [fillPhrase('warnSame', { names: join(sitting.map(nameSpan), fillPhrase('comma')), date: daySpan(day) })]
      : [];
  });
}
