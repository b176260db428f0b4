import type { Passage } from '../../../spans.ts';

/** One value as written. */
export interface Reading {
  /** In the unit of its column. */
  readonly value: number;
  /** The number after "±". */
  readonly uncertainty?: number | undefined;
  readonly place: Passage;
}

/** Values of one quantity, undefined for a row without one. */
export interface Column {
  /** Undefined if the values have no heading. */
  readonly name: Passage | undefined;
  /** The heading above several columns: "Extension (cm)" over "Trial 1" and "Trial 2". */
  readonly group?: Passage | undefined;
  /** The place among readings of one unit that a line lists without a name: "10 °C: 1.2, 1.1, 1.4 cm". */
  readonly listedAs?: number;
  /** Set for the values at the start of lines that list readings, if they have no name: "10 °C: 1.2, 1.1, 1.4 cm". */
  readonly isSetting?: true;
  /** Set for a column that is computed from two others and does not stand in the text. */
  readonly isChange?: true;
  /** Set where each cell is a range, "10-20", of which the middle counts. */
  readonly areRanges?: true;
  readonly unit: string;
  /** The uncertainty of each value that the heading states: "Length (cm) ± 0.1". */
  readonly uncertainty?: number | undefined;
  readonly values: readonly (Reading | undefined)[];
  /** Cells with words instead of numbers, by row: names of sites, "rough". */
  readonly words: readonly (Passage | undefined)[];
  /** Whether the column only counts rows: "Trial 1, 2, 3". */
  readonly isIndex: boolean;
}

/** Columns of equal length that belong together. */
export interface ReadingTable {
  /** Whether each column was a line of its own, so that its rows may have nothing to do with each other. */
  readonly listed?: true;
  /** The line above the table. */
  readonly title?: Passage;
  readonly columns: readonly Column[];
}

/** A named single value: "mass = 5.02 g". */
export interface Constant {
  readonly name: Passage;
  readonly unit: string;
  readonly reading: Reading;
}

/** A line or row that was not read, and the reason as a plain sentence. */
export interface Unread {
  readonly place: Passage;
  readonly reason?: string | undefined;
  /** Set for a line in words that changes the figures, such as one that states an uncertainty. */
  readonly isUsed?: true;
}

export interface ReadingsFound {
  readonly tables: readonly ReadingTable[];
  readonly constants: readonly Constant[];
  /** Lines that are no readings, in order. */
  readonly unread: readonly Unread[];
}

export function textIn({ raw, start, end }: Passage): string {
  return raw.slice(start, end);
}
