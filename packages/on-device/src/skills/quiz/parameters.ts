import type { FieldName, ParametersSchema } from '../../parameters-schema.ts';

/** Short questions on the text, each with the words that answer it. */
export interface QuizParameters<F extends string> {
  /** The field that holds the text. */
  readonly from: F;
  readonly count: number;
}

declare module '@marginalia/engine' {
  interface SkillParameters<F extends string> {
    quiz: QuizParameters<F>;
  }
}

export const parameters = {
  type: 'object',
  additionalProperties: false,
  required: ['from', 'count'],
  properties: { from: { type: 'string', field: true }, count: { type: 'integer', minimum: 1 } },
} satisfies ParametersSchema<QuizParameters<FieldName>>;
