import type { Topic } from '../../syllabus.ts';
import type { Source } from '../syllabus-lines.ts';
import { cellPassage, wordsIn } from './read-cell.ts';
import type { Cell } from './table.ts';
import { brokenAt } from './tables.ts';

/** Headings of columns that say what to read. Columns of slides, videos and files have other headings. */
const READING =
  /\b(?:readings?|read|texts?|textbook|chapters?|sections?|pages?|book|references?|literature|lecturas?|bibliograf[ií]a|literatur|lectures? (?:à faire|conseillées))\b/i;
/** The words of links and empty cells. */
const NO_READING = /^\W*(?:(?:slides?|pdf|pptx?|notes?|links?|video|recording|html|here|none|nothing|no readings?|n\/a|tb[acd])\b\W*)*$/i;

/** The readings that a cell sets. */
export function readingsIn(cell: Cell, heading: string, source: Source): Topic[] {
  if (!READING.test(heading)) return [];
  return brokenAt(source.plain, cell).flatMap((piece) => {
    const words = wordsIn(source, piece);
    return !/[\p{L}\d]/u.test(words) || NO_READING.test(words) ? [] : [{ ...cellPassage(source, piece), isReading: true as const }];
  });
}
