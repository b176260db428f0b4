import type { FieldName, ParametersSchema } from '../../parameters-schema.ts';

/** Facts that can be recognised by their form: a number with its unit, a day to keep, a hint at the exam. */
export const FACT_KINDS = ['number', 'formula', 'example', 'exam-hint', 'acronym', 'question', 'task', 'deadline'] as const;

export type FactKind = (typeof FACT_KINDS)[number];

/** Facts of some kinds, each with its sentence. */
export interface FactsParameters<F extends string> {
  /** The field that holds the text. */
  readonly from: F;
  readonly kinds: readonly FactKind[];
  /** Facts of each kind. */
  readonly max: number;
  /** Lists only the numbers that a paper reports as its findings, if the text is a paper. */
  readonly findings?: boolean;
  /** Lists only numbers that say something of what a person did: no contact details, marks, codes or dates. */
  readonly achievements?: boolean;
}

declare module '@marginalia/engine' {
  interface SkillParameters<F extends string> {
    facts: FactsParameters<F>;
  }
}

export const parameters = {
  type: 'object',
  additionalProperties: false,
  required: ['from', 'kinds', 'max'],
  properties: {
    from: { type: 'string', field: true },
    kinds: { type: 'array', items: { enum: FACT_KINDS }, minItems: 1 },
    max: { type: 'integer', minimum: 1 },
    findings: { type: 'boolean' },
    achievements: { type: 'boolean' },
  },
} satisfies ParametersSchema<FactsParameters<FieldName>>;
