import type { FoundDate } from '../../../lib/dates/found-date.ts';
import type { Stretch } from '../../../lib/text/split-list.ts';
import type { Passage } from '../../../spans.ts';
import type { CourseEvent } from '../syllabus.ts';
import { clausesOf } from './clauses.ts';
import { kindOf, weightIn } from './read-events.ts';

const NOUN =
  'mid-?terms?|finals?|exam(?:ination)?s?|quiz(?:zes)?|tests?|home ?works?|hws?|problem sets?|psets?|assignments?|essays?|papers?|projects?|presentations?|portfolios?|participation|attendance|labs?|reports?|drafts?|discussions?|journals?|course ?work|class ?work|exercises?';
const BEFORE =
  'first|second|third|last|two|three|four|five|six|short|long|weekly|daily|biweekly|oral|written|take-?home|in-class|online|group|individual|term|research|reading|lab|unit|chapter|class|proposal|cumulative|comprehensive|open-book';
/** The name of an assessment in a sentence: "final exam", "two short essays", "final paper draft", "quiz 2". */
const ASSESSMENT = new RegExp(
  `(?<![\\p{L}\\d-])(?:(?:${BEFORE}|${NOUN})[ \\t]{1,2}){0,4}(?:${NOUN})(?:[ \\t]?#?\\d{1,2}(?![\\d/.%]|[ \\t]?(?:%|per|points?|pts|marks?)))?(?![\\p{L}-])`,
  'giu',
);
const WEIGHT = /(?<![\d.–-])\d{1,3}(?:\.\d{1,2})?\s?(?:%|per ?cent\b|marks?\b|points?\b|pts\b)(?:\s+each\b)?/gi;
/** How far after a date or weight its assessment may stand: "On 21 October there is a midterm". */
const REACH = 40;
const LONGEST = 4000;
/** How far after a weight words can make it a rule. */
const RULE_REACH = 60;

interface Named {
  readonly noun: Stretch;
  date: FoundDate | undefined;
  weight: CourseEvent['weight'];
}

export interface ProseEvents {
  readonly events: readonly CourseEvent[];
  /** The dates that belong to one of them. */
  readonly dates: readonly FoundDate[];
  /** The clauses that were read. */
  readonly used: readonly Stretch[];
}

const NOTHING: ProseEvents = { events: [], dates: [], used: [] };

/**
 * Reads sentences that name several assessments with weights: "a midterm on 10/21 (30%) and a final (50%)", "30% midterm, 70% final". A weight or
 * a date belongs to the nearest assessment before it in its clause, or to the one after it if there is none or another weight or date has it.
 */
export function proseEvents(field: string, raw: string, line: Stretch, dates: readonly FoundDate[]): ProseEvents {
  const text = raw.slice(line.start, line.end);
  if (text.length > LONGEST || matches(text, ASSESSMENT, 0).length < 2 || matches(text, WEIGHT, 0).length === 0) return NOTHING;
  const read = clausesOf(field, raw, line.start, line.end, false, dates).map((clause) => ({ clause, named: namedIn(clause, dates) }));
  const all = read.flatMap(({ named }) => named);
  if (!all.some(({ weight }) => weight)) return NOTHING;
  return {
    events: all.map(({ noun, date, weight }) => ({
      name: { field, raw, ...noun },
      kind: kindOf(raw.slice(noun.start, noun.end)),
      date,
      week: undefined,
      weight,
    })),
    dates: all.flatMap(({ date }) => date ?? []),
    used: read.flatMap(({ clause, named }) => (named.length > 0 ? [clause] : [])),
  };
}

/** The assessments of a clause that have a date or a weight. */
function namedIn({ raw, start, end }: Passage, dates: readonly FoundDate[]): Named[] {
  const text = raw.slice(start, end);
  const named = matches(text, ASSESSMENT, start).map((noun): Named => ({ noun, date: undefined, weight: undefined }));
  const own = dates.filter((it) => it.start >= start && it.end <= end);
  for (const date of own) {
    const owner = ownerOf(raw, date, named, (it) => it.date !== undefined);
    if (owner) owner.date = date;
  }
  let from = start;
  for (const weight of matches(text, WEIGHT, start)) {
    const owner = ownerOf(raw, weight, named, (it) => it.weight !== undefined);
    const words = raw.slice(Math.min(from, weight.start), Math.min(end, weight.end + RULE_REACH));
    if (owner) owner.weight = weightIn(words);
    from = weight.end;
  }
  return named.filter((it) => it.date !== undefined || it.weight !== undefined);
}

function ownerOf(raw: string, { start, end }: Stretch, named: readonly Named[], isTaken: (it: Named) => boolean): Named | undefined {
  const before = named.findLast(({ noun }) => noun.end <= start);
  if (before && !isTaken(before)) return before;
  const after = named.find(({ noun }) => noun.start >= end);
  if (!after || isTaken(after)) return undefined;
  const between = raw.slice(end, after.noun.start);
  return between.length <= REACH && !/[\d,]/.test(between) ? after : undefined;
}

function matches(text: string, pattern: RegExp, offset: number): Stretch[] {
  return [...text.matchAll(pattern)].map((it) => ({ start: offset + it.index, end: offset + it.index + it[0].length }));
}
