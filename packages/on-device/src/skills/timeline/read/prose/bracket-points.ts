import type { RawLine } from '../../../../lib/dates/lines.ts';
import { trimStretch } from '../../../../lib/text/split-list.ts';
import type { CourseEvent } from '../../syllabus.ts';
import { isName } from '../event-names.ts';
import { eventFrom, kindOf } from '../read-events.ts';
import { PART_OF_MARK } from './assessment-words.ts';
import type { HeadedItem } from './headed-item.ts';

const LONGEST_NAME = 90;
const FEWEST = 2;
const AT_END = /\s*\(\s*(?:max(?:imum|\.)?\s(?:of\s)?)?(\d{2,3})\s?(?:points?|pts|marks?)?\s*\)[\s.;]*$/i;
const UNIT = /\b(points?|pts|marks)\b/i;

/**
 * Assessments whose weight is a bare number in brackets, "Midterm examination (100)", by the index of their line: in a text that counts points
 * or marks, or where the numbers add up to 100.
 */
export function bracketPoints(field: string, raw: string, lines: readonly RawLine[]): ReadonlyMap<number, HeadedItem> {
  const found = new Map<number, { readonly name: CourseEvent['name']; readonly amount: number }>();
  for (const [at, { start, end, text }] of lines.entries()) {
    const match = text.length > LONGEST_NAME ? null : AT_END.exec(text);
    if (!match) continue;
    const name = {
      field,
      raw,
      ...trimStretch(raw, { start: start + (/^[*†‡\s]+/.exec(text)?.[0].length ?? 0), end: end - match[0].length }),
    };
    const words = raw.slice(name.start, name.end);
    if (isName(name) && (kindOf(words) !== 'other' || PART_OF_MARK.test(words))) found.set(at, { name, amount: Number(match[1]) });
  }
  const sum = [...found.values()].reduce((total, { amount }) => total + amount, 0);
  const unit = sum === 100 ? '%' : UNIT.exec(raw)?.[1]?.toLowerCase();
  if (found.size < FEWEST || unit === undefined) return new Map();
  const weight = (amount: number): CourseEvent['weight'] => ({
    amount,
    in: unit === '%' ? '%' : unit.startsWith('m') ? 'marks' : 'points',
  });
  return new Map(
    [...found].map(([at, { name, amount }]) => [
      at,
      { event: { ...eventFrom(name, undefined, undefined), weight: weight(amount) }, parts: [] },
    ]),
  );
}
