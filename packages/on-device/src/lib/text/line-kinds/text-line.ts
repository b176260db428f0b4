import type { BlockKind } from '../document.ts';

export type LineKind = Exclude<BlockKind, 'paragraph'> | 'text' | 'blank';

/** A line of a text, before lines are joined into blocks. */
export interface TextLine {
  kind: LineKind;
  level: number;
  /** Offset of the first character that is not white space. `start` and `end` enclose the content. */
  readonly from: number;
  start: number;
  end: number;
  readonly indent: number;
}
