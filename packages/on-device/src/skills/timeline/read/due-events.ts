import type { FoundDate } from '../../../lib/dates/found-date.ts';
import type { Passage } from '../../../spans.ts';
import type { CourseEvent } from '../syllabus.ts';
import { isSurelyEvent, kindOf } from './read-events.ts';
import { eventsOf } from './read-rest.ts';

const NOTHING = /^\W*(?:none|n\/a|nothing|tba|tbd|no (?:assignment|homework)s?|-+)\W*$/i;
const READING = /^\W*(?:read\b|chapters?|ch\b|sections?|sec\b|§|pages?|pp?\b|handout|textbook|review\b|start\b|begin\b)/i;
/** The end of a clause on something that the class gets or begins, and does not hand in. */
const HANDED_OUT = /\b(?:out|assigned|posted|released|starts?|begins?|handed out|solutions?)\W*$/i;

/** The longest name of something due whose kind is not known; a longer one is a reading. */
const LONGEST_NAME = 45;

/** The events of a clause in a column of what is due. In a column of readings too, only what is surely an assessment counts. */
export function dueEvents(clause: Passage, dates: readonly FoundDate[], week: number | undefined, isMixed: boolean): CourseEvent[] {
  // A link leaves white space as long as its address.
  const text = clause.raw.slice(clause.start, clause.end).replace(/\s+/g, ' ');
  if (!/\p{L}/u.test(text) || NOTHING.test(text) || HANDED_OUT.test(text)) return [];
  const own = dates.filter((it) => it.start >= clause.start && it.end <= clause.end + 1);
  const isNamed = isSurelyEvent(text) || kindOf(text) !== 'other';
  if (READING.test(text) && !isSurelyEvent(text)) return [];
  if (!isNamed && (isMixed || /^\W*\d/.test(text) || !/\p{L}{2}|(?<!\p{L})\p{Lu}\d/u.test(text) || text.length > LONGEST_NAME)) return [];
  return eventsOf(clause, own, week);
}
