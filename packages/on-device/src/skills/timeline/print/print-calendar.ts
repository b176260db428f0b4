import { civilDate, dayNumber, formatShortDay, monthName, weekday } from '../../../lib/dates/civil.ts';
import { BLANK, computed, type Line, type Span } from '../../../spans.ts';
import type { Course } from '../course.ts';
import { NO_CLASS, ONE_DAY } from '../no-class.ts';
import { dayShort, eventName, fillPhrase, grid, number, topicSpans } from '../phrases.ts';
import type { Syllabus } from '../syllabus.ts';
import { mondayOfWeek, weekOf } from '../week-days.ts';
import { weightSpan } from '../weights.ts';
import { heading } from './print-study-plan.ts';
import { printTimeline } from './print-timeline.ts';

interface Entry {
  readonly first: number;
  readonly last: number;
  readonly name: Span[];
  /** Its whole line, if it is a week with its topics. */
  readonly line?: Line;
}

const MOST_MONTHS = 14;
/** The width of a day's cell: "[12]" and a space. */
const CELL = 5;

/** Prints month grids of fixed width, Monday first, each with a list of its entries. */
export function printCalendar(syllabus: Syllabus, course: Course): Line[] {
  const dated = entriesOf(syllabus);
  const entries = [...dated, ...(dated.length === 0 ? [] : weekEntries(syllabus, course))].sort((a, b) => a.first - b.first);
  const days = entries.flatMap(({ first, last }) => [first, last]);
  const lastMonday = mondayOfWeek(course, course.weeks ?? 1);
  if (lastMonday !== undefined) days.push(lastMonday + 6);
  if (entries.length === 0) {
    return course.rows.length === 0
      ? [fillPhrase('calendarNone')]
      : [fillPhrase('calendarNone'), BLANK, fillPhrase('calendarRows'), BLANK, ...printTimeline(syllabus, course)];
  }
  const months = monthsBetween(Math.min(...days), Math.max(...days));
  const drawn = months
    .filter((month) => months.length <= MOST_MONTHS || entries.some(({ first }) => isIn(first, month)))
    .slice(0, MOST_MONTHS);
  const lines: Line[] = [fillPhrase('calendarKey')];
  for (const month of drawn) lines.push(BLANK, ...monthLines(month, entries, course));
  const last = drawn.at(-1);
  if (last && entries.some(({ first }) => first > (dayNumber(last.year, last.month, 28) ?? 0) + 3)) {
    lines.push(BLANK, fillPhrase('calendarMore', { month: computed(`${monthName(last.month)} ${last.year}`, 'timeline.month') }));
  }
  return lines;
}

function entriesOf({ events, sessions, start, end }: Syllabus): Entry[] {
  const entries: Entry[] = events.flatMap((event) =>
    event.date
      ? [
          {
            first: event.date.first,
            last: event.date.last,
            name: [...eventName(event), ...(event.weight ? fillPhrase('worth', { amount: weightSpan(event.weight) }) : [])],
          },
        ]
      : [],
  );
  for (const { date, topics } of sessions) entries.push({ first: date.first, last: date.last, name: topicSpans(topics) });
  if (start) entries.push({ first: start.day, last: start.day, name: fillPhrase('classesBegin') });
  if (end !== undefined) entries.push({ first: end, last: end, name: fillPhrase('classesEnd') });
  return entries;
}

/** The numbered weeks whose topics have no day of their own. A week without class is an entry as an event is. */
function weekEntries({ sessions }: Syllabus, course: Course): Entry[] {
  const { layout, rows } = course;
  if (layout !== 'weeks') return [];
  const shown = new Set(sessions.flatMap(({ topics }) => topics.map(({ start }) => start)));
  return rows.flatMap((row): Entry[] => {
    const topics = row.topics.filter(({ start }) => !shown.has(start));
    const [topic] = topics;
    const [from, to] = [row.from, row.to].map((week) => (week === undefined ? undefined : mondayOfWeek(course, week)));
    if (!topic || from === undefined || to === undefined) return [];
    const days = { first: from, last: to + 6 };
    const words = topic.raw.slice(topic.start, topic.end);
    const isFree = row.topics.length === 1 && NO_CLASS.test(words) && !ONE_DAY.test(words);
    const name = topicSpans(topics);
    return [{ ...days, name, ...(!isFree && { line: [...heading(row, course), grid(' '), ...name] }) }];
  });
}

interface Month {
  readonly year: number;
  readonly month: number;
}

function monthsBetween(first: number, last: number): Month[] {
  const months: Month[] = [];
  let { year, month } = civilDate(first);
  const end = civilDate(last);
  while (year < end.year || (year === end.year && month <= end.month)) {
    months.push({ year, month });
    month = month === 12 ? 1 : month + 1;
    if (month === 1) year++;
  }
  return months;
}

function isIn(day: number, { year, month }: Month): boolean {
  const date = civilDate(day);
  return date.year === year && date.month === month;
}

function monthLines(month: Month, entries: readonly Entry[], course: Course): Line[] {
  const { weeks = 0 } = course;
  const first = dayNumber(month.year, month.month, 1) ?? 0;
  const lines: Line[] = [
    [computed(`${monthName(month.month)} ${month.year}`, 'timeline.month')],
    [
      grid(
        ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun']
          .map((name) => ` ${name} `.padEnd(CELL))
          .join('')
          .trimEnd(),
      ),
    ],
  ];
  let row = ' '.repeat(CELL * weekday(first));
  for (let day = first; isIn(day, month); day++) {
    const isMarked = entries.some((entry) => !entry.line && day >= entry.first && day <= entry.last);
    const isWeekStart = (weekOf(course, day) ?? weeks + 1) <= weeks && weekday(day) === 0;
    const text = String(civilDate(day).day).padStart(2);
    row += (isMarked ? `[${text}]` : isWeekStart ? `(${text})` : ` ${text} `).padEnd(CELL);
    if (weekday(day) === 6) {
      lines.push([grid(row.trimEnd())]);
      row = '';
    }
  }
  if (row !== '') lines.push([grid(row.trimEnd())]);
  for (const { first: from, last: to, name, line: whole } of entries) {
    if (!isIn(from, month)) continue;
    if (whole) {
      lines.push(whole);
      continue;
    }
    const day =
      from === to ? [dayShort(from)] : fillPhrase('dateTo', { from: dayShort(from), to: computed(formatShortDay(to), 'timeline.date') });
    const week = weekOf(course, from);
    const line = fillPhrase('calendarEntry', { day, name });
    lines.push(
      week === undefined || week > weeks ? line : [...line, ...fillPhrase('comma'), ...fillPhrase('weekShort', { number: number(week) })],
    );
  }
  return lines;
}
