import type { Passage } from '../../../spans.ts';
import type { CourseEvent } from '../syllabus.ts';
import { countIn } from './read-events.ts';

/** The most events; a text with more is no syllabus. */
const MOST_EVENTS = 300;

/**
 * Merges mentions of one event: "Midterm 30%" and "Midterm: 9 October". Mentions with two dates or two weeks are two events;
 * the same weight beside a date is not.
 */
export function mergeEvents(events: readonly CourseEvent[]): CourseEvent[] {
  const merged: CourseEvent[] = [];
  const places = new Map<string, number[]>();
  const repeated = repeatedKeys(events);
  for (const event of events.slice(0, MOST_EVENTS)) {
    const key = keyOf(event.name);
    const same = places.get(key) ?? [];
    const at = same.find((index) => {
      const it = merged[index];
      return (
        it !== undefined &&
        !(repeated.has(key) && isWeightOfAll(it, event)) &&
        (it.date === undefined || event.date === undefined || it.date.first === event.date.first) &&
        (it.week === undefined || event.week === undefined || it.week === event.week) &&
        (it.weight === undefined || event.weight === undefined || isSaidAgain(it, event, ONLY_ONE.test(key)))
      );
    });
    const other = at === undefined ? undefined : merged[at];
    if (other && at !== undefined)
      merged[at] = { ...other, date: other.date ?? event.date, week: other.week ?? event.week, weight: other.weight ?? event.weight };
    else {
      places.set(key, [...same, merged.length]);
      merged.push(event);
    }
  }
  return withShares(merged);
}

/**
 * "Two response papers, 30 %" gives "Response paper 1" and "Response paper 2" the halves of its weight, if that is how many there are with a
 * day or a week of their own.
 */
function withShares(events: readonly CourseEvent[]): CourseEvent[] {
  let found = [...events];
  for (const whole of events) {
    const count = countIn(wordsOf(whole));
    if (!whole.weight || count < 2 || isPlaced(whole)) continue;
    const key = keyOf(whole.name).replace(/s$/, '');
    const parts = found.filter(
      (it) => isPlaced(it) && !it.weight && /\d$/.test(keyOf(it.name)) && keyOf(it.name).replace(/ \d{1,2}$/, '') === key,
    );
    if (parts.length !== count) continue;
    const weight = { ...whole.weight, amount: Math.round((100 * whole.weight.amount) / count) / 100 };
    found = found.flatMap((it) => (it === whole ? [] : [parts.includes(it) ? { ...it, weight } : it]));
  }
  return found;
}

const wordsOf = ({ name: { raw, start, end } }: CourseEvent): string => raw.slice(start, end);

/** Names that stand beside several days: "Quizzes" on three days have one weight for all. */
function repeatedKeys(events: readonly CourseEvent[]): ReadonlySet<string> {
  const days = new Map<string, Set<number>>();
  for (const { name, date } of events) {
    const key = keyOf(name);
    if (date) days.set(key, (days.get(key) ?? new Set()).add(date.first));
  }
  return new Set([...days].filter(([, found]) => found.size > 1).map(([key]) => key));
}

function isWeightOfAll(one: CourseEvent, other: CourseEvent): boolean {
  return (one.date === undefined && one.weight !== undefined) || (other.date === undefined && other.weight !== undefined);
}

/** Names of events that a course has only once. */
const ONLY_ONE = /^(?:mid ?(?:term|sem(?:ester)?)|end ?(?:term|sem(?:ester)?)|final)$/;

/** Whether an event of the list of weights occurs again, in the schedule or in another part. Two equal events in one list ("Test 20 %") are two. */
function isSaidAgain(one: CourseEvent, other: CourseEvent, single: boolean): boolean {
  const sameWeight = one.weight?.amount === other.weight?.amount && one.weight?.in === other.weight?.in;
  const { raw, start, end } = one.name;
  const isApart = /\n\s*\n/.test(raw.slice(Math.min(end, other.name.end), Math.max(start, other.name.start)));
  return sameWeight && (single || isApart || isPlaced(one) !== isPlaced(other));
}

function isPlaced({ date, week }: CourseEvent): boolean {
  return date !== undefined || week !== undefined;
}

function keyOf({ raw, start, end }: Passage): string {
  return raw
    .slice(start, end)
    .toLowerCase()
    .replace(/\([^()]*\)/g, ' ')
    .replace(/\b(?:exam(?:ination)?s?|due|submission|test|the|deadline|in class|is|will be)\b/g, ' ')
    .replace(/\b(?:at|by) (?:start|beginning|end) of class\b/g, ' ')
    .replace(/^\W*(?:\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)\s+(?=\p{L})/u, ' ')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\b(mid|end) (?=term|sem)/g, '$1')
    .replace(/\b(midterm|final)s\b/g, '$1')
    .trim();
}
