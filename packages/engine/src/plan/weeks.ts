import { addDays, mondayOf } from '../items/days.ts';
import { firstDay, isWeek, NOWHERE } from './place.ts';
import { isStudy, type PlannedBlock } from './study-plan.ts';

export interface PlanDay {
  readonly day: string;
  readonly blocks: readonly PlannedBlock[];
}

export interface PlanWeek {
  readonly monday: string;
  /**
   * The days from the first to the last day of the plan, also those without a block. A week that has blocks without a day has only days
   * with a block.
   */
  readonly days: readonly PlanDay[];
  /** The blocks that have a week and no day. */
  readonly whole: readonly PlannedBlock[];
  /** All blocks of the week. */
  readonly blocks: readonly PlannedBlock[];
}

/** The weeks of a plan that have blocks, in order. A block without a day is in none. */
export function planWeeks(blocks: readonly PlannedBlock[]): PlanWeek[] {
  const weeks = new Map<string, PlannedBlock[]>();
  for (const block of blocks) {
    if (block.place === NOWHERE) continue;
    const monday = mondayOf(firstDay(block.place));
    weeks.set(monday, [...(weeks.get(monday) ?? []), block]);
  }
  const days = blocks.flatMap(({ place }) => (place === NOWHERE || isWeek(place) ? [] : [place])).sort();
  const [first = '', last = ''] = [days[0], days.at(-1)];
  return [...weeks]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([monday, own]) => {
      const whole = own.filter(({ place }) => isWeek(place));
      return {
        monday,
        whole,
        blocks: own,
        days: Array.from({ length: 7 }, (_, after) => addDays(monday, after))
          .map((day) => ({ day, blocks: examsFirst(own.filter(({ place }) => place === day)) }))
          .filter(({ day, blocks: ofDay }) => (whole.length > 0 ? ofDay.length > 0 : day >= first && day <= last)),
      };
    });
}

function examsFirst(blocks: readonly PlannedBlock[]): PlannedBlock[] {
  return [...blocks.filter((block) => !isStudy(block)), ...blocks.filter(isStudy)];
}
