import { addDays } from '../items/days.ts';

/** The place of a block in a plan: on a day (`2026-11-23`), in a week (`2026-11-23 week`, by its Monday), or nowhere (`''`). */
export type Place = string;

export const NOWHERE: Place = '';

const WEEK = ' week';

export function weekPlace(monday: string): Place {
  return monday + WEEK;
}

export function isWeek(place: Place): boolean {
  return place.endsWith(WEEK);
}

export function firstDay(place: Place): string {
  return place.slice(0, 10);
}

export function lastDay(place: Place): string {
  return isWeek(place) ? addDays(firstDay(place), 6) : place;
}
