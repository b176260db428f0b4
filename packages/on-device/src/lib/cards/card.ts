import type { Line } from '../../spans.ts';
import type { DefinitionForm } from '../terms/definition/site.ts';

export type CardKind =
  /** A person has made it. */
  | 'given'
  | 'definition'
  | 'claim'
  | 'case'
  | 'contrast'
  | 'list'
  | 'reason'
  | 'rule'
  | 'relation'
  | 'acronym'
  | 'date'
  | 'naming'
  | 'cloze';

export interface Card {
  readonly kind: CardKind;
  readonly question: Line;
  /** Words of the source, unchanged. */
  readonly answer: Line;
  /** How the text defines what the card asks about, if it does. */
  readonly form?: DefinitionForm;
  /** What the card asks about. No two cards of one kind have the same subject. */
  readonly key: string;
  /** Where its sentence begins in the source. */
  readonly at: number;
}
