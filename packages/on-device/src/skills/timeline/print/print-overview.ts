import { formatDay, formatDistance } from '../../../lib/dates/civil.ts';
import { BLANK, computed, type Line } from '../../../spans.ts';
import type { Course } from '../course.ts';
import { NO_CLASS } from '../no-class.ts';
import { clip, count, dayLong, fillPhrase, number } from '../phrases.ts';
import type { CourseEvent, Syllabus } from '../syllabus.ts';
import { unreadWeight } from '../unread-weights.ts';
import { mondayOfWeek, weekOf } from '../week-days.ts';
import { statedTotal, weightSpan, weightSums } from '../weights.ts';

/** Prints what was found, the weights of the assessments, and what is missing. */
export function printOverview(syllabus: Syllabus, course: Course): Line[] {
  const found = foundLines(syllabus, course);
  if (found.length === 0) return [fillPhrase('nothing')];
  const now = todayLine(syllabus, course);
  const missing = missingLines(syllabus);
  return [
    fillPhrase('found'),
    ...found,
    ...(now ? [BLANK, now] : []),
    ...weightLines(syllabus),
    ...(missing.length > 0 ? [BLANK, fillPhrase('missing'), ...missing] : []),
  ];
}

/** The number of a first week above which weeks are numbered by the calendar. */
const MOST_FIRST_WEEK = 20;

function foundLines({ weeks, units, events, start, end, length, plainLines }: Syllabus, course: Course): Line[] {
  const lines: Line[] = [];
  if (weeks.length > 0) {
    const numbers = new Set(weeks.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, index) => from + index)));
    const first = Math.min(...numbers);
    const last = Math.max(...numbers);
    lines.push(fillPhrase('foundWeeks', { count: count(numbers.size, 'week', 'weeks'), from: number(first), to: number(last) }));
    const gaps = Array.from({ length: last - first + 1 }, (_, index) => first + index).filter((it) => !numbers.has(it));
    lines.push(...gapLines(gaps, events, course));
    if (length && length.weeks < last)
      lines.push(fillPhrase('lengthDiffers', { weeks: count(length.weeks, 'week', 'weeks'), last: number(last) }));
  }
  if (units.length > 0) {
    lines.push(
      plainLines
        ? fillPhrase('foundLines', { count: count(units.length, 'topic', 'topics') })
        : fillPhrase('foundUnits', { count: count(units.length, 'unit', 'units') }),
    );
  }
  const hours = units.reduce((sum, { size }) => sum + (size?.in === 'hours' ? size.amount : 0), 0);
  if (hours > 0) lines.push(fillPhrase('foundHours', { hours: count(hours, 'hour', 'hours') }));
  if (events.length > 0) {
    lines.push(
      fillPhrase('foundEvents', {
        count: count(events.length, 'event or assessment', 'events and assessments'),
        dated: number(events.filter((it) => it.date).length),
      }),
    );
  }
  // Weeks of the calendar ("KW 42") do not count from the first day of the course.
  const isCalendarWeek = start?.from !== 'stated' && (weeks[0]?.from ?? 1) > MOST_FIRST_WEEK;
  if (start && !isCalendarWeek)
    lines.push(fillPhrase(start.from === 'stated' ? 'foundStart' : 'foundStartWeeks', { date: dayLong(start.day) }));
  if (end !== undefined) lines.push(fillPhrase('foundEnd', { date: dayLong(end) }));
  if (length && lines.length > 0) {
    const line = fillPhrase('foundLength', { weeks: count(length.weeks, 'week', 'weeks') });
    lines.push(
      length.months === undefined
        ? line
        : [...line, ...fillPhrase('foundLengthMonths', { months: count(length.months, 'month', 'months') })],
    );
  }
  return lines;
}

/** The weeks without a line, those of a break with its name. */
function gapLines(gaps: readonly number[], events: readonly CourseEvent[], course: Course): Line[] {
  const breaks = events.filter(({ name, date }) => date && date.last > date.first && NO_CLASS.test(name.raw.slice(name.start, name.end)));
  const breakOf = (week: number): CourseEvent | undefined => {
    const monday = mondayOfWeek(course, week);
    return monday === undefined ? undefined : breaks.find(({ date }) => date && monday + 4 >= date.first && monday <= date.last);
  };
  const names = new Set(gaps.map(breakOf));
  return [...names].map((name) => {
    const own = gaps.filter((week) => breakOf(week) === name);
    const weeks = computed(`${own.length === 1 ? 'week' : 'weeks'} ${own.join(', ')}`, 'timeline.gaps');
    return name ? fillPhrase('foundBreak', { weeks, name: clip(name.name) }) : fillPhrase('foundMissing', { weeks });
  });
}

function todayLine({ today }: Syllabus, course: Course): Line | undefined {
  const { firstMonday, weeks } = course;
  if (firstMonday === undefined) return undefined;
  const date = computed(formatDay(today), 'timeline.date');
  const week = weekOf(course, today);
  // A break stands in no week.
  if (week === undefined && today >= firstMonday) return undefined;
  if (week === undefined)
    return fillPhrase('todayBefore', { date, distance: computed(formatDistance(firstMonday, today), 'timeline.distance') });
  if (weeks === undefined) return undefined;
  return week > weeks ? fillPhrase('todayAfter', { date }) : fillPhrase('today', { date, week: number(week), weeks: number(weeks) });
}

function weightLines(syllabus: Syllabus): Line[] {
  const { events } = syllabus;
  const weighed = events.flatMap(({ name, weight }) =>
    weight ? [fillPhrase('weight', { name: clip(name), amount: weightSpan(weight) })] : [],
  );
  if (weighed.length === 0) return [];
  const { percent, marks, points } = weightSums(events);
  const lines: Line[] = [BLANK, fillPhrase('weights'), ...weighed];
  for (const sum of [
    { amount: marks, in: 'marks' },
    { amount: points, in: 'points' },
  ] as const) {
    if (sum.amount === 0) continue;
    lines.push(fillPhrase('weightSum', { amount: weightSpan(sum) }));
    const total = statedTotal(syllabus.raw);
    if (total !== undefined && total > sum.amount)
      lines.push(
        fillPhrase('weightTotal', {
          total: weightSpan({ ...sum, amount: total }),
          rest: weightSpan({ ...sum, amount: total - sum.amount }),
        }),
      );
  }
  if (percent > 0) lines.push(percentLine(syllabus, percent));
  return lines;
}

/** A sum that is not whole is the student's to check only where all of its parts were read. */
function percentLine(syllabus: Syllabus, percent: number): Line {
  if (percent === 100) return fillPhrase('weightFull');
  const amount = weightSpan({ amount: percent, in: '%' });
  const unread = unreadWeight(syllabus);
  return unread ? fillPhrase('weightUnsure', { amount, line: clip(unread, 120) }) : fillPhrase('weightWarn', { amount });
}

function missingLines({ start, length, weeks, units, events }: Syllabus): Line[] {
  const lines: Line[] = [];
  if (!start && weeks.length + units.length > 0) lines.push(fillPhrase('missingStart'));
  if (!length && weeks.length === 0 && units.some((it) => it.size?.in !== 'weeks') && !units.some((it) => it.weeks))
    lines.push(fillPhrase('missingLength'));
  if (events.length === 0) lines.push(fillPhrase('missingEvents'));
  return lines;
}
