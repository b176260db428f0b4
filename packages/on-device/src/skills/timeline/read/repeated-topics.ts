import { NO_CLASS } from '../no-class.ts';
import type { CourseEvent } from '../syllabus.ts';
import { isSurelyEvent } from './read-events.ts';
import type { Session } from './syllabus-lines.ts';

/** The events without those that only name again what the schedule teaches on their day: "3. Voting (14 March)". */
export function withoutRepeatedTopics(events: readonly CourseEvent[], sessions: readonly Session[]): CourseEvent[] {
  const taught = new Map<number, string[]>();
  for (const { day, topics } of sessions) taught.set(day, [...(taught.get(day) ?? []), ...topics.map(wordsOf)]);
  return events.filter(({ name, kind, date, weight }) => {
    const words = wordsOf(name);
    const known = date && kind === 'other' && weight === undefined ? taught.get(date.first) : undefined;
    if (!known || isSurelyEvent(words) || NO_CLASS.test(words)) return true;
    return !known.some((it) => it.length > 3 && (it.includes(words) || words.includes(it)));
  });
}

function wordsOf({ raw, start, end }: CourseEvent['name']): string {
  return raw
    .slice(start, end)
    .toLowerCase()
    .replace(/[^\p{L}\d]+/gu, ' ')
    .replace(/\b(?:the|an?|of|and)\b\s?/g, '')
    .trim();
}
