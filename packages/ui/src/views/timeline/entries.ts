import { addDays, type CourseEvent, hoursFinder, itemIds, mondayOf, printHours, type SectionItems, withYear } from '@marginalia/engine';
import { eventKind, type ShownEventKind } from '../event-kind.ts';

/** An event with its place in time. */
export interface TimelineEntry extends Pick<CourseEvent, 'title' | 'week' | 'weight' | 'unit'> {
  readonly id: string;
  readonly kind: ShownEventKind;
  /** The first day, `2026-11-23`; undefined if the text gives none. */
  readonly day?: string;
  /** The last day, if the event has more than one. */
  readonly end?: string;
  /** "17:00" */
  readonly hours?: string;
}

/** A week of the course, a month, or what has no date. */
export interface EntryGroup {
  readonly key: string;
  /** The number of the week; undefined for a month and for what has no date. */
  readonly week?: number;
  /** The first day of the week or the month, where it is known. */
  readonly day?: string;
  readonly topics: readonly TimelineEntry[];
  /** The events, in order. */
  readonly events: readonly TimelineEntry[];
  readonly past: boolean;
}

const NO_DATE = 'none';

/** @param text the whole result, whose dates may have hours */
export function timelineEntries(sections: readonly SectionItems[], today: string, text = ''): TimelineEntry[] {
  const hoursOf = hoursFinder(text);
  return sections.flatMap((section) => {
    if (section.kind !== 'event') return [];
    const ids = itemIds(section);
    return section.items.map(({ date, end, topics, ...event }, index) => {
      const { hours } = date === undefined || end !== undefined || topics ? {} : hoursOf(date, event.title);
      return {
        ...event,
        id: ids[index] ?? '',
        kind: eventKind({ ...event, ...(date !== undefined && { date }), ...(topics && { topics }) }),
        ...(date !== undefined && { day: withYear(date, today) }),
        ...(end !== undefined && { end: withYear(end, today) }),
        ...(hours && { hours: printHours(hours) }),
      };
    });
  });
}

/** The title without the week that its group or its place says already: "Quiz 1 – week 3" is "Quiz 1". */
export function nameWithoutWeek({ title, week }: Pick<TimelineEntry, 'title' | 'week'>): string {
  const [, name = '', number] = /^(.+?)[\s,;(–—-]+week (\d+)\)?$/i.exec(title) ?? [];
  return name !== '' && Number(number) === week ? name : title;
}

/** Whether an entry is over. One without a date is not. */
export function isOver({ day, end, kind }: TimelineEntry, today: string): boolean {
  if (day === undefined) return false;
  return (end ?? (kind === 'topic' ? addDays(day, 6) : day)) < today;
}

/** The first days of the weeks of a course, as far as its entries give them. */
export function weekStarts(entries: readonly TimelineEntry[]): Map<number, string> {
  const starts = new Map<number, string>();
  for (const { week, day, kind } of entries) if (week !== undefined && day !== undefined && kind === 'topic') starts.set(week, day);
  for (const { week, day } of entries) if (week !== undefined && day !== undefined && !starts.has(week)) starts.set(week, mondayOf(day));
  return starts;
}

/**
 * The entries by week if the course counts its weeks, else by month; in order, those without a date last. What lies between two weeks, such
 * as a break, stands between them.
 */
export function entryGroups(entries: readonly TimelineEntry[], today: string): EntryGroup[] {
  const starts = weekStarts(entries);
  const order = weekOrder(entries, starts);
  const groups = new Map<string, TimelineEntry[]>();
  for (const entry of entries) {
    const key = keyOf(entry, starts, order);
    groups.set(key, [...(groups.get(key) ?? []), entry]);
  }
  const placeOf = ({ key, week, events, topics }: EntryGroup): number =>
    week === undefined
      ? key === NO_DATE
        ? Number.POSITIVE_INFINITY
        : weeksBefore(firstDayOf([...events, ...topics]), order) - 0.5
      : order.findIndex(([number]) => number === week);
  return [...groups].map(([key, own]) => groupOf(key, own, starts, today)).sort((a, b) => placeOf(a) - placeOf(b) || compare(a.key, b.key));
}

/** Every week in order with its first day. A week without a date counts on from the one before it, the first ones back from the next. */
function weekOrder(
  entries: readonly TimelineEntry[],
  starts: ReadonlyMap<number, string>,
): (readonly [week: number, start: string | undefined])[] {
  const weeks = [...new Set(entries.flatMap(({ week = [] }) => week))].sort((a, b) => a - b);
  const known = [...starts].sort(([a], [b]) => a - b);
  return weeks.map((week) => {
    const [number, start] = known.findLast(([other]) => other <= week) ?? known[0] ?? [];
    return [week, number === undefined || start === undefined ? undefined : addDays(start, 7 * (week - number))];
  });
}

/** The number of weeks that begin before a day. A week whose date is only counted may be moved on by a break that begins on it. */
function weeksBefore(day: string, order: ReturnType<typeof weekOrder>): number {
  return order.filter(([, start]) => start !== undefined && start < day).length;
}

function keyOf({ week, day }: TimelineEntry, starts: ReadonlyMap<number, string>, order: ReturnType<typeof weekOrder>): string {
  if (week !== undefined) return `week ${week}`;
  if (day === undefined) return NO_DATE;
  const within = [...starts].find(([, start]) => start <= day && day <= addDays(start, 6));
  if (within) return `week ${within[0]}`;
  const month = day.slice(0, 7);
  return order.length === 0 ? month : `${month} after ${weeksBefore(day, order)}`;
}

function groupOf(key: string, own: readonly TimelineEntry[], starts: ReadonlyMap<number, string>, today: string): EntryGroup {
  const number = /^week (\d+)$/.exec(key)?.[1];
  const week = number === undefined ? undefined : Number(number);
  const day = week === undefined ? (key === NO_DATE ? undefined : `${key.slice(0, 7)}-01`) : starts.get(week);
  const topics = own.filter(({ kind }) => kind === 'topic');
  const events = own.filter(({ kind }) => kind !== 'topic').sort((a, b) => compare(a.day ?? '9', b.day ?? '9'));
  const dated = own.filter((entry) => entry.day !== undefined);
  const over =
    dated.length > 0 &&
    dated.every((entry) => isOver(entry, today)) &&
    (week === undefined || day === undefined || addDays(day, 6) < today);
  return { key, topics, events, past: over, ...(week !== undefined && { week }), ...(day !== undefined && { day }) };
}

function firstDayOf(entries: readonly TimelineEntry[]): string {
  return entries.flatMap(({ day = [] }) => day).sort()[0] ?? '9';
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
