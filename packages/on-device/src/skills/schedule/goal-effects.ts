import type { Goal } from './read/seldom/goals.ts';
import type { StudyTimeReading } from './read/study-time-reading.ts';

/** Share of a subject's time for new material where a goal asks for past papers or mocks; the exam-focused style has 0.4. */
export const PRACTICE_NEW_SHARE = 0.3;

export function isPractised(at: number, goals: readonly Goal[]): boolean {
  return goals.some((it) => it.kind === 'practice' && (it.subject === 'all' || it.subject === at));
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
