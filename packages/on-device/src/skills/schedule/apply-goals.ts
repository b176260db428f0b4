import type { Goal } from './read/seldom/goals.ts';
import type { StudyTimeReading } from './read/study-time-reading.ts';
import type { Subject } from './subject.ts';

/** Share of a subject's time for new material where a goal asks for past papers or mocks; the exam-focused style has 0.4. */
export const PRACTICE_NEW_SHARE = 0.3;

export function isPractised(at: number, goals: readonly Goal[]): boolean {
  return goals.some((it) => it.kind === 'practice' && (it.subject === 'all' || it.subject === at));
}

/** The weight that a goal gives counts unless the list of subjects gives one. */
export function withGoal(subject: Subject, at: number, goals: readonly Goal[]): Subject {
  const goal = goals.find((it) => it.kind === 'weight' && it.subject === at);
  return goal?.kind === 'weight' && !subject.weightNote ? { ...subject, weight: goal.weight, weightNote: goal.words } : subject;
}

/** Goals with dates for the days that are free before exams. */
export function withRestDays(goals: readonly Goal[], examDays: readonly (readonly number[])[]): Goal[] {
  return goals.map((goal): Goal => {
    if (goal.kind !== 'rest') return goal;
    const { words, subjects, count } = goal;
    const dates = examDays
      .flatMap((days, at) => (subjects === 'all' || subjects.includes(at) ? days : []))
      .map((exam) => ({ first: exam - count, last: exam - 1 }));
    return dates.length > 0 ? { words, kind: 'off', days: [], dates } : { words, kind: 'unused', why: 'undated' };
  });
}

export function withDaysOff(read: StudyTimeReading, goals: readonly Goal[]): StudyTimeReading {
  const off = goals.filter((it) => it.kind === 'off');
  if (read.kind === 'unread' || off.length === 0) return read;
  const { time } = read;
  const offDays = [...time.offDays, ...off.flatMap(({ days }) => days)];
  return {
    ...read,
    time: {
      ...time,
      offDays,
      off: [...time.off, ...off.flatMap(({ dates }) => dates)],
      perDay: time.perDay?.map((it, day) => (offDays.includes(day) ? 0 : it)),
    },
  };
}
