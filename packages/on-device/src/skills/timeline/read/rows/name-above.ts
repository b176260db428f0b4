import type { FoundDate } from '../../../../lib/dates/found-date.ts';
import type { RawLine } from '../../../../lib/dates/lines.ts';
import { isName, nameBefore } from '../event-names.ts';
import { eventFrom, isSurelyEvent } from '../read-events.ts';
import { OTHER_SECTION } from '../sections.ts';
import type { Source, SyllabusLines } from '../syllabus-lines.ts';

/** A line that leads to a date on the next: "Exam 1:", "The final exam is on Wednesday,". */
const LEADS_ON = /(?::|\b(?:on|is|due|by)(?:\s+\w+day)?,?)\s*$/i;
const DUE_ALONE = /^due\s*$/i;
const LONGEST_LEAD = 200;
const LONGEST_NAME = 40;
const TIME_AND_PLACE =
  /\b(?:at|from|to|in|noon|midnight|class|[ap]\.?m|(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?|(?:room|hall|rm|building)\s\S+)\b|\d[ap]\.?m\b/gi;

/** Takes the dates of a line for what the line above it names. Returns false if that names nothing, or has dates of its own. */
export function takeNameAbove(
  laid: SyllabusLines,
  { field, plain: raw }: Source,
  line: RawLine,
  dates: readonly FoundDate[],
  above: RawLine,
  isInRow: boolean,
): boolean {
  const isDated = laid.dates.some(({ date }) => date.start >= above.start && date.start < above.end);
  if (line.afterBlank || isDated || above.text.length >= LONGEST_LEAD || OTHER_SECTION.test(above.text)) return false;
  const leading = LEADS_ON.exec(above.text)?.[0];
  // In a schedule, "Franklin. Worksheet #1 due" belongs to the day above it.
  const lead = isInRow && leading !== undefined && DUE_ALONE.test(leading) ? undefined : leading;
  if (lead === undefined && (isInRow || !isNameOf(above, raw.slice(dates.at(-1)?.end ?? line.end, line.end)))) return false;
  const name = { field, raw, ...nameBefore(raw, { start: above.start, end: above.end - (lead?.length ?? 0) }) };
  if (!isName(name)) return false;
  for (const date of dates) {
    laid.events.push(eventFrom(name, date, undefined));
    laid.dates.push({ date, label: name });
  }
  laid.used.push(above, line);
  return true;
}

/** Whether a line is the name of what the date below it is for: "Final Examination" above "Nov 24 at 7:00 pm". */
function isNameOf(before: RawLine, after: string): boolean {
  return (
    before.text.length < LONGEST_NAME &&
    isSurelyEvent(before.text) &&
    !/\d\s?%/.test(before.text) &&
    !/\p{L}{2}/u.test(after.replace(TIME_AND_PLACE, ' '))
  );
}
