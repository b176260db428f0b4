export { unprintedGoals } from './idle-goals.ts';
export { calendarLines } from './print-calendar.ts';
export { goalLines } from './print-goals.ts';
