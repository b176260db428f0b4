import { mondayOf } from '../items/days.ts';
import type { StandingBlock } from '../items/item-section.ts';
import { planLines } from '../items/plan-lines.ts';

/** A line of a plan whose slots can be taken out and put in. */
export interface OpenLine {
  /** Its place in the text; absent for a line that the text does not have. */
  readonly start?: number;
  /** Its words in the text, with the line break. */
  readonly text: string;
  /** Its day or week, as `placeOf` names it; absent for lines that name none. */
  readonly place?: string;
  /** It stands over the days of its week. */
  readonly isHeading: boolean;
  /** It is one block as a row: "2026-11-23 | 50 min | Physics". */
  readonly isRow: boolean;
  /** The words before its slots: "Tue 24 Nov: ". */
  lead: string;
  /** The words of its slots; undefined for one that was taken out. */
  readonly slots: (string | undefined)[];
  /** The block of each slot of the text. */
  readonly blocks: readonly (StandingBlock | undefined)[];
}

/** The place of a block, which sorts in the order of the days: that of a whole week stands behind its Monday. */
export function sortPlace({ date, wholeWeek }: Pick<StandingBlock, 'date' | 'wholeWeek'>): string {
  return wholeWeek ? `${date} week` : date;
}

export const dateOf = (place: string): string => place.slice(0, 10);

/**
 * The lines between two offsets of a text, with the blocks that they hold; undefined where they do not hold exactly these blocks.
 * @param blocks the blocks of the text in its order
 */
export function openLines(text: string, from: number, to: number, blocks: readonly StandingBlock[]): OpenLine[] | undefined {
  let start = from;
  let next = 0;
  const raw = text.slice(from, to).split(/(?<=\n)/);
  const lines = planLines(text.slice(from, to), text)
    .slice(0, raw.length)
    .map(({ lead, slots, date, isWeek = false, isRow = false }, index): OpenLine => {
      const own = raw[index] ?? '';
      const held = slots.map(({ block }) => (block ? blocks[next++] : undefined));
      const at = start;
      start += own.length;
      const isHeading = isWeek && slots.length === 0;
      const first = held.find((block) => block && (block.wholeWeek ?? false) === isWeek);
      const place = first ? sortPlace(first) : isDay(date) ? sortPlace({ date, ...(isWeek && { wholeWeek: true }) }) : undefined;
      return {
        start: at,
        text: own,
        ...(place !== undefined && isDay(dateOf(place)) && { place }),
        isHeading,
        isRow,
        lead,
        slots: slots.map(({ words }) => words),
        blocks: held,
      };
    });
  return next === blocks.length ? lines : undefined;
}

/** A line that the text does not have. */
export function newLine(lead: string, slots: readonly string[] = [], place?: string, isHeading = false, isRow = false): OpenLine {
  return { text: '', ...(place !== undefined && { place }), isHeading, isRow, lead, slots: [...slots], blocks: [] };
}

/** Puts lines at their place among the days. */
export function insertLines(lines: OpenLine[], place: string, added: readonly OpenLine[]): void {
  const before = lines.findLastIndex((line) => line.place !== undefined && isBefore(line, place));
  const first = lines.findIndex(({ slots, isHeading }) => isHeading || slots.length > 0);
  lines.splice(before >= 0 ? before + 1 : Math.max(0, first), 0, ...added);
}

/** Whether a line stands before a day: the heading of its week does. */
function isBefore({ place = '', isHeading }: OpenLine, day: string): boolean {
  return isHeading ? dateOf(place) <= mondayOf(dateOf(day)) : place <= day;
}

function isDay(date: string | undefined): date is string {
  return date !== undefined && /^\d{4}-/.test(date);
}
