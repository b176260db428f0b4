import { addDays, daysBetween, mondayOf } from '@marginalia/engine';
import { dayText } from '../../format/days.ts';
import { type ShownEventKind, weightText } from '../event-kind.ts';
import { isOver, nameWithoutWeek, type TimelineEntry, weekStarts } from './entries.ts';

/** A week of the strip over a timeline. */
export interface StripWeek {
  readonly key: string;
  /** The number of the week or its first day; '' where there is no room. */
  readonly label: string;
  readonly time: 'past' | 'now' | 'coming';
}

/** An event on the strip. Positions and heights are parts of 1. */
export interface OverviewStem {
  readonly id: string;
  readonly kind: ShownEventKind;
  readonly past: boolean;
  readonly at: number;
  readonly height: number;
  readonly weight?: string;
  /** The title, if there is room for it on a wide screen. */
  readonly title?: string;
}

export interface Overview {
  readonly weeks: readonly StripWeek[];
  readonly stems: readonly OverviewStem[];
}

/** The most weeks that are readable on a strip. */
const MOST_WEEKS = 40;
/** The number of labels that have room on a phone: numbers of weeks, and days. */
const LABELS = { number: 16, day: 6 };
/** The height of the stem of an event without a weight. */
const LEAST_STEM_HEIGHT = 0.14;
/** The part of a wide strip that one letter takes. */
const LETTER = 1 / 92;
const LONGEST_TITLE = 18;

/** The strip over a timeline: one cell a week, one stem an event, as high as its weight. Undefined if there are not enough dates. */
export function timelineOverview(entries: readonly TimelineEntry[], today: string): Overview | undefined {
  const numbered = numberedWeeks(entries);
  const weeks = numbered ? withWeeksAfter(numbered, entries) : calendarWeeks(entries);
  if (weeks === undefined || weeks.length < 2 || weeks.length > MOST_WEEKS) return undefined;
  const events = entries.filter(({ kind }) => kind !== 'topic');
  const most = Math.max(1, ...events.map(({ weight = 0 }) => weight));
  const every = Math.ceil(weeks.length / LABELS[weeks[0]?.number === undefined ? 'day' : 'number']);
  const stems = events
    .flatMap((entry) => {
      const at = positionOf(entry, weeks);
      const weight = weightText(entry);
      if (at === undefined) return [];
      const height = LEAST_STEM_HEIGHT + ((1 - LEAST_STEM_HEIGHT) * (entry.weight ?? 0)) / most;
      return [
        {
          id: entry.id,
          kind: entry.kind,
          past: isOver(entry, today),
          at,
          height,
          ...(weight !== undefined && { weight }),
          title: nameWithoutWeek(entry),
        },
      ];
    })
    .sort((a, b) => a.at - b.at);
  return {
    weeks: weeks.map(({ number, start }, index) => ({
      key: `${number ?? start}`,
      label: index % every === 0 && (number !== undefined || !numbered) ? `${number ?? dayText(start ?? '', today)}` : '',
      time: timeOf(start, today),
    })),
    stems: withRoom(stems),
  };
}

/** The key of a week of the course; weeks after it have their first day. */
const NUMBERED = /^\d+$/;

/** "Week 13 of 16."; '' after the last week. The text may count weeks of exams behind the last week that has an entry. */
export function weekOfToday(weeks: readonly StripWeek[], now: number, text: string): string {
  const week = weeks[now]?.key ?? '';
  if (!NUMBERED.test(week)) return '';
  const [, stated] = new RegExp(`\\bin week ${week} of (\\d{1,3})\\.`).exec(text) ?? [];
  return `Week ${week} of ${stated ?? weeks.findLast(({ key }) => NUMBERED.test(key))?.key}.`;
}

interface OverviewWeek {
  readonly number?: number;
  readonly start?: string;
}

/** Every week from the first to the last number; those without a date get it from their neighbours. */
function numberedWeeks(entries: readonly TimelineEntry[]): OverviewWeek[] | undefined {
  const numbers = entries.flatMap(({ week }) => (week === undefined ? [] : [week]));
  if (numbers.length === 0) return undefined;
  const starts = weekStarts(entries);
  const [known] = [...starts].sort(([a], [b]) => a - b);
  const first = Math.min(...numbers);
  return Array.from({ length: Math.max(...numbers) - first + 1 }, (_, index) => {
    const number = first + index;
    const start = starts.get(number) ?? (known && addDays(known[1], 7 * (number - known[0])));
    return { number, ...(start !== undefined && { start }) };
  });
}

/** The weeks of the course, and those after it up to the last event, such as the final exam. */
function withWeeksAfter(weeks: readonly OverviewWeek[], entries: readonly TimelineEntry[]): readonly OverviewWeek[] {
  const start = weeks.at(-1)?.start;
  const last = entries
    .flatMap(({ day, kind }) => (day === undefined || kind === 'topic' ? [] : [day]))
    .sort()
    .at(-1);
  if (start === undefined || last === undefined) return weeks;
  const more = Math.floor(daysBetween(start, last) / 7);
  if (more <= 0 || weeks.length + more > MOST_WEEKS) return weeks;
  return [...weeks, ...Array.from({ length: more }, (_, index) => ({ start: addDays(start, 7 * (index + 1)) }))];
}

function calendarWeeks(entries: readonly TimelineEntry[]): OverviewWeek[] | undefined {
  const days = entries.flatMap(({ day }) => (day === undefined ? [] : [day])).sort();
  const [first, last] = [days[0], days.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  const start = mondayOf(first);
  const length = Math.floor(daysBetween(start, last) / 7) + 1;
  if (length > MOST_WEEKS) return undefined;
  return Array.from({ length }, (_, index) => ({ start: addDays(start, 7 * index) }));
}

function positionOf({ day, week }: TimelineEntry, weeks: readonly OverviewWeek[]): number | undefined {
  const within = weeks.findIndex(({ start }) => day !== undefined && start !== undefined && start <= day && day <= addDays(start, 6));
  const start = weeks[within]?.start;
  if (day !== undefined && start !== undefined) return (within + (daysBetween(start, day) + 0.5) / 7) / weeks.length;
  const numbered = weeks.findIndex(({ number }) => number !== undefined && number === week);
  return numbered === -1 ? undefined : (numbered + 0.5) / weeks.length;
}

function timeOf(start: string | undefined, today: string): StripWeek['time'] {
  if (start === undefined || today < start) return 'coming';
  return addDays(start, 6) < today ? 'past' : 'now';
}

/** Keeps the weights and titles that do not run into a neighbour. The heaviest come first. */
function withRoom(stems: readonly OverviewStem[]): OverviewStem[] {
  const taken: { from: number; to: number; height: number }[] = [];
  const labelled = new Map<string, OverviewStem>();
  for (const stem of [...stems].sort((a, b) => b.height - a.height)) {
    const { title = '', weight = '', ...bare } = stem;
    const label = [title.length <= LONGEST_TITLE && `${title} ${weight}`, weight].find((text) => {
      if (!text || weight === '') return false;
      const half = (text.length * LETTER) / 2;
      const middle = Math.min(1 - half, Math.max(half, stem.at));
      const own = { from: middle - half, to: middle + half, height: stem.height };
      const free = taken.every(
        ({ from, to, height }) => own.to + LETTER < from || to + LETTER < own.from || Math.abs(height - own.height) > 0.25,
      );
      // A stem that is higher must not cross the label.
      const crossed = stems.some(({ id, at, height }) => id !== stem.id && height > own.height && at > own.from && at < own.to);
      if (free && !crossed) taken.push(own);
      return free && !crossed;
    });
    labelled.set(stem.id, { ...bare, ...(label && { weight }), ...(label && label !== weight && { title }) });
  }
  return stems.map(({ id }) => labelled.get(id)).filter((stem) => stem !== undefined);
}
