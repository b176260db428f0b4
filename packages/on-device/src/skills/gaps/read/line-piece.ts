/** A piece of a line, by offsets into the syllabus. */
export interface LinePiece {
  readonly start: number;
  readonly end: number;
}
