import type { Line } from './spans.ts';

/** A lack of a section: `partial` if the section holds less than it promises, `needs-more` if it holds nothing. */
export interface SkillLack {
  readonly grade: 'partial' | 'needs-more';
  readonly reason: Line;
  /** A few words beside the field: "1 word so far. Add full sentences." */
  readonly hint?: Line;
  /** The field that a person should add to. */
  readonly field?: string;
}
