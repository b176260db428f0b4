import type { Line } from '../../spans.ts';
import type { DefinitionForm } from '../terms/definition/site.ts';

export type CardKind =
  /** A card that a person has made. */
  | 'given'
  /** A line of notes that names a thing, with a line under it that says what it is. */
  | 'note'
  /** A line of notes with its date. */
  | 'event'
  | 'definition'
  | 'claim'
  | 'case'
  | 'list'
  | 'acronym'
  | 'naming';

export interface Card {
  readonly kind: CardKind;
  readonly question: Line;
  /** Words of the source, unchanged. */
  readonly answer: Line;
  /** The form in which the text defines the subject of the card, if it defines it. */
  readonly form?: DefinitionForm;
  /** The subject of the card. No two cards of one kind have the same one. */
  readonly key: string;
  /** The place in the source where its sentence begins. */
  readonly at: number;
}
