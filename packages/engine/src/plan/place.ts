import { addDays } from '../items/days.ts';

/** The place of a block in a plan: on a day (`2026-11-23`), in a week (`2026-11-23 week`, by its Monday), or nowhere (`''`). */
export type PlanPlace = string;

export const NOWHERE: PlanPlace = '';

const WEEK = ' week';

export function weekPlace(monday: string): PlanPlace {
  return monday + WEEK;
}

export function isWeek(place: PlanPlace): boolean {
  return place.endsWith(WEEK);
}

export function firstDay(place: PlanPlace): string {
  return place.slice(0, 10);
}

export function lastDay(place: PlanPlace): string {
  return isWeek(place) ? addDays(firstDay(place), 6) : place;
}
