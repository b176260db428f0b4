/** A piece of a line, by offsets into the syllabus. */
export interface LinePiece {
  readonly start: number;
  readonly end: number;
  /** The start of the topic in whose brackets it stands: "Normalisation (1NF, 2NF)". */
  readonly within?: number;
}
