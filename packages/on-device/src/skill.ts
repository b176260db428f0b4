import type { ResolvedSection, SkillName, SkillParameters, UnusedText, Values } from '@marginalia/engine';
import type { SkillLack } from './lack.ts';
import type { FieldDocuments } from './lib/text/field-documents.ts';
import type { Progressed } from './progressed.ts';
import type { Line } from './spans.ts';

/**
 * All that a skill may read, with the texts of the fields, each parsed once in a run. A skill uses no clock, network, DOM or random
 * numbers.
 */
export interface SkillContext extends FieldDocuments {
  /** Values by field name; a select has its option's value. Blank fields are absent. */
  readonly values: Values;
  /** The same as shown on screen; a select has its option's label. */
  readonly labels: Values;
  /** Labels by field name: "Study material". */
  readonly fieldLabels: Values;
  /** The local day, YYYY-MM-DD. */
  readonly today: string;
  readonly section: ResolvedSection;
  /** The number of words that earlier steps have written in this section; absent for none. */
  readonly wordsBefore?: number;
  /** All sections of the result, in order. */
  readonly sections: readonly ResolvedSection[];
  /** Tells the share of the section that is done, in work that may take seconds. Absent where nobody listens. */
  readonly progressed?: Progressed;
  /** The number of words that the whole result must reach, for a tool with a target. */
  readonly target: number | undefined;
}

/** The lines of a section, their lacks, and the texts that they leave unused. Lacks and unused texts count in essential sections only. */
export interface SkillOutput {
  readonly lines: readonly Line[];
  readonly lacks?: readonly SkillLack[];
  /** Pieces of the input that the skill did not read. The result lists each under "What I could not use". */
  readonly unused?: readonly UnusedText[];
}

/** The result of a skill. Lines alone state no lack. */
export type Written = readonly Line[] | SkillOutput;

/** A pure function from a form to lines. It never throws, whatever the text; if material is missing, its lines explain that. */
export interface Skill<Name extends SkillName, Output extends Written = readonly Line[]> {
  (parameters: SkillParameters<string>[Name], context: SkillContext): Output | Promise<Output>;
  /** Loads everything that a run with these parameters can need, whatever the form contains. Absent when a run loads nothing. */
  load?: (parameters: SkillParameters<string>[Name]) => Promise<unknown>;
}
