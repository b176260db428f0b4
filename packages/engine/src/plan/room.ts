import { addDays, daysBetween, mondayOf, weekdayOf } from '../items/days.ts';
import { minutesOf } from './hours.ts';
import { firstDay, isWeek, lastDay, NOWHERE, type PlanPlace } from './place.ts';
import { isStudy, type PlannedBlock } from './study-plan.ts';

/** A new plan reaches this many days from today at most. */
const LAST_DAY_FROM_TODAY = 730;

/** A new plan may use this many days after its end, for subjects without an exam. */
const MOST_DAYS_LONGER = 28;

/** The time that a plan has from today on. */
interface Room {
  /** The places from today to the end of the plan, in order. */
  readonly places: readonly PlanPlace[];
  /** The days after its end. */
  readonly later: readonly PlanPlace[];
  /** The minutes that a place holds. */
  readonly size: (place: PlanPlace) => number;
}

/**
 * The room of a plan. Its text does not say how much time a day has, so that a day holds as much as the fullest day of the plan on the same
 * weekday, and a whole week as much as the fullest whole week.
 */
export function roomOf(blocks: readonly PlannedBlock[], today: string): Room {
  const byWeekday = new Array<number>(7).fill(0);
  let week = 0;
  for (const [home, own] of groupedByHome(blocks.filter(isStudy))) {
    const minutes = minutesOf(own);
    const weekday = weekdayOf(firstDay(home));
    if (isWeek(home)) week = Math.max(week, minutes);
    else byWeekday[weekday] = Math.max(byWeekday[weekday] ?? 0, minutes);
  }
  const given = blocks.flatMap(({ home, place }) => (place === NOWHERE ? [home] : [home, place]));
  const weeks = new Set(given.filter((place) => isWeek(place) && lastDay(place) >= today));
  const mondays = new Set([...weeks].map(firstDay));
  const end = [addDays(today, -1), ...given.map(lastDay)].sort().at(-1) ?? today;
  const length = Math.min(LAST_DAY_FROM_TODAY, daysBetween(today, end) + 1);
  const days = daysFrom(today, length).filter((day) => !mondays.has(mondayOf(day)));
  return {
    places: [...weeks, ...days].sort(),
    later: daysFrom(addDays(today, length), MOST_DAYS_LONGER),
    size: (place) => (isWeek(place) ? week : (byWeekday[weekdayOf(place)] ?? 0)),
  };
}

function daysFrom(first: string, length: number): string[] {
  return Array.from({ length: Math.max(0, length) }, (_, after) => addDays(first, after));
}

function groupedByHome(blocks: readonly PlannedBlock[]): Map<PlanPlace, PlannedBlock[]> {
  const groups = new Map<PlanPlace, PlannedBlock[]>();
  for (const block of blocks) {
    const group = groups.get(block.home);
    if (group) group.push(block);
    else groups.set(block.home, [block]);
  }
  return groups;
}
