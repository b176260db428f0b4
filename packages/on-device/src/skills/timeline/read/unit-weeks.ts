import type { Unit } from '../syllabus.ts';
import { isSurelyEvent } from './read-events.ts';

const NUMBER = String.raw`#?(\d{1,2})(?!\d|\s?(?:%|hours?|hrs?))`;
/** "(Weeks 1-3)", "Week 4", "– wk 5–6", "weeks 7 to 9", with dashes and brackets around them. */
const WEEKS = new RegExp(
  String.raw`[\s,;:([\-–—]{0,4}\b(?:in |during )?(?:weeks?|wks?)\b\.?\s{0,2}${NUMBER}(?:\s{0,2}(?:-|–|—|to|through|&|and)\s{0,2}(?:(?:week|wk)\.?\s)?${NUMBER})?[)\]]?`,
  'i',
);
const MOST_WEEKS = 60;

/** The weeks in the line of a unit, and the rest of the line without weeks at either end. */
export function unitWeeksIn(
  raw: string,
  start: number,
  end: number,
): { readonly weeks: Unit['weeks']; readonly start: number; readonly end: number } {
  const text = raw.slice(start, Math.min(end, start + 300));
  const match = WEEKS.exec(text);
  const from = Number(match?.[1] ?? 0);
  const to = Number(match?.[2] ?? from);
  if (!match || from < 1 || to < from || to > MOST_WEEKS) return { weeks: undefined, start, end };
  const weeks = { from, to };
  const after = match.index + match[0].length;
  const bracketed = /[([]/.test(match[0]);
  // "Growth in week 8 of pregnancy" is a topic, "Quiz 1 in week 4" an event. Weeks of a unit are at an end of its words.
  const clause = /[^.;,([]*$/.exec(text.slice(0, match.index))?.[0] ?? '';
  if (isSurelyEvent(clause) || !(bracketed || match.index <= 1 || /^\s*(?:$|[.;:])/.test(text.slice(after))))
    return { weeks: undefined, start, end };
  if (match.index <= 1) return { weeks, start: start + after + (/^[\s:.,)\]|\-–—]*/.exec(text.slice(after))?.[0].length ?? 0), end };
  return { weeks, start, end: /^[\s.,;:)\]]*$/.test(raw.slice(start + after, end)) ? start + match.index : end };
}
