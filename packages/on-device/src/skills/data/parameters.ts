import type { FieldName, ParametersSchema } from '../../parameters-schema.ts';

export const DATA_PARTS = ['table', 'statistics', 'main-result', 'discussion', 'errors', 'conclusion'] as const;

export type DataPart = (typeof DATA_PARTS)[number];

/**
 * Readings as a table; their statistics: means, spreads, lines, the value that the objective asks for; or what the abstract, the discussion,
 * the sources of error and the conclusion say of these numbers.
 */
export interface DataParameters<F extends string> {
  /** The field that holds the readings. */
  readonly from: F;
  readonly part: DataPart;
  /** The fields that say what the experiment was to find: its title, objective and procedure. */
  readonly about?: readonly F[];
  /** The field that says what the experiment was to find, so that a missing value is told. */
  readonly objective?: F;
}

declare module '@marginalia/engine' {
  interface SkillParameters<F extends string> {
    data: DataParameters<F>;
  }
}

export const parameters = {
  type: 'object',
  additionalProperties: false,
  required: ['from', 'part'],
  properties: {
    from: { type: 'string', field: true },
    part: { enum: DATA_PARTS },
    objective: { type: 'string', field: true },
    about: { type: 'array', items: { type: 'string', field: true }, minItems: 1 },
  },
} satisfies ParametersSchema<DataParameters<FieldName>>;
