import type { Passage } from '../../spans.ts';

export type FactKind =
  | 'skill'
  | 'practice'
  | 'soft-skill'
  | 'project'
  | 'achievement'
  | 'position'
  | 'leadership'
  | 'education'
  | 'statement'
  | 'claim';

/** Something that a résumé says, by its place, so that a question can quote it. */
export interface ResumeFact extends Passage {
  readonly kind: FactKind;
  /** White space collapsed. */
  readonly text: string;
}
