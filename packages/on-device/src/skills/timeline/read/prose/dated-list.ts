import type { FoundDate } from '../../../../lib/dates/found-date.ts';
import { type Stretch, trimStretch } from '../../../../lib/text/split-list.ts';
import type { CourseEvent } from '../../syllabus.ts';
import { isName } from '../event-names.ts';
import { eventFrom, kindOf, weightIn } from '../read-events.ts';
import { OTHER_SECTION } from '../sections.ts';
import { PART_OF_MARK } from './assessment-words.ts';
import { clausesOf } from './clauses.ts';

const LONGEST = 600;
const LONGEST_NAME = 45;
const MOST_WORDS = 5;
const FEWEST = 2;
const WEIGHT = /(?<![\d.–-])\d{1,3}(?:\.\d{1,2})?\s?(?:%|per ?cent\b|marks?\b|points?\b|pts\b|puntos\b|punkte\b)/gi;
/** Words of a sentence; a list has none. */
const SAYS = /\b(?:is|are|will|be|worth|counts?|consists?|each|of which|you|your|we|if|must|late|per)\b/i;
const TWO_SENTENCES = /[.!?]\s+\p{Lu}/u;

/**
 * A line that lists assessments with weights and dates, in any language: "1er parcial 25% (26 de febrero), laboratorio 20%, examen final
 * 30% (28 de mayo)". Each piece between commas has one short name, at most one weight, and its own dates.
 */
export function datedList(field: string, raw: string, line: Stretch, dates: readonly FoundDate[]): CourseEvent[] | undefined {
  const text = raw.slice(line.start, line.end);
  const head = /^[^:%\d]{2,40}:/.exec(text)?.[0] ?? '';
  const start = line.start + (OTHER_SECTION.test(head) ? head.length : 0);
  const undated = dates.reduce((words, it) => words.replace(raw.slice(it.start, it.end), ' '), raw.slice(start, line.end));
  if (text.length > LONGEST || SAYS.test(undated) || TWO_SENTENCES.test(undated)) return undefined;
  const events: CourseEvent[] = [];
  for (const piece of clausesOf(field, raw, start, line.end, true, dates)) {
    const words = raw.slice(piece.start, piece.end);
    const weights = [...words.matchAll(WEIGHT)].map((it) => ({
      start: piece.start + it.index,
      end: piece.start + it.index + it[0].length,
    }));
    const own = dates.filter((it) => it.start >= piece.start && it.end <= piece.end);
    const name = nameOf(raw, piece, [...weights, ...own]);
    if (weights.length > 1 || own.length > 1 || (name && !isShort(raw, name))) return undefined;
    const last = events.at(-1);
    const [date] = own;
    const weight = weights.length > 0 ? weightIn(words) : undefined;
    if (name) events.push({ ...eventFrom({ field, raw, ...name }, date, undefined), weight });
    // "Midterm, 26 February, 25%": what has no name belongs to the name before it.
    else if (last) events[events.length - 1] = { ...last, date: last.date ?? date, weight: last.weight ?? weight };
    else return undefined;
  }
  const weighed = events.filter((it) => it.weight);
  const known = weighed.filter(({ name }) => isKnown(raw.slice(name.start, name.end)));
  return weighed.length >= FEWEST && known.length * 2 >= weighed.length && known.length >= FEWEST ? events.filter(isPlaced) : undefined;
}

/** The words of a piece before its first weight or date, or else between them and its end. */
function nameOf(raw: string, piece: Stretch, marks: readonly Stretch[]): Stretch | undefined {
  const inOrder = [...marks].sort((a, b) => a.start - b.start);
  const ends = [...inOrder.map((it) => it.start), piece.end];
  const starts = [piece.start, ...inOrder.map((it) => it.end)];
  for (const [at, start] of starts.entries()) {
    const words = raw.slice(start, ends[at]);
    const lead = /^[\s()[\]:,–—-]*/.exec(words)?.[0].length ?? 0;
    const foot = /[\s()[\]:=,–—-]*$/.exec(words)?.[0].length ?? 0;
    if (lead + foot >= words.length) continue;
    const name = trimStretch(raw, { start: start + lead, end: start + words.length - foot });
    if (isName({ field: '', raw, ...name })) return name;
  }
  return undefined;
}

function isShort(raw: string, { start, end }: Stretch): boolean {
  return end - start <= LONGEST_NAME && raw.slice(start, end).split(/\s+/).length <= MOST_WORDS;
}

function isKnown(words: string): boolean {
  return kindOf(words) !== 'other' || PART_OF_MARK.test(words);
}

function isPlaced({ date, weight }: CourseEvent): boolean {
  return date !== undefined || weight !== undefined;
}
