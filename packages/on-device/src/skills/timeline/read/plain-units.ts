import type { RawLine } from '../../../lib/dates/lines.ts';
import type { Passage } from '../../../spans.ts';
import type { CourseEvent, Unit } from '../syllabus.ts';
import { clausesOf } from './prose/clauses.ts';
import { eventFrom, isSurelyEvent } from './read-events.ts';
import { unitWeeksIn } from './unit-weeks.ts';

const MOST = 40;
/** The share of the lines that nothing else used, from which they are a list of topics. */
const FEWEST_SHARE = 0.4;
/** The longest plain line that is a topic, in characters. */
const LONGEST = 160;
/** Lines that are no topics: headings, sentences to the reader, and titles with a year. */
const NO_TOPIC =
  /:$|\b20\d\d\b|\b(?:please|bring|required|must|should|students|every (?:week|class)|instructor|lecturer|e-?mail|office)\b|@/i;

/** Lines on rules and on the mark, which are no topics. */
const RULES =
  /\b(?:academic (?:integrity|honesty|misconduct|dishonesty)|plagiari\w+|cheat\w*|honou?r code|late (?:work|policy|submissions?)|extra credit|accommodations?|disabilit\w+|attendance|participation|grad(?:es?|ing)|make-?ups?|office hours?|zoom|tbd|tba)\b/i;

/** Reads units from plain lines, or from the pieces of a single line, if there are no weeks and units. Exams become events. */
export function plainUnits(
  field: string,
  raw: string,
  lines: readonly RawLine[],
  taken: readonly { readonly start: number; readonly end: number }[],
): { readonly units: Unit[]; readonly events: CourseEvent[] } {
  const free = lines.filter((line) => line.text.length < LONGEST && !taken.some((it) => it.start >= line.start && it.end <= line.end));
  const only = free.length === 1 && taken.length === 0 ? free[0] : undefined;
  if (!isList(lines) || (only === undefined && free.length < FEWEST_SHARE * lines.length)) return { units: [], events: [] };
  const passages: Passage[] = only
    ? clausesOf(field, raw, only.start, only.end, true)
    : free
        .filter((line) => !NO_TOPIC.test(line.text) && !RULES.test(line.text) && /\p{L}{2}/u.test(line.text))
        .map(({ start, end }) => ({ field, raw, start, end }));
  const isEvent = (it: Passage): boolean => isSurelyEvent(raw.slice(it.start, it.end)) && it.end - it.start < 60;
  return {
    units: passages
      .filter((it) => !isEvent(it))
      .slice(0, MOST)
      .map((mark) => {
        const { weeks, start, end } = unitWeeksIn(raw, mark.start, mark.end);
        return { mark: weeks && end > start ? { ...mark, start, end } : mark, numbered: false, topics: [], weeks, size: undefined };
      }),
    events: passages.filter(isEvent).map((it) => eventFrom(it, undefined, undefined)),
  };
}

/** The most lines of a plain list of topics. A longer text, or one with other matters, is a syllabus without a schedule. */
const MOST_LINES = 60;
const OTHER_MATTERS =
  /@|https?:|\b(?:instructor|professor|lecturer|office hours?|textbook|prerequisites?|policy|policies|grading|credits|e-?mail)\b/i;
/** A sentence, or the part of one that a line holds. */
const SENTENCE = /\b(?:will|you|your|must|is|are|may)\b.{20}|^.{30,160}\b(?:the|a|of|will|and|if)$/i;
/** The most words of a line of a list, on average. */
const MOST_WORDS = 9;

function isList(lines: readonly RawLine[]): boolean {
  if (lines.length > MOST_LINES || (lines.length === 1 && SENTENCE.test(lines[0]?.text ?? ''))) return false;
  const words = lines.reduce((sum, line) => sum + line.text.split(/\s+/).length, 0);
  return (
    lines.length <= 1 ||
    (words <= MOST_WORDS * lines.length && !lines.some((line) => OTHER_MATTERS.test(line.text) || SENTENCE.test(line.text)))
  );
}
