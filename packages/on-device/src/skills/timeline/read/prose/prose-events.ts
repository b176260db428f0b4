import type { FoundDate } from '../../../../lib/dates/found-date.ts';
import type { Stretch } from '../../../../lib/text/split-list.ts';
import type { Passage } from '../../../../spans.ts';
import type { CourseEvent } from '../../syllabus.ts';
import { isRule, kindOf, weightIn } from '../read-events.ts';
import { ASSESSMENT } from './assessment-words.ts';
import { clausesOf } from './clauses.ts';

const WEIGHT = /(?<![\d.–-])\d{1,3}(?:\.\d{1,2})?\s?(?:%|per ?cent\b|marks?\b|points?\b|pts\b)(?:\s+each\b)?/gi;
/** An assessment may stand this far after its date or weight: "On 21 October there is a midterm". */
const REACH = 40;
const ASKED = /\b(?:required to|must)\b/i;
const LONGEST = 4000;
/** Words can make a weight a rule up to this far after it. */
const RULE_REACH = 60;
/** Shares of a part: "60 % paper, of which 10 % is the outline". */
const OF_WHICH = /\bof which\b/i;
/** A weight that says what its clause is about, not what stands beside it. */
const SAID_OF_CLAUSE =
  /\b(?:accounts?|counts?|makes? up|contributes?|comprises?|constitutes?|represents?|(?:is|are|be) worth)\b[^.;]{0,30}$/i;
/** "participation, including a short reaction paper, …": what is included is not what has the weight. */
const INCLUDED = /\b(?:including|such as|e\.g\.)/gi;

/** "15 % Leadership in class discussion": words between a weight and an assessment that are the head of its name. */
const LEAD_OF_NOUN = /^\s(?:for\s)?(\p{L}+\s(?:in|of|on|to)\s(?:the\s)?(?:\p{L}+\s)?)$/u;

interface Named {
  noun: Stretch;
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
  const weights = text.length > LONGEST ? [] : matches(text, WEIGHT, 0);
  const isSaid = weights.some((it) => SAID_OF_CLAUSE.test(text.slice(0, it.start)));
  if (weights.length === 0 || matches(text, ASSESSMENT, 0).length < (isSaid ? 1 : 2)) return NOTHING;
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
    const isBracketed = /[([]\s*$/.test(raw.slice(start, weight.start));
    const said = raw.slice(Math.min(from, weight.start), weight.start);
    if (OF_WHICH.test(said) || isShareOfEach(raw, weight, from)) continue;
    const open = outside(raw, weight, named);
    const owners = SAID_OF_CLAUSE.test(said) ? withoutIncluded(text, start, weight, open) : open;
    const owner = ownerOf(raw, weight, owners, (it) => it.weight !== undefined, isBracketed);
    const first = owner && isAsked(raw.slice(Math.min(from, owner.noun.start), owner.noun.start)) ? owner.noun.start : from;
    const words = raw.slice(Math.min(first, weight.start), Math.min(end, weight.end + RULE_REACH));
    if (owner) {
      owner.weight = weightIn(words);
      const lead = LEAD_OF_NOUN.exec(raw.slice(weight.end, Math.max(weight.end, owner.noun.start)))?.[1];
      if (lead) owner.noun = { start: owner.noun.start - lead.length, end: owner.noun.end };
    }
    // "a midterm and a final exam (25 % each)"
    const other = owner && /each$/i.test(raw.slice(weight.start, weight.end)) ? pairOf(raw, owner, named) : undefined;
    if (owner && other) other.weight = owner.weight;
    from = weight.end;
  }
  return named.filter((it) => it.date !== undefined || it.weight !== undefined);
}

/** "You are required to write one essay, which counts for 50 %": the rule is about the essay, not about its weight. */
function isAsked(lead: string): boolean {
  return ASKED.test(lead) && !isRule(lead.replace(ASKED, ''));
}

/** "60 % (20 % each)", "60 % (3 x 20 %)": the share of each of several whose weight stands before the bracket. */
function isShareOfEach(raw: string, weight: Stretch, before: number): boolean {
  const lead = raw.slice(before, weight.start);
  return (
    /^\s*[([]\s*(?:(?:\d{1,2}|each)\s?[x×*@]?\s*)?$/i.test(lead) &&
    (/each$/i.test(raw.slice(weight.start, weight.end)) || /\S\s*$/.test(lead.replace(/[([]/, '')))
  );
}

/** The assessment that "and" joins to one behind it. */
function pairOf(raw: string, owner: Named, named: readonly Named[]): Named | undefined {
  const before = named[named.indexOf(owner) - 1];
  const isJoined =
    before && before.weight === undefined && /^\s(?:and|&)\s(?:an?\s|the\s)?$/i.test(raw.slice(before.noun.end, owner.noun.start));
  return isJoined ? before : undefined;
}

/** The assessments of a clause without those in a bracket that is closed before the weight, if any other is left. */
function outside(raw: string, weight: Stretch, named: readonly Named[]): readonly Named[] {
  const isInside = ({ noun }: Named): boolean => {
    let depth = 0;
    return [...raw.slice(noun.end, weight.start)].some((it) => {
      depth += it === '(' ? 1 : it === ')' ? -1 : 0;
      return depth < 0;
    });
  };
  const left = named.filter((it) => !isInside(it));
  return left.some(({ noun }) => noun.end <= weight.start) ? left : named;
}

/** The assessments of a clause without those that it only lists as included, if any other is left before the weight. */
function withoutIncluded(text: string, offset: number, weight: Stretch, named: readonly Named[]): readonly Named[] {
  const included = matches(text, INCLUDED, offset).findLast(({ end }) => end <= weight.start);
  const left = included ? named.filter(({ noun }) => noun.end <= included.start || noun.start >= weight.end) : named;
  return left.some(({ noun }) => noun.end <= weight.start) ? left : named;
}

function ownerOf(
  raw: string,
  { start, end }: Stretch,
  named: readonly Named[],
  isTaken: (it: Named) => boolean,
  isBracketed = false,
): Named | undefined {
  const next = named.find(({ noun }) => noun.start >= end);
  // "20 % for class participation"
  if (next && !isTaken(next) && /^\s*(?:is )?(?:for|from)\s(?:(?:the|your|each|all)\s)?$/.test(raw.slice(end, next.noun.start)))
    return next;
  const before = named.findLast(({ noun }) => noun.end <= start);
  if (before && !isTaken(before)) return before;
  // "(35 %) and a final exam (45 %)": a bracket stands after its name.
  if (isBracketed) return undefined;
  if (!next || isTaken(next)) return undefined;
  const between = raw.slice(end, next.noun.start);
  return between.length <= REACH && !/[\d,]/.test(between) ? next : undefined;
}

function matches(text: string, pattern: RegExp, offset: number): Stretch[] {
  return [...text.matchAll(pattern)].map((it) => ({ start: offset + it.index, end: offset + it.index + it[0].length }));
}
