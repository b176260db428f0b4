import { withHours } from '../../../lib/dates/beside-date.ts';
import { civilDate, formatDay, formatDistance } from '../../../lib/dates/civil.ts';
import { BLANK, computed, type Line } from '../../../spans.ts';
import { clip, count, dayLong, fillPhrase } from '../phrases.ts';
import type { CourseEvent, Syllabus } from '../syllabus.ts';

/** Assessments at most this many days apart get a warning. */
const NEAR_DAYS = 3;
const MOST_UNREAD = 20;

const YEAR_PHRASES = { field: 'yearField', document: 'yearDocument', weekdays: 'yearWeekdays', today: 'yearToday' } as const;

/** Prints every date as it was read, assessments close together, and lines with dates that could not be read. */
export function printDates(syllabus: Syllabus): Line[] {
  const groups = [dateLines(syllabus), clashLines(syllabus.events), checkLines(syllabus), unreadLines(syllabus)].filter(
    (group) => group.length > 0,
  );
  return groups.flatMap((group, index) => (index > 0 ? [BLANK, ...group] : group));
}

function dateLines({ dates, field, raw, today, yearBasis }: Syllabus): Line[] {
  if (dates.length === 0) return [fillPhrase('datesNone')];
  const lines = [...dates]
    .sort((a, b) => a.date.first - b.date.first || a.date.start - b.date.start)
    .map(({ date, label }) => {
      const { first, last } = date;
      return fillPhrase('dateLine', {
        date: first === last ? dayLong(first) : fillPhrase('dateTo', { from: dayLong(first), to: dayLong(last) }),
        distance: computed(formatDistance(first, today), 'timeline.distance'),
        label: label.end > label.start ? clip(label, 60) : fillPhrase('dateNoLabel'),
        words: clip(withHours({ field, raw }, date)),
      });
    });
  const basis = yearBasis === 'written' ? [] : [fillPhrase(YEAR_PHRASES[yearBasis])];
  return [fillPhrase('datesHeading'), ...lines, ...basis];
}

function clashLines(events: readonly CourseEvent[]): Line[] {
  const dated = events
    .flatMap((event) => (event.date && event.kind !== 'other' ? [{ event, day: event.date.first }] : []))
    .sort((a, b) => a.day - b.day || a.event.name.start - b.event.name.start);
  const lines = dated.flatMap(({ event, day }, index) =>
    dated
      .slice(index + 1)
      .filter((other) => other.day - day <= NEAR_DAYS)
      .map((other) =>
        fillPhrase('clash', {
          first: [...clip(event.name, 60), ...fillPhrase('comma'), computed(formatDay(day), 'timeline.date')],
          second: [...clip(other.event.name, 60), ...fillPhrase('comma'), computed(formatDay(other.day), 'timeline.date')],
          distance:
            other.day === day ? computed('the same day', 'timeline.distance') : [count(other.day - day, 'day apart', 'days apart')].flat(),
        }),
      ),
  );
  return lines.length > 0 ? [fillPhrase('clashHeading'), ...lines] : [];
}

function checkLines({ dates, field, raw }: Syllabus): Line[] {
  const lines = dates.flatMap(({ date: { start, end, first, ambiguous, wrongWeekday } }) => {
    const slots = { words: clip({ field, raw, start, end }), date: dayLong(first) };
    return [
      ...(ambiguous ? [fillPhrase(isDayFirst(raw.slice(start, end), first) ? 'dayFirst' : 'monthFirst', slots)] : []),
      ...(wrongWeekday === undefined ? [] : [fillPhrase('wrongWeekday', slots)]),
    ];
  });
  return lines.length > 0 ? [fillPhrase('checkHeading'), ...lines] : [];
}

function isDayFirst(words: string, day: number): boolean {
  return Number(/\d+/.exec(words)?.[0]) === civilDate(day).day;
}

function unreadLines({ unread }: Syllabus): Line[] {
  return unread.length > 0
    ? [fillPhrase('unreadHeading'), ...unread.slice(0, MOST_UNREAD).map((line) => fillPhrase('unread', { line: clip(line, 120) }))]
    : [];
}
