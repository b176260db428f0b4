import type { FieldName, ParametersSchema } from '../../parameters-schema.ts';

/** The reference list, the lacks of each source, or the list with the key and the citation of each source. */
export const CITE_PARTS = ['list', 'attention', 'keyed'] as const;

export type CitePart = (typeof CITE_PARTS)[number];

/** A reference list in a citation style, with or without keys, or what each source still lacks. */
export interface CiteParameters<F extends string> {
  /** The field that holds the sources. */
  readonly from: F;
  /** The select that chooses the citation style. */
  readonly style: F;
  readonly part: CitePart;
}

declare module '@marginalia/engine' {
  interface SkillParameters<F extends string> {
    cite: CiteParameters<F>;
  }
}

export const parameters = {
  type: 'object',
  additionalProperties: false,
  required: ['from', 'style', 'part'],
  properties: { from: { type: 'string', field: true }, style: { type: 'string', field: true }, part: { enum: CITE_PARTS } },
} satisfies ParametersSchema<CiteParameters<FieldName>>;
