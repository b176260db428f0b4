import type { Passage } from '../../spans.ts';

/** One value as written. */
export interface Reading {
  readonly value: number;
  readonly place: Passage;
}

/** Values of one quantity, undefined for a row without one. */
export interface Column {
  /** Undefined if the values have no heading. */
  readonly name: Passage | undefined;
  readonly unit: string;
  readonly values: readonly (Reading | undefined)[];
  /** Cells with words instead of numbers, by row: names of sites, "rough". */
  readonly words: readonly (Passage | undefined)[];
  /** Whether the column only counts rows: "Trial 1, 2, 3". */
  readonly isIndex: boolean;
}

/** Columns of equal length that belong together. */
export interface Table {
  readonly columns: readonly Column[];
}

export interface ReadingsFound {
  readonly tables: readonly Table[];
  /** Lines with digits that could not be read. */
  readonly unread: readonly Passage[];
}
