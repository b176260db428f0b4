import { HOURS_PATTERN, PLACE_PATTERN } from '@marginalia/engine';

const HOURS_BEHIND = new RegExp(String.raw`^(?:[\s,]*${HOURS_PATTERN}|\s*\(${HOURS_PATTERN}\))`, 'iu');
const HOURS_AT_END = new RegExp(String.raw`(?<![\p{L}\d.:])${HOURS_PATTERN}(?:\s?,|\son)?\s*$`, 'iu');
const HOURS = new RegExp(String.raw`(?<![\p{L}\d.:/])${HOURS_PATTERN}`, 'iu');
const PLACE = new RegExp(String.raw`^[\s,;–(-]*(?:\p{L}+\s){0,2}${PLACE_PATTERN}\)?`, 'iu');

/** A date with the hour beside it on its line, and the room after the hour: "16/12/2026 9am, Hall C". */
export function withHours<Words extends { readonly raw: string }>(
  words: Words,
  { start, end }: { readonly start: number; readonly end: number },
) {
  const { raw } = words;
  const line = raw.slice(0, start).split('\n').at(-1) ?? '';
  const [rest = ''] = raw.slice(end, end + 80).split('\n');
  const behind = HOURS_BEHIND.exec(rest)?.[0].length ?? 0;
  // A date can hold its hours itself. A room is where the exam is only if its hour stands before it.
  const place = HOURS_AT_END.test(raw.slice(start, end + behind)) ? (PLACE.exec(rest.slice(behind))?.[0].length ?? 0) : 0;
  const before = behind > 0 ? 0 : (HOURS_AT_END.exec(line.slice(-30))?.[0].length ?? 0);
  return { ...words, start: start - before, end: end + behind + place };
}

/** The hour beside a date, or in its words: "9am" of "12 Jan at 9am". */
export function hoursBeside<Words extends { readonly raw: string; readonly start: number; readonly end: number }>(
  words: Words,
  date: { readonly start: number; readonly end: number },
): Words | undefined {
  const { raw, start, end } = withHours(words, date);
  const found = HOURS.exec(raw.slice(start, end));
  if (!found) return undefined;
  const lead = /^\D*/.exec(found[0])?.[0].length ?? 0;
  const from = start + found.index + (/\d/.test(found[0]) ? lead : 0);
  return { ...words, start: from, end: start + found.index + found[0].length };
}
