import type { FigureOrder } from '../../../../lib/dates/numeric-dates.ts';
import { type Stretch, trimStretch } from '../../../../lib/text/split-list.ts';
import type { Passage } from '../../../../spans.ts';
import { findDates } from '../find-dates.ts';
import { inEnglish } from '../in-english.ts';
import { MOST_CHARACTERS } from '../most-characters.ts';
import { readEntries } from '../read-entries.ts';
import { readGroups } from '../read-groups.ts';
import { isGeneric, matchSubject } from '../subjects/match-subject.ts';
import type { DayRange } from '../time-entry.ts';
import {
  AT_LEAST,
  AWAY_TIME,
  BEFORE,
  BEGINS,
  BOUND,
  COUNTED,
  DAILY,
  GRADE,
  NO_STUDY,
  PRACTICE,
  REST_BEFORE,
  RESTS,
  STUDY_WORDS,
  TAKEN,
  WEEKLY,
} from '../words/goal-words.ts';
import { numberOf } from '../words/number-words.ts';
import { weighGoal } from './weigh-goal.ts';

/** A goal, and what it changes in the plan. */
export type Goal = { readonly words: Passage } & (
  | { readonly kind: 'weight'; readonly subject: number; readonly weight: number }
  /** More practice, of one subject or of all. */
  | { readonly kind: 'practice'; readonly subject: number | 'all' }
  /** Days without study. */
  | { readonly kind: 'off'; readonly days: readonly number[]; readonly dates: readonly DayRange[] }
  /** Days without study before the exams of some subjects; the dates of the exams decide them. */
  | { readonly kind: 'rest'; readonly subjects: readonly number[] | 'all'; readonly count: number }
  /** Something to be done by a day. */
  | { readonly kind: 'by'; readonly day: number }
  | { readonly kind: 'unused'; readonly why: 'grade' | 'unnamed' | 'daily' | 'taken' | 'undated' | 'other' }
);

/** The parts of the form to which goals refer. */
export interface GoalContext {
  readonly names: readonly string[];
  /** The topics of each subject. */
  readonly topics: readonly (readonly string[])[];
  readonly today: number;
  readonly figures: FigureOrder;
}

/** Reads goals: one a line, or divided by semicolons, full stops, and commas between goals of their own. */
export function readGoals(field: string, raw: string, context: GoalContext): Goal[] {
  const goals: Goal[] = [];
  for (const sentence of pieces(field, raw, { start: 0, end: Math.min(raw.length, MOST_CHARACTERS) }, /[;\n]|[.!?](?=\s|$)/g)) {
    const text = (it: Passage): string => it.raw.slice(it.start, it.end);
    // "Pass patho, finish the deck, 1 day off before it": what frees days is a goal of its own beside any other.
    const freesDays = (of: readonly Passage[], kinds = ['off', 'rest']): boolean =>
      of.some((it) => kinds.includes(meaningOf(text(it), context, -1).kind));
    const parts = pieces(field, raw, sentence, /,(?![^()]*\))/g);
    const isList =
      parts.length > 1 &&
      parts.length <= MOST_PARTS &&
      (parts.every((it, at) => isGoal(text(it), context) || (at > 0 && begins(text(it)))) ||
        parts.slice(1).every((it) => begins(text(it))) ||
        (freesDays(parts.slice(0, 1)) && parts.slice(1).some((it) => isGoal(text(it), context))) ||
        (freesDays(parts.slice(1)) && !freesDays([sentence], ['off'])));
    let owner = -1;
    for (const words of isList ? parts : [sentence]) {
      goals.push({ words, ...meaningOf(text(words), context, owner) });
      const named = matchSubject(text(words), context.names);
      if (named >= 0) owner = named;
    }
  }
  return goals;
}

const MOST_PARTS = 12;

const begins = (text: string): boolean => BEGINS.test(text) || COUNTED.test(text);

/** Whether words between commas are a goal of their own: "weak at mechanisms", "a B in physics", "outline torts by Dec 4". */
function isGoal(text: string, context: GoalContext): boolean {
  return weighGoal(text) !== undefined || GRADE.test(text) || meaningOf(text, context, -1).kind !== 'unused';
}

function pieces(field: string, raw: string, { start: from, end: to }: Stretch, separators: RegExp): Passage[] {
  const found: Passage[] = [];
  let start = from;
  for (const separator of [...raw.slice(from, to).matchAll(separators), undefined]) {
    const end = separator ? from + separator.index : to;
    const piece = trimStretch(raw, { start, end });
    if (/[\p{L}\p{N}]/u.test(raw.slice(piece.start, piece.end))) found.push({ field, raw, ...piece });
    start = end + (separator?.[0].length ?? 0);
  }
  return found;
}

type Meaning = Goal extends infer Kind ? (Kind extends Goal ? Omit<Kind, 'words'> : never) : never;

/** @param owner the subject that the words before name, or -1 */
function meaningOf(text: string, { names, topics, today, figures }: GoalContext, owner: number): Meaning {
  if (AT_LEAST.test(text)) return { kind: 'unused', why: 'grade' };
  const rest = restBefore(text, names);
  if (rest) return { kind: 'rest', ...rest };
  const off = daysOff(text, today, figures);
  if (off) return { kind: 'off', ...off };
  if (TAKEN.test(text) || WEEKLY.test(text)) return { kind: 'unused', why: 'taken' };
  const dates = findDates(text, 0, today, figures);
  if (dates.length > 0 && NO_STUDY.test(text))
    return BOUND.test(text) ? { kind: 'unused', why: 'other' } : { kind: 'off', days: [], dates };
  // "Christmas break 24 Dec - 2 Jan"
  if (dates.some(({ first, last }) => first < last) && AWAY_TIME.test(text) && !STUDY_WORDS.test(text))
    return { kind: 'off', days: [], dates };
  const [date] = dates;
  // "Past papers every Saturday" has no one day.
  if (date && date.first >= today && !/\b(?:every|each|weekly)\b/i.test(text))
    return { kind: 'by', day: BEFORE.test(text.slice(0, date.start)) ? date.first - 1 : date.last };
  const subject = matchSubject(text, names);
  if (PRACTICE.test(text)) return { kind: 'practice', subject: subject >= 0 ? subject : 'all' };
  const wanted = weighGoal(text);
  if (wanted && wanted.weight !== 1) {
    const named = matchSubject(wanted.what, names);
    const at = named >= 0 ? named : (knows(wanted.what, topics) ?? owner);
    if (at >= 0) return { kind: 'weight', subject: at, weight: wanted.weight };
    if (!GRADE.test(text)) return { kind: 'unused', why: 'unnamed' };
  }
  return { kind: 'unused', why: GRADE.test(text) ? 'grade' : DAILY.test(text) ? 'daily' : 'other' };
}

/** The only subject with a topic that the words name: "weak at mechanisms" for "Chemistry: mechanisms, bonding". */
function knows(what: string, topics: readonly (readonly string[])[]): number | undefined {
  const words = what.toLowerCase();
  const found = topics.flatMap((of, at) => (of.some((it) => it.length > 3 && words.includes(it.toLowerCase())) ? [at] : []));
  return found.length === 1 ? found[0] : undefined;
}

/** The exams before which days are free, by their subjects. */
function restBefore(
  text: string,
  names: readonly string[],
): { readonly subjects: readonly number[] | 'all'; readonly count: number } | undefined {
  const { count, exams } = REST_BEFORE.exec(text)?.groups ?? {};
  if (exams === undefined || text.search(RESTS) < 0) return undefined;
  const words = exams.replace(RESTS, ' ');
  const found = words.split(/,|&|\band\b/).flatMap((it) => (isGeneric(it) ? [] : matchSubject(it, names)));
  if (found.includes(-1)) return undefined;
  return { subjects: found.length === 0 ? 'all' : found, count: /^(?:an?|the)?$/i.test(count ?? '') ? 1 : numberOf(count?.toLowerCase()) };
}

/** "Keep Sundays free", "no studying on 24 December" */
function daysOff(
  text: string,
  today: number,
  figures: FigureOrder,
): { readonly days: readonly number[]; readonly dates: readonly DayRange[] } | undefined {
  // "Keep Sundays free for my family": the reason changes nothing.
  const words = inEnglish(text).text.replace(/(?<=\b(?:free|off)) (?:for|to|with|because|so)\b.*$/i, '');
  const { entries, unused } = readEntries(readGroups(words, today, figures), words);
  const [rest, ...others] = entries;
  // "One full day off" is the last of each week.
  if (rest?.restDays !== undefined && others.length === 0 && unused.length === 0)
    return { days: [0, 1, 2, 3, 4, 5, 6].slice(7 - rest.restDays), dates: [] };
  const off = entries.filter((it) => it.off && (it.days.length > 0 || it.dates.length > 0));
  if (off.length === 0 || off.length < entries.length || unused.length > 0) return undefined;
  return { days: off.flatMap(({ days }) => days), dates: off.flatMap(({ dates }) => dates) };
}
