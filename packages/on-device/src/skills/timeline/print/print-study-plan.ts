import { BLANK, type Line, type Span } from '../../../spans.ts';
import { type Course, type CourseRow, eventWeek } from '../course.ts';
import { NO_CLASS, ONE_DAY } from '../no-class.ts';
import { clip, dayShort, eventName, fillPhrase, number, topicSpans } from '../phrases.ts';
import type { CourseEvent, Syllabus, Topic } from '../syllabus.ts';
import { mondayOfWeek } from '../week-days.ts';
import { eventsIn, note, otherLines } from './print-timeline.ts';

/** Prints for each week or unit what to read, practise, review and prepare; then the events that stand in none of them. */
export function printStudyPlan(syllabus: Syllabus, course: Course): Line[] {
  const { rows } = course;
  const others = otherLines(syllabus, course);
  if (rows.length === 0) return [fillPhrase('planNone'), ...(others.length > 0 ? [BLANK, ...others] : [])];
  const groups = rows.map((row, index): Line[] => {
    const lines: Line[] = [heading(row, course)];
    lines.push(...workLines(row));
    lines.push(...reviewLines(rows, index));
    lines.push(...eventsIn(course, row, syllabus.events).map((event) => prepare(event)));
    lines.push(...soonLines(course, row, syllabus.events));
    return lines;
  });
  const plan = groups.flatMap((lines, index) => (index > 0 ? [BLANK, ...lines] : lines));
  return [...note(course, false), ...plan, ...(others.length > 0 ? [BLANK, ...others] : [])];
}

/** Topics of weeks that are for revision only. */
const REVISION = /^(?:review|revision|recap(?:itulation)?|consolidation|exam prep(?:aration)?)\b.{0,30}$/i;

const MOST_PRACTISED = 3;

function workLines(row: CourseRow): Line[] {
  const all = topicsOf(row);
  const topics = all.filter((it) => !it.isReading);
  const first = topics[0] ?? all[0];
  if (!first) return [];
  const words = first.raw.slice(first.start, first.end);
  if (all.length === 1 && NO_CLASS.test(words))
    return [fillPhrase(ONE_DAY.test(words) ? 'noClassOneDay' : 'noClass', { topics: clip(first) })];
  if (all.length === 1 && REVISION.test(words)) return [fillPhrase('reviseAll', { topics: clip(first) })];
  return [
    fillPhrase('read', { topics: topicSpans(all.slice(0, 12)) }),
    fillPhrase('practise', { topics: topicSpans((topics.length > 0 ? topics : [first]).slice(0, MOST_PRACTISED), 60) }),
  ];
}

/** The topics of a row, or the name of a unit without topics. */
function topicsOf({ topics, mark }: CourseRow): readonly Topic[] {
  return topics.length === 0 && mark ? [mark] : topics;
}

function isMaterial(row: CourseRow): boolean {
  const first = topicsOf(row).find((it) => !it.isReading);
  const words = first?.raw.slice(first.start, first.end) ?? '';
  return first !== undefined && !NO_CLASS.test(words) && !REVISION.test(words);
}

/** "Week 4 (Mon 1 Feb to Sun 7 Feb):", or the name of a unit. */
export function heading({ from, to, mark }: CourseRow, course: Course): Line {
  if (mark) {
    const weeks =
      from === undefined || to === undefined
        ? []
        : from === to
          ? fillPhrase('planUnitWeek', { from: number(from) })
          : fillPhrase('planUnitWeeks', { from: number(from), to: number(to) });
    return fillPhrase('planUnit', { mark: clip(mark), weeks });
  }
  const first = from ?? 1;
  const last = to ?? first;
  const monday = mondayOfWeek(course, first);
  const dates =
    monday === undefined
      ? []
      : fillPhrase('planDates', { from: dayShort(monday), to: dayShort((mondayOfWeek(course, last) ?? monday) + 6) });
  return first === last
    ? fillPhrase('planWeek', { number: number(first), dates })
    : fillPhrase('planWeeks', { from: number(first), to: number(last), dates });
}

/** Reviews of the previous row and of the one three before it, after about one and about four weeks. */
function reviewLines(rows: readonly CourseRow[], index: number): Line[] {
  const before = rows[index - 1];
  if (!before || !isMaterial(before)) return [];
  const line = reviewOf('review', before, 2);
  const far = rows[index - 4];
  return [far && isMaterial(far) ? [...line, ...reviewOf('reviewFar', far, 1)] : line];
}

function reviewOf(phrase: 'review' | 'reviewFar', row: CourseRow, most: number): Span[] {
  const material = topicsOf(row).filter((it) => !it.isReading);
  const isItself = row.topics.length === 0;
  if (phrase === 'review' && isItself && row.from === undefined)
    return fillPhrase('reviewPlain', { topics: topicSpans(material.slice(0, most), 60) });
  return fillPhrase(phrase, {
    topics: topicSpans(material.slice(0, most), 60),
    when: isItself && row.from !== undefined ? fillPhrase('whenWeek', { number: number(row.from) }) : whenOf(row),
  });
}

function whenOf({ mark, from }: CourseRow): Span[] {
  return mark ? fillPhrase('whenUnit', { mark: clip(mark, 40) }) : fillPhrase('whenWeek', { number: number(from ?? 1) });
}

function prepare(event: CourseEvent): Line {
  const when = event.date ? [...fillPhrase('dash'), dayShort(event.date.first)] : [];
  const { raw, start, end } = event.name;
  if (NO_CLASS.test(raw.slice(start, end))) return fillPhrase('free', { name: eventName(event), when });
  return fillPhrase('prepare', { name: eventName(event), when });
}

/** Exams and tests of the next two weeks. */
function soonLines(course: Course, { to }: CourseRow, events: readonly CourseEvent[]): Line[] {
  if (to === undefined) return [];
  return events.flatMap((event) => {
    const week = eventWeek(course, event);
    const isNext = week === to + 1 && (event.kind === 'exam' || event.kind === 'test');
    return isNext ? [fillPhrase('revise', { name: clip(event.name) })] : [];
  });
}
