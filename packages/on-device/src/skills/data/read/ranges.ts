import type { Passage } from '../../../spans.ts';
import { isEmpty } from './cells.ts';
import { type Reading, textIn } from './readings.ts';

/** "0-10", "10 – 20 cm" */
const RANGE = /^(\d+(?:[.,]\d+)?)\s?[-–—]\s?(\d+(?:[.,]\d+)?)(?:\s?[a-zA-Zµμ°%]{1,4})?$/;
const FEWEST = 3;

/**
 * The middles of the ranges in a column of ranges that follow each other, such as depths: "0-10", "10-20", "20-30". Undefined for any
 * other column; "1-2" in one cell may be a score.
 */
export function middlesOfRanges(cells: readonly (Passage | undefined)[]): readonly Reading[] | undefined {
  if (cells.length < FEWEST) return undefined;
  const read: Reading[] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const place of cells) {
    const match = place && !isEmpty(place) ? RANGE.exec(textIn(place)) : null;
    const [from, to] = [match?.[1], match?.[2]].map((number) => Number((number ?? 'none').replace(',', '.')));
    if (!place || from === undefined || to === undefined || !(from < to) || from < last) return undefined;
    last = to;
    read.push({ value: (from + to) / 2, place });
  }
  return read;
}
