import type { CslName } from '../../csl-item.ts';

/** The names at the start of a source. */
export interface LeadingNames {
  readonly names: readonly CslName[];
  readonly editors: boolean;
  /** Offset after the names, before the punctuation that ends them. */
  readonly end: number;
  /** Whether each name states initials or a given name, so that the words can hardly be a title. */
  readonly certain: boolean;
}
