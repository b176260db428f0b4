import { mondayOf } from '../../lib/dates/civil.ts';
import type { Passage } from '../../spans.ts';
import type { CourseEvent, Syllabus, Topic, Unit } from './syllabus.ts';
import { type WeekDays, weekDaysOf, weekOf, withDaysAfterBreaks } from './week-days.ts';

/** A week of the course, or several weeks with the same topics. */
export interface CourseRow {
  /** Undefined for units without a length. */
  readonly from: number | undefined;
  readonly to: number | undefined;
  /** "Unit II", if the row is a unit. */
  readonly mark: Passage | undefined;
  readonly topics: readonly Topic[];
  readonly size: Unit['size'];
}

export type Layout =
  /** Weeks as the syllabus numbers them. */
  | 'weeks'
  /** Weeks counted from dated lines. */
  | 'dated'
  /** Numbered topics, as many as the course has weeks. */
  | 'numbered'
  /** Units in the weeks that the syllabus gives them. */
  | 'stated'
  /** As `stated`, but some units have no weeks. */
  | 'partly-stated'
  /** Units one after another, each with the number of weeks in the syllabus. */
  | 'sizes'
  /** Units spread over the course's length by their hours. */
  | 'by-hours'
  /** Units spread evenly over the course's length. */
  | 'evenly'
  /** Units in order, without any length. */
  | 'order';

export interface Course extends WeekDays {
  readonly layout: Layout;
  readonly rows: readonly CourseRow[];
  /** The number of weeks, if known. */
  readonly weeks: number | undefined;
}

/** Assigns the weeks or units of a syllabus to weeks of the course, if the syllabus states enough. */
export function layOut(syllabus: Syllabus): Course {
  const { weeks, units, length, start, events } = syllabus;
  const firstMonday = start && mondayOf(start.day);
  const days = weekDaysOf(firstMonday, withDaysAfterBreaks(firstMonday, weeks, events));
  if (weeks.length > 0) {
    const last = Math.max(...weeks.map((week) => week.to));
    const rows = weeks.map(({ from, to, topics }) => ({ from, to, mark: undefined, topics, size: undefined }));
    return { layout: syllabus.datedLines ? 'dated' : 'weeks', rows, weeks: Math.max(last, length?.weeks ?? 0), ...days };
  }
  if (units.length > 0 && units.length === length?.weeks && units.every((unit) => unit.numbered && !unit.weeks)) {
    const rows = units.map(({ topics }, index) => ({ from: index + 1, to: index + 1, mark: undefined, topics, size: undefined }));
    return { layout: 'numbered', rows, weeks: units.length, ...days };
  }
  return layUnits(syllabus, days);
}

function layUnits({ units: all, length }: Syllabus, days: WeekDays): Course {
  // A topic is a better name for a unit than a number.
  const units = all.flatMap((unit): Unit[] => {
    const [first, ...rest] = unit.topics;
    if (!unit.numbered) return [unit];
    return first ? [{ ...unit, mark: first, topics: rest }] : [];
  });
  const row = (unit: Unit, from?: number, to?: number): CourseRow => ({ from, to, mark: unit.mark, topics: unit.topics, size: unit.size });
  if (units.some((unit) => unit.weeks)) {
    const last = Math.max(...units.map((unit) => unit.weeks?.to ?? 0), length?.weeks ?? 0);
    const rows = units.map((unit) => row(unit, unit.weeks?.from, unit.weeks?.to));
    return { layout: units.every((unit) => unit.weeks) ? 'stated' : 'partly-stated', rows, weeks: last, ...days };
  }
  if (units.length > 0 && units.every((unit) => unit.size?.in === 'weeks')) {
    let next = 1;
    const rows = units.map((unit) => {
      const from = next;
      next += unit.size?.amount ?? 1;
      return row(unit, from, next - 1);
    });
    return { layout: 'sizes', rows, weeks: Math.max(next - 1, length?.weeks ?? 0), ...days };
  }
  if (length === undefined || units.length === 0) {
    return { layout: 'order', rows: units.map((unit) => row(unit)), weeks: length?.weeks, ...days };
  }
  const byHours = units.every((unit) => unit.size?.in === 'hours');
  const sizes = units.map((unit) => (byHours ? (unit.size?.amount ?? 1) : 1));
  const sum = sizes.reduce((total, it) => total + it, 0);
  let before = 0;
  const rows = units.map((unit, index) => {
    const from = Math.floor((before * length.weeks) / sum + 1e-6) + 1;
    before += sizes[index] ?? 0;
    const to = Math.max(from, Math.ceil((before * length.weeks) / sum - 1e-6));
    return row(unit, Math.min(from, length.weeks), Math.min(to, length.weeks));
  });
  return { layout: byHours ? 'by-hours' : 'evenly', rows, weeks: length.weeks, ...days };
}

/** The week of an event: from its date if the start is known, otherwise as stated. */
export function eventWeek(course: Course, event: CourseEvent): number | undefined {
  return (event.date && weekOf(course, event.date.first)) ?? event.week;
}
