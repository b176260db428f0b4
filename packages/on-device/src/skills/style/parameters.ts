import type { FieldName, ParametersSchema } from '../../parameters-schema.ts';

/** Groups of findings. `priorities` ranks all of them, `strengths` says what to leave as it is. */
export const STYLE_PARTS = ['priorities', 'grammar', 'wording', 'claims', 'repetition', 'structure', 'readability', 'strengths'] as const;

export type StylePart = (typeof STYLE_PARTS)[number];

/** Findings in a draft, each with its place, the words quoted and the correction. */
export interface StyleParameters<F extends string> {
  /** The field that holds the draft. */
  readonly from: F;
  readonly part: StylePart;
}

declare module '@marginalia/engine' {
  interface SkillParameters<F extends string> {
    style: StyleParameters<F>;
  }
}

export const parameters = {
  type: 'object',
  additionalProperties: false,
  required: ['from', 'part'],
  properties: { from: { type: 'string', field: true }, part: { enum: STYLE_PARTS } },
} satisfies ParametersSchema<StyleParameters<FieldName>>;
