import type { Passage } from '../../spans.ts';

/** One value as written. */
export interface Reading {
  readonly value: number;
  readonly place: Passage;
}

/** Values of one quantity. A row without a value holds undefined. */
export interface Column {
  /** Absent where the values have no heading. */
  readonly name: Passage | undefined;
  readonly unit: string;
  readonly values: readonly (Reading | undefined)[];
  /** Cells in words, by row, where the column has any: names of sites, "rough". */
  readonly words: readonly (Passage | undefined)[];
  /** Counts rows ("Trial 1, 2, 3"): no quantity. */
  readonly isIndex: boolean;
}

/** Columns of equal length that belong together. */
export interface Table {
  readonly columns: readonly Column[];
}

export interface ReadingsFound {
  readonly tables: readonly Table[];
  /** Lines with digits that were not read. */
  readonly unread: readonly Passage[];
}
