export { readCalendarLines } from './calendar-lines.ts';
export { readGoals } from './goals.ts';
