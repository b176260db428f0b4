import { parseDay, weekday } from '../../../lib/dates/civil.ts';
import type { SkillContext } from '../../../skill.ts';
import { type Pace, paceOf } from '../pace.ts';
import type { ScheduleParameters } from '../parameters.ts';
import { makePlan } from '../plan/make-plan.ts';
import type { Plan, PlanRequest } from '../plan/plan.ts';
import { nameOf, type Subject } from '../subject.ts';
import { type ExamDate, type ExamReading, readExams } from './exams.ts';
import { readStudyTime, type StudyTimeReading, spread } from './study-time.ts';
import { readSubjects } from './subjects.ts';

/** What each part of the plan is printed from. */
export interface Study {
  readonly today: number;
  readonly subjects: readonly Subject[];
  readonly leftOut: number;
  readonly pace: Pace;
  readonly time: StudyTimeReading;
  /** What the form says about the study time. */
  readonly timeField: string;
  readonly exams: readonly ExamDate[];
  readonly unread: ExamReading['unread'];
  /** Days of exams from today on, by subject. */
  readonly examDays: readonly (readonly number[])[];
  /** Indices of the subjects whose exam dates name no subject. */
  readonly byPeriod: readonly number[];
  readonly from: number;
  readonly to: number;
  /** How the last day was determined. */
  readonly ends: 'exams' | 'stated' | 'default' | 'past' | 'unread' | 'cut';
  /** Undefined if subjects or study time could not be read. */
  readonly plan: Plan | undefined;
}

/** The number of days without exam dates and a stated length. */
const DEFAULT_DAYS = 14;
const LONGEST = 366;

export function readStudy(parameters: ScheduleParameters<string>, { values, today: iso }: SkillContext): Study {
  const today = parseDay(iso);
  const subjectsText = values[parameters.subjects] ?? '';
  const { subjects, leftOut } = readSubjects(parameters.subjects, subjectsText, today);
  const names = subjects.map(nameOf);
  const pace = paceOf(parameters.pace === undefined ? undefined : values[parameters.pace]);
  const time = readStudyTime(values[parameters.time] ?? '');
  const beside = readExams(parameters.subjects, subjectsText, names, today).exams;
  const stated =
    parameters.dates === undefined ? { exams: [], unread: [] } : readExams(parameters.dates, values[parameters.dates] ?? '', names, today);
  const exams = [...beside, ...stated.exams];
  const { examDays, byPeriod } = daysOfExams(exams, subjects.length, today);

  const all = examDays.flat();
  const horizon = time.kind === 'read' ? time.time.horizon : time.horizon;
  const from = all.includes(today + 1) ? today : today + 1;
  const wanted = all.length > 0 ? Math.max(...all) : from + (horizon ?? DEFAULT_DAYS) - 1;
  const to = Math.min(wanted, from + LONGEST - 1);
  const ends =
    to < wanted
      ? 'cut'
      : all.length > 0
        ? 'exams'
        : horizon !== undefined
          ? 'stated'
          : exams.length > 0
            ? 'past'
            : stated.unread.length > 0
              ? 'unread'
              : 'default';
  const request: PlanRequest | undefined =
    time.kind === 'read' && subjects.length > 0
      ? {
          subjects: subjects.map(({ weight, topics }, at) => ({
            weight,
            topics: topics.length,
            exams: (examDays[at] ?? []).filter((day) => day > today),
          })),
          from,
          to,
          budgets: budgetsOf(time.time, from, to, all.length > 0),
        }
      : undefined;
  return {
    today,
    subjects,
    leftOut,
    pace,
    time,
    timeField: parameters.time,
    exams,
    unread: stated.unread,
    examDays,
    byPeriod,
    from,
    to,
    ends,
    plan: request && makePlan(request, pace),
  };
}

function budgetsOf(
  time: { readonly perDay: readonly number[] | undefined; readonly total: number | undefined },
  from: number,
  to: number,
  examLast: boolean,
): number[] {
  const days = Array.from({ length: to - from + 1 }, (_, index) => from + index);
  // The day of the last exam is free.
  const open = examLast && days.length > 1 ? days.slice(0, -1) : days;
  const minutes = time.perDay ? open.map((day) => time.perDay?.[weekday(day)] ?? 0) : spread(time.total ?? 0, open);
  return days.map((_, index) => minutes[index] ?? 0);
}

/** Exam days ahead, by subject. Dates without a subject hold for all subjects without a date of their own. */
function daysOfExams(exams: readonly ExamDate[], count: number, today: number): { examDays: number[][]; byPeriod: number[] } {
  const ahead = exams.filter(({ date }) => date.first >= today);
  const examDays = Array.from({ length: count }, (_, at) => unique(ahead.filter((it) => it.subject === at).map((it) => it.date.first)));
  const period = ahead.filter((it) => it.subject === 'all').map((it) => it.date.first);
  const past = new Set(exams.filter(({ date }) => date.first < today).map((it) => it.subject));
  const byPeriod: number[] = [];
  if (period.length > 0) {
    examDays.forEach((days, at) => {
      if (days.length > 0 || past.has(at)) return;
      days.push(Math.min(...period));
      byPeriod.push(at);
    });
  }
  return { examDays, byPeriod };
}

function unique(days: readonly number[]): number[] {
  return [...new Set(days)].sort((a, b) => a - b);
}
