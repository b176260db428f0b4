import {
  examDays,
  firstDay,
  hoursFinder,
  isWeek,
  itemIds,
  NOWHERE,
  type PlannedBlock,
  type PlanPlace,
  type PlanProgress,
  plannedBlocks,
  printHours,
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
  /** The hours that the text gives an exam: "09:00"; '' where it gives none. */
  readonly hoursOf: (exam: PlannedBlock) => string;
  /** "Thu 26 Nov", "the week of 30 Nov", "no day" */
  readonly placeText: (place: PlanPlace) => string;
}

/** @param text the whole result, whose dates may have hours */
export function openPlan(
  sections: readonly SectionItems[],
  progress: PlanProgress | undefined,
  today: string,
  text: string,
  lang?: string,
): OpenPlan {
  const find = hoursFinder(text);
  const blocks = sections.flatMap((section) =>
    section.kind === 'block' ? plannedBlocks(section.items, itemIds(section), progress, today) : [],
  );
  return {
    blocks,
    today,
    lang,
    examDay: examDays(blocks),
    hoursOf: ({ home, subject }) => {
      const { hours } = find(home, subject);
      return hours ? printHours(hours) : '';
    },
    placeText: (place) => {
      if (place === NOWHERE) return 'no day';
      return isWeek(place) ? `the week of ${dayText(firstDay(place), today)}` : weekdayDayText(place, today);
    },
  };
}
