import type { Subject } from '../../subject.ts';
import type { Goal } from './goals.ts';

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
