/** Words of a text that are quoted from a field: `length` UTF-16 units at `at` in the text are `values[field].slice(start, end)`. */
export interface SourceSpan {
  readonly at: number;
  readonly length: number;
  readonly field: string;
  readonly start: number;
  readonly end: number;
}
