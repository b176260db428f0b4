import type { FieldName, ParametersSchema } from '../../parameters-schema.ts';

/** Headings with their key points. */
export interface OutlineParameters<F extends string> {
  /** The field that holds the text. */
  readonly from: F;
  /** Key points under each heading. */
  readonly points: number;
}

declare module '@marginalia/engine' {
  interface SkillParameters<F extends string> {
    outline: OutlineParameters<F>;
  }
}

export const parameters = {
  type: 'object',
  additionalProperties: false,
  required: ['from', 'points'],
  properties: { from: { type: 'string', field: true }, points: { type: 'integer', minimum: 1 } },
} satisfies ParametersSchema<OutlineParameters<FieldName>>;
