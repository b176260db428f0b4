import type { FoundDate } from './found-date.ts';

/** A date with the words that say what it is for. Offsets count from the start of the field; an empty label has `start === end`. */
export interface LabelledDate {
  readonly date: FoundDate;
  readonly label: { readonly start: number; readonly end: number };
  /** The words between this date and the next. */
  readonly after: { readonly start: number; readonly end: number };
}

const LEAD = /^(?:[\s,;:.()[\]|/\-–—=>→]|(?:and|on|is|are|at|the|for|by|then|from|of|my|also|plus)\b)+/i;
const TAIL = /(?:[\s,;:(|/\-–—=>→[]|(?<![a-z])(?:on|is|are|at|the|by|for|from|held|will be|due|starts?|begins?|scheduled|dated?|and))+$/i;

/** Labels each date with the words before it, or with the words after it if the line begins with its date. */
export function labelDates(
  raw: string,
  line: { readonly start: number; readonly end: number },
  dates: readonly FoundDate[],
): LabelledDate[] {
  const first = dates[0];
  if (first === undefined) return [];
  const before = trim(raw, line.start, first.start);
  const after = before.start === before.end;
  let label = before;
  return dates.map((date, index) => {
    const next = dates[index + 1];
    const following = trim(raw, date.end, next?.start ?? line.end);
    const own = after ? following : index === 0 ? before : trim(raw, dates[index - 1]?.end ?? line.start, date.start);
    // "Physics: 5 Dec and 9 Dec": a date without words of its own has the label of the date before it.
    if (own.start < own.end) label = own;
    return { date, label, after: following };
  });
}

function trim(raw: string, start: number, end: number): { readonly start: number; readonly end: number } {
  const text = raw.slice(start, end);
  const lead = LEAD.exec(text)?.[0].length ?? 0;
  const rest = text.slice(lead);
  // A bracket that closes inside the label belongs to it: "Maths (core)".
  const kept = rest.length - (TAIL.exec(rest.slice(-60))?.[0].length ?? 0);
  return { start: start + lead, end: start + lead + Math.max(0, kept) };
}
