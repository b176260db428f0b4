import { formatShortDay } from '../../../lib/dates/civil.ts';
import { BLANK, type Line, type Span } from '../../../spans.ts';
import { type Course, type CourseRow, eventWeek } from '../course.ts';
import { clip, count, dayShort, eventName, fillPhrase, grid, number, topicSpans } from '../phrases.ts';
import type { CourseEvent, Syllabus } from '../syllabus.ts';
import { mondayOfWeek, weekOf } from '../week-days.ts';
import { weightSpan } from '../weights.ts';

/** The most cells of a bar. In longer courses a cell is several weeks. */
const MOST_CELLS = 20;

/** Prints a row for each week or unit: a bar for its place in the course, its topics, and its events below. */
export function printTimeline(syllabus: Syllabus, course: Course): Line[] {
  const { rows } = course;
  const lines: Line[] = rows.length > 0 ? [...note(course), ...rowLines(syllabus, course)] : [];
  const others = otherLines(syllabus, course);
  if (others.length > 0) lines.push(...(lines.length > 0 ? [BLANK] : []), ...others);
  return lines.length > 0 ? lines : [fillPhrase('nothing')];
}

/** The events that stand in no row: those with a date or a week, then the others. */
export function otherLines(syllabus: Syllabus, course: Course): Line[] {
  const shown = new Set(course.rows.flatMap((row) => eventsIn(course, row, syllabus.events)));
  const others = syllabus.events.filter((event) => !shown.has(event));
  const dated = others.filter((event) => event.date || event.week !== undefined);
  const undated = others.filter((event) => !event.date && event.week === undefined);
  const byDay = [...dated].sort((a, b) => (a.date?.first ?? 1e9) - (b.date?.first ?? 1e9) || (a.week ?? 99) - (b.week ?? 99));
  const listed = (phrase: 'otherEvents' | 'eventsUndated', events: readonly CourseEvent[]): Line[] =>
    events.length === 0 ? [] : [fillPhrase(phrase), ...events.map((event) => [grid('  - '), ...eventSpans(event)])];
  const [first, last] = [listed('otherEvents', byDay), listed('eventsUndated', undated)];
  return [...first, ...(first.length > 0 && last.length > 0 ? [BLANK] : []), ...last];
}

/** The line that says how the weeks of the rows were determined. */
export function note({ layout, weeks, rows }: Course, hasBars = true): Line[] {
  if (layout === 'by-hours') return [fillPhrase('howHours'), BLANK];
  if (layout === 'evenly') return [fillPhrase('howEvenly', { weeks: count(weeks ?? 0, 'week', 'weeks') }), BLANK];
  if (layout === 'sizes') return [fillPhrase('howSizes'), BLANK];
  if (layout === 'weeks' || layout === 'stated') return [];
  if (layout === 'partly-stated') return [fillPhrase('howPartly'), BLANK];
  if (layout === 'numbered')
    return [fillPhrase('howNumbered', { count: number(rows.length), weeks: count(weeks ?? 0, 'week', 'weeks') }), BLANK];
  if (layout === 'dated') return [fillPhrase('howDated'), BLANK];
  return [hasBars && rows.some((row) => row.size) ? fillPhrase('howOrderHours') : fillPhrase('howOrder'), BLANK];
}

function rowLines(syllabus: Syllabus, course: Course): Line[] {
  const { rows, weeks = 0, layout } = course;
  const thisWeek = weekOf(course, syllabus.today);
  const current = thisWeek === undefined ? undefined : rowOf(course, thisWeek);
  const labels = rows.map((row) => labelText(row));
  const marks = rows.map((row) => (row.mark ? row.mark.end - row.mark.start : 0));
  const widest = Math.min(28, Math.max(...marks));
  const labelWidth = Math.max(...labels.map((label) => label.length));
  const most = Math.max(...rows.map((row) => row.size?.amount ?? 0));
  return rows.flatMap((row, index) => {
    const label = labels[index] ?? '';
    const line: Span[] = [];
    if (widest > 0 && row.mark) {
      const mark = clip(row.mark, widest);
      line.push(...mark, grid(' '.repeat(Math.max(0, widest - lengthOf(mark)) + 2)));
    }
    if (label !== '') line.push(grid(label.padEnd(labelWidth + 2)));
    const monday = row.from === undefined ? undefined : mondayOfWeek(course, row.from);
    if (monday !== undefined) line.push(grid(formatShortDay(monday).padEnd(10)), grid('  '));
    if (row.from !== undefined && row.to !== undefined && weeks > 0) line.push(grid(`${bar(row.from, row.to, weeks)}  `));
    else if (row.size && most > 0)
      line.push(grid(`${bar(1, row.size.amount, most)} ${row.size.amount} ${row.size.in === 'hours' ? 'h' : 'weeks'}  `));
    if (row.topics.length > 0) line.push(...topicSpans(row.topics));
    else if (layout === 'weeks' && eventsIn(course, row, syllabus.events).length === 0) line.push(...fillPhrase('noTopics'));
    if (row === current) line.push(...fillPhrase('now'));
    const events = eventsIn(course, row, syllabus.events).map((event): Line => [grid('  - '), ...eventSpans(event)]);
    return [trimEnd(line), ...events];
  });
}

/** Drops spaces after the bar of a row without words. */
function trimEnd(line: readonly Span[]): Line {
  const last = line.at(-1);
  return last?.kind === 'computed' ? [...line.slice(0, -1), { ...last, text: last.text.trimEnd() }] : line;
}

function lengthOf(spans: readonly Span[]): number {
  return spans.reduce((sum, span) => sum + span.text.length, 0);
}

function labelText({ from, to }: CourseRow): string {
  if (from === undefined || to === undefined) return '';
  return from === to ? `Week ${from}` : `Week ${from}-${to}`;
}

/** "|..##............|" shows some weeks within the course. */
function bar(from: number, to: number, weeks: number): string {
  const cells = Math.min(weeks, MOST_CELLS);
  const first = Math.floor(((from - 1) * cells) / weeks);
  const last = Math.max(first, Math.ceil((to * cells) / weeks) - 1);
  return `|${Array.from({ length: cells }, (_, cell) => (cell >= first && cell <= last ? '#' : '.')).join('')}|`;
}

/** The first row that contains a week. */
function rowOf({ rows }: Course, week: number): CourseRow | undefined {
  return rows.find((it) => week >= (it.from ?? 1e9) && week <= (it.to ?? 0));
}

/** The events in the weeks of a row. Events in a week of two rows belong to the first. */
export function eventsIn(course: Course, row: CourseRow, events: readonly CourseEvent[]): CourseEvent[] {
  if (row.from === undefined || row.to === undefined) return [];
  const found = events.filter((event) => {
    const week = eventWeek(course, event);
    return week !== undefined && rowOf(course, week) === row;
  });
  return found.sort((a, b) => (a.date?.first ?? 1e9) - (b.date?.first ?? 1e9));
}

/** "Midterm exam – Fri 9 Oct, 30 %" */
function eventSpans(event: CourseEvent): Span[] {
  const { date, week, weight } = event;
  const spans = eventName(event);
  if (date)
    spans.push(
      ...fillPhrase('dash'),
      ...(date.first === date.last
        ? [dayShort(date.first)]
        : fillPhrase('dateTo', { from: dayShort(date.first), to: dayShort(date.last) })),
    );
  else if (week !== undefined) spans.push(...fillPhrase('dash'), ...fillPhrase('weekShort', { number: number(week) }));
  if (weight) spans.push(...fillPhrase('worth', { amount: weightSpan(weight) }));
  return spans;
}
