import { looksLikeDate } from '../../../lib/dates/date-like.ts';
import type { Stretch } from '../../../lib/text/split-list.ts';

/** A passage of the syllabus that was not used. */
export interface UnusedLines extends Stretch {
  /** Whether it seems to hold a date that could not be read. */
  readonly hasDate: boolean;
}

/** The longest line that can be a row of a schedule; longer ones are prose. */
const LONGEST_ROW = 300;

/** Between two sentences. Short words with a full stop end none: "St. Mary's", "2. Grading", "A. D. White". */
const BETWEEN = /(?<=[\p{L}\p{M}\d)\]’'"”:/%]{3}[.!?])(?<!\bProf\.) (?=\p{Lu})/u;

/** The sentences of a line; one character stands between two of them. */
export function sentencesIn(line: string): Stretch[] {
  let at = 0;
  return line.split(BETWEEN).map((words) => {
    const start = at;
    at += words.length + 1;
    return { start, end: start + words.length };
  });
}

/** The lines that no used place touches. Adjacent ones are one passage, except those that seem to hold a date. */
export function unusedLines(raw: string, plain: string, used: readonly Stretch[]): UnusedLines[] {
  const places = [...used].sort((a, b) => a.start - b.start);
  const found: UnusedLines[] = [];
  let at = 0;
  let next = 0;
  let reach = -1;
  let isOpen = false;
  for (const line of raw.split('\n').flatMap((it) => it.split(BETWEEN))) {
    const start = at;
    const end = at + line.length;
    at = end + 1;
    while (next < places.length && (places[next]?.start ?? 0) < end) reach = Math.max(reach, places[next++]?.end ?? 0);
    const words = plain.slice(start, end);
    // A line of markup or of a rule holds no words.
    if (!/[\p{L}\d]/u.test(words)) continue;
    if (reach > start) {
      isOpen = false;
      continue;
    }
    const hasDate = words.length < LONGEST_ROW && looksLikeDate(words);
    const before = found.at(-1);
    if (isOpen && before && !hasDate && !before.hasDate) found[found.length - 1] = { ...before, end: start + line.trimEnd().length };
    else found.push({ start: start + (line.length - line.trimStart().length), end: start + line.trimEnd().length, hasDate });
    isOpen = true;
  }
  return found;
}
