import type { Label } from '../../packages/on-device/src/skills/cite/read/tagger/labels.ts';

/** A part of a reference that its tags name. */
export interface Span {
  readonly label: Label;
  readonly start: number;
  readonly end: number;
}

export interface TaggedText {
  readonly text: string;
  readonly spans: readonly Span[];
}
