import {
  type CourseEvent,
  hoursFinder,
  isPlanProgress,
  isStudy,
  isWeek,
  itemIds,
  NOWHERE,
  type PlannedBlock,
  plannedBlocks,
  printHours,
  printMinutes,
  type SectionItems,
  type StudyBlock,
  withYear,
} from '@marginalia/engine';
import { eventKind, type ShownEventKind, weightText } from '../event-kind.ts';

/** An entry that a calendar shows on a day. */
export interface DayEntry {
  readonly id: string;
  readonly day: string;
  readonly title: string;
  /** "10 %", "09:00, 10 %", "1 h, practice" */
  readonly note: string;
  readonly kind: ShownEventKind | 'study' | 'goal';
  readonly done?: boolean;
}

interface DayEntries {
  /** In the order of the days. */
  readonly entries: readonly DayEntry[];
  /** The number of items with a week and no day. */
  readonly weekly: number;
  /** The number of items with neither. */
  readonly undated: number;
}

type PlacedEntry = readonly DayEntry[] | 'weekly' | 'undated';

/**
 * The entries of the items that have a day. An event of several days has an entry on its first day and one on its last.
 * @param text the whole result, whose dates may have hours
 */
export function dayEntries(sections: readonly SectionItems[], plan: unknown, today: string, text = ''): DayEntries {
  const find = hoursFinder(text);
  const hoursOf: HoursOf = (day, name) => {
    const { hours } = find(day, name);
    return hours ? printHours(hours) : '';
  };
  const placed = sections.flatMap((section): PlacedEntry[] => {
    const ids = itemIds(section);
    if (section.kind === 'event') return section.items.map((event, index) => placeEvent(event, ids[index] ?? '', today, hoursOf));
    return section.kind === 'block' ? placeBlocks(section.items, ids, plan, today, hoursOf) : [];
  });
  return {
    entries: placed.flatMap((item) => (typeof item === 'string' ? [] : item)).sort(byDay),
    weekly: placed.filter((item) => item === 'weekly').length,
    undated: placed.filter((item) => item === 'undated').length,
  };
}

/** The hours of what a text names on a day; '' where it gives none. */
type HoursOf = (day: string, name: string) => string;

function placeEvent(event: CourseEvent, id: string, today: string, hoursOf: HoursOf): PlacedEntry {
  const { title, date, end, week, topics } = event;
  if (topics) return 'weekly';
  if (date === undefined) return week === undefined ? 'undated' : 'weekly';
  const weight = weightText(event) ?? '';
  const entry = { id, title, kind: eventKind(event), day: withYear(date, today), note: weight };
  const last = end === undefined ? entry.day : withYear(end, today);
  if (last <= entry.day) return [{ ...entry, note: [hoursOf(date, title), weight].filter(Boolean).join(', ') }];
  const note = (words: string): string => [weight, words].filter(Boolean).join(', ');
  return [
    { ...entry, note: note('first day') },
    { ...entry, id: `${id}/end`, day: last, note: note('last day') },
  ];
}

function placeBlocks(blocks: readonly StudyBlock[], ids: readonly string[], plan: unknown, today: string, hoursOf: HoursOf): PlacedEntry[] {
  return plannedBlocks(blocks, ids, isPlanProgress(plan) ? plan : undefined, today).map((block, index) => {
    const { id, place, subject, done, exam } = block;
    if (place === NOWHERE) return 'undated';
    return isWeek(place)
      ? 'weekly'
      : [
          {
            id,
            day: place,
            title: subject,
            note: exam ? hoursOf(blocks[index]?.date ?? '', subject) : blockNote(block),
            kind: blockKind(block),
            done,
          },
        ];
  });
}

function blockKind({ exam, goal }: PlannedBlock): DayEntry['kind'] {
  if (exam) return 'exam';
  return goal ? 'goal' : 'study';
}

function blockNote(block: PlannedBlock): string {
  if (!isStudy(block)) return '';
  return [printMinutes(block.minutes ?? 0), block.activity, block.done && 'done'].filter(Boolean).join(', ');
}

/** In one day exams stand first, then deadlines. */
function byDay(a: DayEntry, b: DayEntry): number {
  if (a.day !== b.day) return a.day < b.day ? -1 : 1;
  return kindRank(a) - kindRank(b);
}

function kindRank({ kind }: DayEntry): number {
  if (kind === 'exam') return 0;
  return kind === 'deadline' ? 1 : 2;
}
