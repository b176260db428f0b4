import type { Line } from '../../spans.ts';

export type CardKind = 'definition' | 'contrast' | 'list' | 'acronym' | 'reason' | 'statement' | 'reverse' | 'cloze';

export interface Card {
  readonly kind: CardKind;
  readonly question: Line;
  /** Verbatim words of the source. */
  readonly answer: Line;
  /** What the card asks about; no two cards of a kind share it. */
  readonly key: string;
  /** Where its sentence begins in the source. */
  readonly at: number;
  /** Worth within its kind, higher first. */
  readonly score: number;
}
