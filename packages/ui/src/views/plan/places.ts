import {
  addDays,
  daysBetween,
  firstDay,
  isAfterExam,
  isStudy,
  isWeek,
  lastDay,
  minutesOf,
  mondayOf,
  NOWHERE,
  type PlannedBlock,
  type PlanPlace,
  printMinutes,
} from '@marginalia/engine';
import type { OpenPlan } from './open-plan.ts';

/** A block can be moved to this many days after the end of a plan. */
const MOST_DAYS_LONGER = 7;
/** No list of days is longer. */
const MOST_DAYS = 200;

/** The places to which a student can move a block, each with what is there already: from today, or from where the block stands. */
export function placesOf({ blocks, today, examDay, placeText }: OpenPlan, block: PlannedBlock): { place: PlanPlace; text: string }[] {
  const places = blocks.map(({ place }) => place).filter((place) => place !== NOWHERE);
  const weeks = new Set(places.filter((place) => isWeek(place) && lastDay(place) >= today));
  const mondays = new Set([...weeks].map(firstDay));
  const ends = [today, ...places.map(lastDay)].sort();
  const length = Math.min(MOST_DAYS, daysBetween(today, ends.at(-1) ?? today) + 1 + MOST_DAYS_LONGER);
  const days = Array.from({ length }, (_, after) => addDays(today, after)).filter((day) => !mondays.has(mondayOf(day)));
  const own = block.place === NOWHERE ? [] : [block.place];
  return [...new Set([...own, ...weeks, ...days])].sort().map((place) => {
    const minutes = minutesOf(blocks.filter((other) => isStudy(other) && other.place === place));
    const late = isAfterExam({ ...block, place }, examDay(block));
    const notes = [minutes > 0 && `${printMinutes(minutes)} planned`, late && 'after the exam'].filter(Boolean);
    return { place, text: [placeText(place), ...notes].join(', ') };
  });
}
