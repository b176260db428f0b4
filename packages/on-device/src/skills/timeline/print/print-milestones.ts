import { formatDay, formatDistance } from '../../../lib/dates/civil.ts';
import { BLANK, computed, type Line, type Passage, type Span } from '../../../spans.ts';
import { type Course, type CourseRow, eventWeek } from '../course.ts';
import { NO_CLASS } from '../no-class.ts';
import { clip, count, dayLong, eventName, fillPhrase, number, topicSpans } from '../phrases.ts';
import type { Syllabus } from '../syllabus.ts';
import { mondayOfWeek } from '../week-days.ts';
import { weightSpan } from '../weights.ts';

interface Milestone {
  readonly day: number | undefined;
  readonly week: number | undefined;
  readonly what: Span[];
  readonly at: number;
}

/** Prints assessments and ends of units in order, with date or week, weight, and the days until then. */
export function printMilestones(syllabus: Syllabus, course: Course): Line[] {
  const { events, today } = syllabus;
  const stones: Milestone[] = events
    .filter(({ name }) => !NO_CLASS.test(name.raw.slice(name.start, name.end)))
    .map((event) => ({
      day: event.date?.first,
      week: eventWeek(course, event),
      what: [...eventName(event), ...(event.weight ? fillPhrase('worth', { amount: weightSpan(event.weight) }) : [])],
      at: event.name.start,
    }));
  const ends = endsOfUnits(syllabus, course);
  for (const row of ends) {
    const { mark, to } = row;
    if (mark && to !== undefined) {
      const monday = mondayOfWeek(course, to);
      const day = monday === undefined ? undefined : monday + 6;
      stones.push({ day, week: to, what: endOf(row, mark), at: mark.start });
    }
  }
  const placed = stones
    .filter((it) => it.day !== undefined || it.week !== undefined)
    .sort((a, b) => orderOf(a, course) - orderOf(b, course) || a.at - b.at);
  const loose = stones.filter((it) => it.day === undefined && it.week === undefined);
  const unplaced = ends.flatMap((row) =>
    row.mark && row.to === undefined ? [fillPhrase('milestoneUndated', { name: endOf(row, row.mark) })] : [],
  );
  const inOrder = unplaced.length > 0 ? [...(stones.length > 0 ? [BLANK] : []), fillPhrase('milestonesOrder'), ...unplaced] : [];
  if (stones.length === 0 && inOrder.length === 0) return [fillPhrase('milestonesNone')];
  const isSpread = ends.length > 0 && (course.layout === 'by-hours' || course.layout === 'evenly');
  return [
    ...(isSpread ? [fillPhrase('spreadNote', { weeks: count(course.weeks ?? 0, 'week', 'weeks') }), BLANK] : []),
    ...placed.map((stone, index) => milestoneLine(stone, index + 1, today, course)),
    ...(loose.length > 0
      ? [
          ...(placed.length > 0 ? [BLANK] : []),
          fillPhrase('milestonesUndated'),
          ...loose.map(({ what }) => fillPhrase('milestoneUndated', { name: what })),
        ]
      : []),
    ...inOrder,
  ];
}

/** More topics than these are too many for one line; the first then names the unit. */
const MOST_TOPICS = 3;

/** "end of Day 2: probability" */
function endOf({ topics }: CourseRow, mark: Passage): Span[] {
  const end = fillPhrase('unitEnd', { mark: clip(mark) });
  const named = topics.filter((it) => !it.isReading);
  const shown = named.slice(0, named.length > MOST_TOPICS ? 1 : MOST_TOPICS);
  return shown.length === 0 ? end : [...end, ...fillPhrase('colon'), ...topicSpans(shown)];
}

/** The units whose ends are milestones. A plain line is only a topic, unless it states its weeks. */
export function endsOfUnits({ plainLines }: Syllabus, { rows, layout }: Course): readonly CourseRow[] {
  return plainLines && layout !== 'stated' ? [] : rows.filter(({ mark }) => mark !== undefined);
}

/** The sort key: a day if known, otherwise the week, counted from the start of the term if that is known. */
function orderOf({ day, week = 0 }: Milestone, course: Course): number {
  return day ?? (mondayOfWeek(course, week) ?? week * 7 - 1e6) + 6;
}

function milestoneLine({ day, week, what }: Milestone, index: number, today: number, course: Course): Line {
  const monday = day !== undefined || week === undefined ? undefined : mondayOfWeek(course, week);
  const weekName = week === undefined ? [] : fillPhrase('aboutWeek', { number: number(week) });
  const weekSpan = monday === undefined ? weekName : [...weekName, ...fillPhrase('weekFrom', { date: dayLong(monday) })];
  const date = day === undefined ? [] : [computed(formatDay(day), 'timeline.date')];
  const when = date.length > 0 && weekSpan.length > 0 ? [...date, ...fillPhrase('comma'), ...weekSpan] : [...date, ...weekSpan];
  const line = fillPhrase('milestone', { number: number(index), when, what });
  return day === undefined
    ? line
    : [...line, ...fillPhrase('distance', { distance: computed(formatDistance(day, today), 'timeline.distance') })];
}
