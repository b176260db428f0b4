import type { FieldName, ParametersSchema } from '../../parameters-schema.ts';

/** Parts of the analysis: the coverage of the syllabus, missing and thin topics, priorities, questions to test oneself. */
export const GAP_PARTS = ['coverage', 'missing', 'thin', 'internal', 'concepts', 'exam', 'priorities', 'self-test'] as const;

export type GapPart = (typeof GAP_PARTS)[number];

/** An analysis of notes, which compares them with a syllabus if there is one and otherwise reads them alone. */
export interface GapsParameters<F extends string> {
  /** The field that holds the notes. */
  readonly from: F;
  /** The field that holds the syllabus. */
  readonly against?: F;
  /** The select that chooses how thorough the analysis is. */
  readonly mode?: F;
  readonly part: GapPart;
}

declare module '@marginalia/engine' {
  interface SkillParameters<F extends string> {
    gaps: GapsParameters<F>;
  }
}

export const parameters = {
  type: 'object',
  additionalProperties: false,
  required: ['from', 'part'],
  properties: {
    from: { type: 'string', field: true },
    against: { type: 'string', field: true },
    mode: { type: 'string', field: true },
    part: { enum: GAP_PARTS },
  },
} satisfies ParametersSchema<GapsParameters<FieldName>>;
