import type { FieldName, ParametersSchema } from '../../parameters-schema.ts';

/** Key terms, each with its definition if the text has one. */
export interface TermsParameters<F extends string> {
  /** The field that holds the text. */
  readonly from: F;
  readonly max: number;
  /** Lists only terms that the text defines. */
  readonly definedOnly?: boolean;
  /** With `definedOnly`: names the likely terms that the text does not define in one line below. */
  readonly nameOthers?: boolean;
}

declare module '@marginalia/engine' {
  interface SkillParameters<F extends string> {
    terms: TermsParameters<F>;
  }
}

export const parameters = {
  type: 'object',
  additionalProperties: false,
  required: ['from', 'max'],
  properties: {
    from: { type: 'string', field: true },
    max: { type: 'integer', minimum: 1 },
    definedOnly: { type: 'boolean' },
    nameOthers: { type: 'boolean' },
  },
} satisfies ParametersSchema<TermsParameters<FieldName>>;
