import { mondayOf } from '../../../lib/dates/civil.ts';
import type { PlanDay } from './plan.ts';

export interface PlanWeek {
  readonly monday: number;
  readonly days: readonly PlanDay[];
  /** Minutes planned. */
  readonly minutes: number;
}

/** Days by calendar week, from Monday. */
export function weeksOf(days: readonly PlanDay[]): PlanWeek[] {
  const weeks = new Map<number, PlanDay[]>();
  for (const day of days) {
    const monday = mondayOf(day.day);
    weeks.set(monday, [...(weeks.get(monday) ?? []), day]);
  }
  return [...weeks].map(([monday, inWeek]) => ({ monday, days: inWeek, minutes: plannedMinutes(inWeek) }));
}

export function plannedMinutes(days: readonly PlanDay[]): number {
  return days.reduce((sum, { slots }) => sum + slots.reduce((inDay, slot) => inDay + slot.minutes, 0), 0);
}
