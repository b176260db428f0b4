import type { RawLine } from '../../../lib/dates/lines.ts';
import type { Passage } from '../../../spans.ts';
import { clausesOf } from './clauses.ts';
import { weightIn } from './read-events.ts';
import { OTHER_SECTION } from './sections.ts';

/** The pieces of a line that have a weight: "Quizzes 20%, Midterm 30%, Final 50%". */
export function weightedPieces(field: string, raw: string, line: RawLine): Passage[] {
  if (line.text.length > 400) return [];
  const head = /^[^:%]{2,40}:/.exec(line.text)?.[0] ?? '';
  const start = line.start + (OTHER_SECTION.test(head) ? head.length : 0);
  return clausesOf(field, raw, start, line.end, true).filter((piece) => {
    const text = raw.slice(piece.start, piece.end);
    return weightIn(text) !== undefined && /\p{L}{3}/u.test(text.replace(/marks?|per ?cent/gi, ''));
  });
}
