import { formatDay, formatDistance } from '../../../lib/dates/civil.ts';
import { BLANK, computed, type Line, type Span } from '../../../spans.ts';
import { type Course, eventWeek } from '../course.ts';
import { NO_CLASS } from '../no-class.ts';
import { clip, count, dayLong, number, say } from '../phrases.ts';
import type { Syllabus } from '../syllabus.ts';
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
      what: [...clip(event.name), ...(event.weight ? say('worth', { amount: weightSpan(event.weight) }) : [])],
      at: event.name.start,
    }));
  for (const { mark, to } of course.rows) {
    if (mark && to !== undefined) {
      const day = course.firstMonday === undefined ? undefined : course.firstMonday + 7 * to - 1;
      stones.push({ day, week: to, what: say('unitEnd', { mark: clip(mark) }), at: mark.start });
    }
  }
  const placed = stones
    .filter((it) => it.day !== undefined || it.week !== undefined)
    .sort((a, b) => orderOf(a, course) - orderOf(b, course) || a.at - b.at);
  const loose = stones.filter((it) => it.day === undefined && it.week === undefined);
  const unplaced = course.rows.flatMap(({ mark, to }) =>
    mark && to === undefined ? [say('milestoneUndated', { name: say('unitEnd', { mark: clip(mark) }) })] : [],
  );
  const inOrder = unplaced.length > 0 ? [...(stones.length > 0 ? [BLANK] : []), say('milestonesOrder'), ...unplaced] : [];
  if (stones.length === 0 && inOrder.length === 0) return [say('milestonesNone')];
  const isSpread = course.layout === 'by-hours' || course.layout === 'evenly';
  return [
    ...(isSpread ? [say('spreadNote', { weeks: count(course.weeks ?? 0, 'week', 'weeks') }), BLANK] : []),
    ...placed.map((stone, index) => milestoneLine(stone, index + 1, today, course)),
    ...(loose.length > 0
      ? [
          ...(placed.length > 0 ? [BLANK] : []),
          say('milestonesUndated'),
          ...loose.map(({ what }) => say('milestoneUndated', { name: what })),
        ]
      : []),
    ...inOrder,
  ];
}

/** The sort key: a day if known, otherwise the week, counted from the start of the term if that is known. */
function orderOf({ day, week = 0 }: Milestone, { firstMonday }: Course): number {
  return day ?? (firstMonday === undefined ? week * 7 - 1e6 : firstMonday + 7 * week - 1);
}

function milestoneLine({ day, week, what }: Milestone, index: number, today: number, { firstMonday }: Course): Line {
  const monday = day !== undefined || week === undefined || firstMonday === undefined ? undefined : firstMonday + 7 * (week - 1);
  const weekName = week === undefined ? [] : say('aboutWeek', { number: number(week) });
  const weekSpan = monday === undefined ? weekName : [...weekName, ...say('weekFrom', { date: dayLong(monday) })];
  const date = day === undefined ? [] : [computed(formatDay(day), 'timeline.date')];
  const when = date.length > 0 && weekSpan.length > 0 ? [...date, ...say('comma'), ...weekSpan] : [...date, ...weekSpan];
  const line = say('milestone', { number: number(index), when, what });
  return day === undefined ? line : [...line, ...say('distance', { distance: computed(formatDistance(day, today), 'timeline.distance') })];
}
