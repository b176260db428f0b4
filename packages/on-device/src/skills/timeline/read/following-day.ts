import { mondayOf } from '../../../lib/dates/civil.ts';
import type { Passage } from '../../../spans.ts';
import { eventFrom } from './read-events.ts';
import type { SyllabusLines } from './syllabus-lines.ts';

export const FOLLOWING = /\b(?:due|exam|quiz|test)\b[^.]{0,20}\b(?:the )?(?:following|next)\s+(mon|tues|wednes|thurs|fri|satur|sun)day\b/i;
const WEEKDAYS = ['mon', 'tues', 'wednes', 'thurs', 'fri', 'satur', 'sun'];

/** The date that "the following Monday" counts from is at most this many characters before it. */
const FOLLOWING_REACH = 300;

/** Takes an event on "the following Monday", counted from the date before it. Returns false if none is near. */
export function takeFollowing(laid: SyllabusLines, place: Passage): boolean {
  const match = FOLLOWING.exec(place.raw.slice(place.start, place.end));
  const from = laid.dates.filter((it) => it.date.end <= place.start).sort((a, b) => b.date.start - a.date.start)[0]?.date;
  // "Lab reports are due the following Monday" is a rule; "Essay 1" is one event.
  const isOne = /\d/.test(place.raw.slice(place.start, place.start + (match?.index ?? 0)));
  if (!match || !isOne || from === undefined || place.start - from.end > FOLLOWING_REACH) return false;
  const day = mondayOf(from.last) + 7 + WEEKDAYS.indexOf((match[1] ?? '').toLowerCase());
  const start = place.start + match.index;
  const date = {
    start,
    end: start + match[0].length,
    first: day,
    last: day,
    yearWritten: false,
    ambiguous: false,
    wrongWeekday: undefined,
  };
  const event = eventFrom({ ...place, end: start + (/^due/i.test(match[0]) ? 0 : match[0].length) }, date, undefined);
  laid.events.push(event);
  laid.dates.push({ date, label: event.name });
  return true;
}
