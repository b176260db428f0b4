import type { FieldName, ParametersSchema } from '../../parameters-schema.ts';

/** Question and answer cards. */
export interface CardsParameters<F extends string> {
  /** The field that holds the text. */
  readonly from: F;
  /** With fewer cards than this, the result says how much text is missing. */
  readonly min: number;
  readonly max: number;
}

declare module '@marginalia/engine' {
  interface SkillParameters<F extends string> {
    cards: CardsParameters<F>;
  }
}

export const parameters = {
  type: 'object',
  additionalProperties: false,
  required: ['from', 'min', 'max'],
  properties: { from: { type: 'string', field: true }, min: { type: 'integer', minimum: 1 }, max: { type: 'integer', minimum: 1 } },
} satisfies ParametersSchema<CardsParameters<FieldName>>;
