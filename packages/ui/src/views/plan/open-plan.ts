import {
  examDays,
  firstDay,
  isWeek,
  itemIds,
  NOWHERE,
  type PlannedBlock,
  type PlanPlace,
  type PlanProgress,
  plannedBlocks,
  type SectionItems,
} from '@marginalia/engine';
import { dayText, weekdayDayText } from '../../format/days.ts';

/** A plan as it is shown. */
export interface OpenPlan {
  readonly blocks: readonly PlannedBlock[];
  readonly today: string;
  /** The language of the subjects and activities. */
  readonly lang: string | undefined;
  /** The day of the exam for which a block prepares. */
  readonly examDay: (block: PlannedBlock) => string | undefined;
  /** "Thu 26 Nov", "the week of 30 Nov", "no day" */
  readonly placeText: (place: PlanPlace) => string;
}

export function openPlan(sections: readonly SectionItems[], progress: PlanProgress | undefined, today: string, lang?: string): OpenPlan {
  const blocks = sections.flatMap((section) =>
    section.kind === 'block' ? plannedBlocks(section.items, itemIds(section), progress, today) : [],
  );
  return {
    blocks,
    today,
    lang,
    examDay: examDays(blocks),
    placeText: (place) => {
      if (place === NOWHERE) return 'no day';
      return isWeek(place) ? `the week of ${dayText(firstDay(place), today)}` : weekdayDayText(place, today);
    },
  };
}
