import type { ResolvedSection, SkillName, SkillParameters, Values } from '@marginalia/engine';
import type { TextDocument } from './lib/text/document.ts';
import type { Line } from './spans.ts';

// Brings the parameters of every skill into the types wherever a skill is imported.
export type {} from './declarations.ts';

/** What a skill may look at. Nothing else: no clock, no network, no DOM, no chance. */
export interface SkillContext {
  /** Values as chosen: a select holds its option's value. Blank fields are absent. */
  readonly values: Values;
  /** The same as a person reads them. */
  readonly labels: Values;
  /** Names of fields as the form shows them: "Study material". */
  readonly fieldLabels: Values;
  /** The local day, YYYY-MM-DD. */
  readonly today: string;
  readonly section: ResolvedSection;
  /** All sections of the result, in order. */
  readonly sections: readonly ResolvedSection[];
  /** Words that the whole result must reach, where the tool has a target. */
  readonly target: number | undefined;
  /** The pre-pass of a field's text, made once a run; an empty document for a blank field. */
  document(field: string): TextDocument;
}

/** A pure function from the form to lines. Throws nothing for any text; says what is missing in its lines. */
export interface Skill<Name extends SkillName> {
  (parameters: SkillParameters<string>[Name], context: SkillContext): readonly Line[] | Promise<readonly Line[]>;
  /** Loads all that a run with these parameters may load, whatever the form says. Absent where a run loads nothing. */
  load?: (parameters: SkillParameters<string>[Name]) => Promise<unknown>;
}
