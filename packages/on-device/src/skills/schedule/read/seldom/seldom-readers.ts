export { withGoal, withRestDays } from './apply-goals.ts';
export { readCalendarLines } from './calendar-lines.ts';
export { readGoals } from './goals.ts';
export { subjectTable } from './subject-table.ts';
