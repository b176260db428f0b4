export interface Cell {
  readonly start: number;
  readonly end: number;
}

/** A row of a table. A cell that is absent, or that another row holds too, has its place in the order of columns. */
export interface TableRow {
  readonly start: number;
  readonly end: number;
  readonly cells: readonly (Cell | undefined)[];
}

export interface Table {
  readonly start: number;
  readonly end: number;
  readonly rows: readonly TableRow[];
}
