import type { FieldName, ParametersSchema } from '../../parameters-schema.ts';

/** The sentences that summarize the text, quoted in their order. */
export interface SummaryParameters<F extends string> {
  /** The field that holds the text. */
  readonly from: F;
  readonly sentences: number;
  /** Takes some sentences from each part of the text. */
  readonly perSection?: boolean;
  /** The text is a paper: what it found comes before its background, and a short one is summarized more shortly. */
  readonly findings?: boolean;
}

declare module '@marginalia/engine' {
  interface SkillParameters<F extends string> {
    summary: SummaryParameters<F>;
  }
}

export const parameters = {
  type: 'object',
  additionalProperties: false,
  required: ['from', 'sentences'],
  properties: {
    from: { type: 'string', field: true },
    sentences: { type: 'integer', minimum: 1 },
    perSection: { type: 'boolean' },
    findings: { type: 'boolean' },
  },
} satisfies ParametersSchema<SummaryParameters<FieldName>>;
