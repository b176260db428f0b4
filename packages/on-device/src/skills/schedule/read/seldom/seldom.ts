export { withGoal, withRestDays } from './apply-goals.ts';
export { readCalendarLines } from './calendar-lines.ts';
export { readGoals } from './goals.ts';
export { unprintedGoals } from './idle-goals.ts';
export { calendarLines } from './print-calendar.ts';
export { goalLines } from './print-goals.ts';
export { subjectTable } from './subject-table.ts';
