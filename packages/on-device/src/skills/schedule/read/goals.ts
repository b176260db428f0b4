import { readDates } from '../../../lib/dates/read-dates.ts';
import { onOrAfter } from '../../../lib/dates/year-rule.ts';
import { trimStretch } from '../../../lib/text/split-list.ts';
import type { Passage } from '../../../spans.ts';
import { matchSubject } from './match-subject.ts';
import { readEntries } from './read-entries.ts';
import { readGroups } from './read-groups.ts';
import { weighGoal } from './remarks.ts';
import type { DayRange } from './time-entry.ts';

/** A goal, and what it changes in the plan. */
export type Goal = { readonly words: Passage } & (
  | { readonly kind: 'weight'; readonly subject: number; readonly weight: number }
  /** More practice, of one subject or of all. */
  | { readonly kind: 'practice'; readonly subject: number | 'all' }
  /** Days without study. */
  | { readonly kind: 'off'; readonly days: readonly number[]; readonly dates: readonly DayRange[] }
  /** Something to be done by a day. */
  | { readonly kind: 'by'; readonly day: number }
  | { readonly kind: 'unused'; readonly why: 'grade' | 'other' }
);

const MOST_CHARACTERS = 20_000;
const PRACTICE =
  /\b(?:past|old|previous|practice|sample) (?:exam )?(?:papers?|exams?|tests?|questions?)\b|\bmocks?\b|\bmock (?:exams?|tests?)\b|\bexam (?:questions?|technique|practice)\b|\bproblem sets?\b|\bpractice problems?\b/i;
const GRADE =
  /\b(?:grade|score|marks?|gpa|distinction|merit|first class|pass(?:ing)?|ace)\b|\b(?:an?|at least an?|straight) [A-F][+-]?s?\b|\b\d{1,3}\s?(?:%|percent|marks|points)|(?:^|\s)[A-F][+-](?=\s|$)|\b(?:band|level) \d|\b(?:get|want|aim(?:ing)? for|achieve|reach) (?:an? |at least )*\d/i;

/** Reads goals: one a line, or divided by semicolons and full stops. */
export function readGoals(field: string, raw: string, names: readonly string[], today: number): Goal[] {
  return pieces(field, raw.slice(0, MOST_CHARACTERS)).map((words) => ({
    words,
    ...meaningOf(words.raw.slice(words.start, words.end), names, today),
  }));
}

function pieces(field: string, raw: string): Passage[] {
  const found: Passage[] = [];
  let start = 0;
  for (const separator of [...raw.matchAll(/[;\n]|[.!?](?=\s|$)/g), undefined]) {
    const end = separator?.index ?? raw.length;
    const piece = trimStretch(raw, { start, end });
    if (/[\p{L}\p{N}]/u.test(raw.slice(piece.start, piece.end))) found.push({ field, raw, ...piece });
    start = end + (separator?.[0].length ?? 0);
  }
  return found;
}

type Meaning = Goal extends infer Kind ? (Kind extends Goal ? Omit<Kind, 'words'> : never) : never;

function meaningOf(text: string, names: readonly string[], today: number): Meaning {
  const off = daysOff(text, today);
  if (off) return { kind: 'off', ...off };
  const [date] = readDates(text, 0, { today, years: onOrAfter(today), relative: true });
  if (date && date.first >= today) return { kind: 'by', day: date.last };
  const subject = matchSubject(text, names);
  if (PRACTICE.test(text)) return { kind: 'practice', subject: subject >= 0 ? subject : 'all' };
  const wanted = weighGoal(text);
  const named = wanted ? matchSubject(wanted.what, names) : -1;
  if (wanted && wanted.weight !== 1 && named >= 0) return { kind: 'weight', subject: named, weight: wanted.weight };
  return { kind: 'unused', why: GRADE.test(text) ? 'grade' : 'other' };
}

/** "Keep Sundays free", "no studying on 24 December" */
function daysOff(text: string, today: number): { readonly days: readonly number[]; readonly dates: readonly DayRange[] } | undefined {
  const { entries, unused } = readEntries(readGroups(text, today), text);
  const off = entries.filter((it) => it.off && (it.days.length > 0 || it.dates.length > 0));
  if (off.length === 0 || off.length < entries.length || unused.length > 0) return undefined;
  return { days: off.flatMap(({ days }) => days), dates: off.flatMap(({ dates }) => dates) };
}
