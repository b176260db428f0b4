import { parseDay } from '../../lib/dates/civil.ts';
import type { SkillContext } from '../../skill.ts';
import { daysOfExams, daysOfWork } from './exam-days.ts';
import { isPractised, PRACTICE_NEW_SHARE, withDaysOff } from './goal-effects.ts';
import { type Pace, paceOf } from './pace.ts';
import type { ScheduleParameters } from './parameters.ts';
import { budgetsOf } from './plan/budgets.ts';
import { makePlan } from './plan/make-plan.ts';
import type { Plan, PlanRequest } from './plan/plan.ts';
import { dateOrder } from './read/date-order.ts';
import type { ExamDate } from './read/exams/exam-date.ts';
import { type ExamReading, readExams } from './read/exams/exams.ts';
import type { Goal } from './read/seldom/goals.ts';
import type * as SeldomReaders from './read/seldom/seldom-readers.ts';
import { type CalendarReading, freeMinutes } from './read/study-hours.ts';
import { MOST_MINUTES_A_DAY, readStudyTime } from './read/study-time.ts';
import type { StudyTime } from './read/study-time-limits.ts';
import type { StudyTimeReading } from './read/study-time-reading.ts';
import { matchSubject } from './read/subjects/match-subject.ts';
import { splitByExams } from './read/subjects/split-by-exams.ts';
import { readSubjects } from './read/subjects/subjects.ts';
import { COUNTDOWN } from './read/words/count-words.ts';
import { nameOf, type Subject } from './subject.ts';

/** The data from which each part of the plan is printed. */
export interface Study {
  readonly today: number;
  readonly subjects: readonly Subject[];
  readonly leftOut: number;
  readonly pace: Pace;
  readonly time: StudyTimeReading;
  /** The name of the field with the study time. */
  readonly timeField: string;
  readonly exams: readonly ExamDate[];
  readonly unread: ExamReading['unread'];
  /** Index of the subject that each entry of `unread` names, or -1. */
  readonly unreadSubjects: readonly number[];
  /** The lines of a calendar that are no exams. */
  readonly calendar: CalendarReading;
  /** Days with fewer free hours than the study time has, and these minutes. */
  readonly shortened: readonly { readonly day: number; readonly free: number }[];
  /** Whether dates in figures were read month first. */
  readonly monthFirst: boolean;
  readonly goals: readonly Goal[];
  /** Days from today on on which work is due, by subject. */
  readonly workDays: readonly (readonly number[])[];
  /** Days of exams from today on, by subject. */
  readonly examDays: readonly (readonly number[])[];
  /** Indices of the subjects whose exam dates name no subject. */
  readonly byPeriod: readonly number[];
  readonly from: number;
  /** The last day of study, or of the last exam. */
  readonly to: number;
  /** The way in which the last day was determined. */
  readonly ends: 'exams' | 'work' | 'before-exams' | 'stated' | 'default' | 'past' | 'others' | 'unread' | 'cut';
  /** Undefined if subjects or study time could not be read. */
  readonly plan: Plan | undefined;
}

/** A line as the reader of calendars begins it: "Mon 7 Dec 2026". */
export const CALENDAR_LINE = /^(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun) \d{1,2} \w{3} \d{4}/m;

/** The number of days without exam dates and a stated length. */
const DEFAULT_DAYS = 14;
const LONGEST = 366;

/** @param seldom reads goals, lines of a calendar and tables of subjects; undefined if the form holds none of them */
export function readStudy(
  parameters: ScheduleParameters<string>,
  { values, today: iso }: SkillContext,
  seldom?: typeof SeldomReaders,
): Study {
  const today = parseDay(iso);
  const subjectsText = values[parameters.subjects] ?? '';
  const fields = [parameters.dates, parameters.time, parameters.goals, parameters.subjects];
  const figures = dateOrder(
    fields.map((it) => (it === undefined ? '' : (values[it] ?? ''))),
    today,
  );
  const { subjects: named, leftOut } = readSubjects(parameters.subjects, subjectsText, today, seldom?.subjectTable);
  const listed = splitByExams(named, parameters.dates === undefined ? '' : (values[parameters.dates] ?? ''));
  const names = listed.map(nameOf);
  const said =
    parameters.goals === undefined || !seldom
      ? []
      : seldom.readGoals(parameters.goals, values[parameters.goals] ?? '', { names, topics: topicsOf(listed), today, figures });
  const wished = seldom ? listed.map((subject, at) => seldom.withGoal(subject, at, said)) : listed;
  // In a list of subjects, a weekday without a number is no date of an exam: "SAT maths".
  const notes = listed.flatMap(({ weightNote, notes: usual = [] }) => [...(weightNote === undefined ? [] : [weightNote]), ...usual]);
  const beside = readExams(parameters.subjects, subjectsText, names, today, { figures }).exams.filter(
    ({ date }) => /\d/.test(subjectsText.slice(date.start, date.end)) && !notes.some((it) => it.start < date.end && it.end > date.start),
  );
  const dates = parameters.dates === undefined ? '' : (values[parameters.dates] ?? '');
  const calendar = (CALENDAR_LINE.test(dates) ? seldom : undefined)?.readCalendarLines(parameters.dates ?? '', dates, names) ?? {
    rest: dates,
    taken: new Map(),
    unused: [],
  };
  const given =
    parameters.dates === undefined
      ? { exams: [], unread: [] }
      : readExams(parameters.dates, calendar.rest, names, today, {
          aliases: topicsOf(wished),
          figures,
          daysAlone: true,
        });
  const exams = [...beside, ...given.exams];
  const { examDays, byPeriod } = daysOfExams(exams, wished.length, today, (at) => wished[at]?.hours !== undefined);
  // "(3 hours)" beside an exam may be its length.
  const subjects = wished.map((it, at) => (it.hours?.isSure || examDays[at]?.length === 0 ? it : withoutHours(it)));
  const goals = seldom?.withRestDays(said, examDays) ?? said;
  const away = given.exams.flatMap(({ away: words, date }) => (words ? [{ words, kind: 'off' as const, days: [], dates: [date] }] : []));
  const timeText = values[parameters.time] ?? '';
  const hours = withDaysOff(readStudyTime(timeText, today, subjects.length, figures), [...goals, ...away]);
  const read = COUNTDOWN.test(timeText) && examDays.flat().length > 0 ? withoutLength(hours) : hours;
  const pace = paceOf(
    parameters.pace === undefined ? undefined : values[parameters.pace],
    read.kind === 'read' ? read.time.session : undefined,
  );

  const workDays = daysOfWork(exams, subjects.length, today);
  const all = [...examDays, ...workDays].flat();
  const stretch = read.kind === 'read' ? read.time.window : { first: undefined, last: undefined };
  const horizon = read.kind === 'read' ? read.time.horizon : read.horizon;
  // "3 hours tonight, 4 hours tomorrow"
  const isNow = read.kind === 'read' && read.time.periods.some(({ first, last: end }) => first === today && end === today);
  const soonest = isNow || all.includes(today + 1) ? today : today + 1;
  // A stated first day holds unless an exam comes before it.
  const from = stretch.first !== undefined && all.every((day) => day > (stretch.first ?? 0)) ? Math.max(soonest, stretch.first) : soonest;
  const stated = horizon === undefined ? stretch.last : from + horizon - 1;
  const wanted = all.length > 0 ? Math.max(...all) : Math.max(from, stated ?? from + DEFAULT_DAYS - 1);
  const last = Math.min(wanted, from + LONGEST - 1);
  // A stated length is a promise of hours for these days only; later exams stand in the plan without study.
  const to = horizon === undefined ? last : Math.min(last, from + horizon - 1);
  const ends =
    to < last
      ? 'before-exams'
      : to < wanted
        ? 'cut'
        : all.length > 0
          ? examDays.flat().includes(wanted)
            ? 'exams'
            : 'work'
          : stated !== undefined
            ? 'stated'
            : exams.some(({ date }) => date.first < today)
              ? 'past'
              : exams.length > 0
                ? 'others'
                : given.unread.length > 0
                  ? 'unread'
                  : 'default';
  const planned = read.kind === 'read' ? budgetsOf(until(read.time, to), from, last, all.length > 0, examDays.flat()) : [];
  const budgets = planned.map((minutes, at) => Math.min(minutes, freeMinutes(calendar.taken.get(from + at) ?? 0)));
  const isTooMuch = planned.some((it) => it > MOST_MINUTES_A_DAY);
  const time: StudyTimeReading = isTooMuch ? { kind: 'unread', why: 'too-many', horizon } : read;
  const request: PlanRequest | undefined =
    time.kind === 'read' && subjects.length > 0
      ? {
          subjects: subjects.map(({ weight, topics, hours }, at) => ({
            weight,
            topics: topics.length,
            ...(hours && { minutes: hours.minutes }),
            ...(isPractised(at, goals) && { newShare: Math.min(pace.newShare, PRACTICE_NEW_SHARE) }),
            exams: (examDays[at] ?? []).filter((day) => day > today),
            dues: (workDays[at] ?? []).filter((day) => day > today),
          })),
          from,
          to: last,
          budgets,
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
    unread: given.unread,
    unreadSubjects: given.unread.map(({ raw, start, end }) => matchSubject(raw.slice(start, end), names)),
    calendar,
    shortened: budgets.flatMap((free, at) => (free < (planned[at] ?? 0) ? [{ day: from + at, free }] : [])),
    monthFirst: figures.monthFirst === true,
    goals,
    examDays,
    workDays,
    byPeriod,
    from,
    to,
    ends,
    plan: request && withoutRest(makePlan(request, pace), to, workDays.flat()),
  };
}

/** Study time without a length, where the days of the exams are known. */
function withoutLength(hours: StudyTimeReading): StudyTimeReading {
  return hours.kind === 'read' ? { ...hours, time: { ...hours.time, horizon: undefined } } : { ...hours, horizon: undefined };
}

/** A subject with an exam whose hours may be those of the exam. */
function withoutHours({ hours, ...subject }: Subject): Subject {
  return hours ? { ...subject, unclearHours: hours.words } : subject;
}

/** Study time that holds until a day. */
function until(time: StudyTime, day: number): StudyTime {
  return { ...time, window: { ...time.window, last: Math.min(time.window.last ?? day, day) } };
}

/** A plan without the days behind its end that have no exam and no work that is due. */
function withoutRest(plan: Plan, to: number, workDays: readonly number[]): Plan {
  return { ...plan, days: plan.days.filter(({ day, exams }) => day <= to || exams.length > 0 || workDays.includes(day)) };
}

function topicsOf(subjects: readonly Subject[]): string[][] {
  return subjects.map(({ topics }) => topics.map(({ raw, start, end }) => raw.slice(start, end)));
}
