import type { Sentence, TextDocument } from '../../lib/text/document.ts';
import type { Place } from './figures.ts';

/** Words of a change, beside which a time may be what was won: "cut the wait by 3 weeks". */
const CHANGES = /\b(?:reduc|rais|improv|lower|shorten|sav|cut|faster|earlier|instead|in under)|\bfrom .{1,30} to \d/i;
const TIME = /^\D{0,12}\d[\d.,]*\+?[\s-]?(?:years?|yrs?|months?|weeks?|wks?|days?|hours?|hrs?)$/i;

/** Whether a figure is how long something went on, "12 weeks", "3 months": a fact of a résumé, but no point to bring in. */
export function isTimeServed({ raw }: TextDocument, { start, text }: Sentence, [at, length]: Place): boolean {
  return TIME.test(raw.slice(start + at, start + at + length)) && !CHANGES.test(text);
}
