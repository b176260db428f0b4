/** One figure of a table: its name, its value, and the bar that it should reach. */
export interface Figure {
  readonly name: string;
  readonly value: number;
  readonly bar: number;
  /** Whether a good value is at least or at most the bar. */
  readonly good: 'at least' | 'at most';
  /** The number of items that the value is drawn from. */
  readonly of: number;
  /** The value that the committed material may not fall behind; `npm test` checks it. Absent where the figure needs a person's rating. */
  readonly floor?: number;
}

/** The measure of one tool or of one part of the device. */
export interface Measure {
  readonly name: string;
  /**
   * Measures the material of a folder. The folder has one format for each measure, described at the measure.
   * @returns no figure if the folder has no material for this measure
   */
  figures(folder: string): Promise<readonly Figure[]>;
}

export function reaches({ value, good }: Figure, limit: number): boolean {
  return good === 'at least' ? value >= limit : value <= limit;
}
