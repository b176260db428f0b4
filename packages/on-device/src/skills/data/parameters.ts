import type { FieldName, ParametersSchema } from '../../parameters-schema.ts';

export const DATA_PARTS = ['table', 'statistics'] as const;

export type DataPart = (typeof DATA_PARTS)[number];

/** Readings as a table, or their statistics: means, spreads, straight-line fits. */
export interface DataParameters<F extends string> {
  /** The field that holds the readings. */
  readonly from: F;
  readonly part: DataPart;
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
  properties: { from: { type: 'string', field: true }, part: { enum: DATA_PARTS } },
} satisfies ParametersSchema<DataParameters<FieldName>>;
