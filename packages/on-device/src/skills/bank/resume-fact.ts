import type { Passage } from '../../spans.ts';

export type FactKind =
  | 'change'
  | 'demand'
  | 'duty'
  | 'skill'
  | 'practice'
  | 'soft-skill'
  | 'project'
  | 'achievement'
  | 'position'
  | 'placement'
  | 'task'
  | 'leadership'
  | 'education'
  | 'statement'
  | 'claim'
  | 'gap'
  | 'note';

/** Something that a résumé states, with its offsets, so that a question can quote it. */
export interface ResumeFact extends Passage {
  readonly kind: FactKind;
  /** The words with runs of white space collapsed. */
  readonly text: string;
}
