import { civilDate, dayNumber } from '../../../../lib/dates/civil.ts';
import type { FoundDate } from '../../../../lib/dates/found-date.ts';
import type { RawLine } from '../../../../lib/dates/lines.ts';
import type { Source } from '../syllabus-lines.ts';

/** A day at the beginning of a line, apart from its words: "12     Spenser", "12: Spenser". */
const APART = /^(\d{1,2})(?:st|nd|rd|th)?(?=\s{2,}\S|\t|\s*[:–—-]\s)/u;
/** The same with a single space, which may also be "10 Problems". */
const NEAR = /^(\d{1,2})(?=\s\p{Lu}\p{Ll})/u;
const FEWEST_APART = 2;
const FEWEST_NEAR = 4;
/** Two meetings of a class are at most so many days apart. */
const MOST_DAYS = 14;

/**
 * Days whose month stands in a line above, "Sept 5 …", "7 …", "12 …", by the index of their line. Empty where they do not go on from the
 * dates around them.
 */
export function bareDays({ plain, datesIn }: Source, lines: readonly RawLine[]): ReadonlyMap<number, FoundDate> {
  const found = new Map<number, FoundDate>();
  let before: FoundDate | undefined;
  let near = 0;
  let isOrdered = true;
  for (const [at, line] of lines.entries()) {
    const [written] = line.text.length > 0 ? datesIn(line.start, Math.min(line.end, line.start + 40)) : [];
    if (written && !/\p{L}{3}|\d/u.test(plain.slice(line.start, written.start))) {
      // A day that was read without its month lies before the next date.
      isOrdered &&= before === undefined || ![...found.values()].includes(before) || written.first > before.first;
      before = written;
      continue;
    }
    const match = APART.exec(line.text) ?? NEAR.exec(line.text);
    if (!before || !match || line.number !== undefined) continue;
    const { year, month } = civilDate(before.last);
    const day = dayNumber(year, month, Number(match[1]));
    if (day === undefined || day <= before.last || day - before.last > MOST_DAYS) continue;
    if (!APART.test(line.text)) near++;
    before = {
      start: line.start,
      end: line.start + match[0].length,
      first: day,
      last: day,
      yearWritten: false,
      ambiguous: false,
      wrongWeekday: undefined,
    };
    found.set(at, before);
  }
  const isEnough = found.size - near >= FEWEST_APART || near >= FEWEST_NEAR;
  return isOrdered && isEnough ? found : new Map();
}
