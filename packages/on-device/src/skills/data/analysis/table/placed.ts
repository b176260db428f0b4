import type { Column } from '../../read/readings.ts';

/** A column with its place in the table. */
export interface Placed {
  readonly column: Column;
  readonly index: number;
}
