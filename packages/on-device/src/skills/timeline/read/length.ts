import type { FoundDate } from '../../../lib/dates/found-date.ts';
import type { Syllabus } from '../syllabus.ts';

const WORDS = ['zero', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];
const COUNT = '\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve';
const IN_FIELD = new RegExp(`\\b(${COUNT})\\s?-?\\s?(week|wk|month)s?\\b`, 'i');
/** The length of the course in prose: "a 15-week course", "Duration: 12 weeks". */
const IN_TEXT = new RegExp(
  `\\b(?:duration|length|runs? (?:for|over)|over|lasts?|total(?: of)?|spans?|spread over)\\b[^\\n\\d]{0,20}?\\b(${COUNT})\\s?-?\\s?(week|wk|month)s?\\b|\\b(${COUNT})\\s?-?\\s?(week|month)\\s(?:course|semester|term|module|program(?:me)?|class)\\b`,
  'i',
);
/** "Classes begin 7 September 2026. 14 weeks." */
const AFTER_START = new RegExp(`\\b(?:begins?|starts?|commences?)\\b[^\\n]{0,60}?[.,;(]\\s{0,2}(${COUNT})\\s?-?\\s?(week|month)s?\\b`, 'i');
const MOST_WEEKS = 60;

type Length = NonNullable<Syllabus['length']>;

/** The length of the course in its own field of the form: "16 weeks", "4 months", "24 Aug – 12 Dec 2026". */
export function lengthInField(
  text: string,
  dates: readonly FoundDate[],
): { readonly length: Length; readonly start?: number; readonly end?: number } | undefined {
  const stated = IN_FIELD.exec(text.slice(0, 300));
  const first = dates[0];
  const length = stated ? toLength(stated[1], stated[2], 'field') : undefined;
  const end = [...dates].map((it) => it.last).findLast((day) => first !== undefined && day > first.first);
  if (length) return { ...length, ...(first && { start: first.first }), ...(end !== undefined && { end }) };
  if (!first || end === undefined) return undefined;
  const weeks = Math.ceil((end - first.first + 1) / 7);
  return weeks > MOST_WEEKS ? undefined : { length: { weeks, from: 'dates', months: undefined }, start: first.first, end };
}

export function lengthInText(raw: string): Length | undefined {
  const match = IN_TEXT.exec(raw);
  if (match) return toLength(match[1] ?? match[3], match[2] ?? match[4], 'text')?.length;
  const behind = AFTER_START.exec(raw);
  return behind ? toLength(behind[1], behind[2], 'text')?.length : undefined;
}

/** A month is taken as 52/12 weeks. */
function toLength(count: string | undefined, unit: string | undefined, from: 'field' | 'text'): { readonly length: Length } | undefined {
  const word = WORDS.indexOf((count ?? '').toLowerCase());
  const number = word >= 0 ? word : Number(count);
  const months = unit?.toLowerCase().startsWith('m') ? number : undefined;
  const weeks = months === undefined ? number : Math.round((months * 52) / 12);
  return weeks >= 1 && weeks <= MOST_WEEKS ? { length: { weeks, from, months } } : undefined;
}
