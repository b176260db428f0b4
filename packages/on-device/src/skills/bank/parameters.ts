import type { FieldName, ParametersSchema } from '../../parameters-schema.ts';

/** The embedded lists of questions in src/packs. */
export const BANK_PACKS = ['interview', 'critical-reading', 'ask-the-interviewer'] as const;

export type BankPack = (typeof BANK_PACKS)[number];

/** Questions from an embedded pack. */
export interface BankParameters<F extends string> {
  readonly pack: BankPack;
  /** Selects whose options decide which questions are asked. */
  readonly by?: readonly F[];
  /** The field with the person's own text, whose facts fill the slots of the questions. */
  readonly from?: F;
  /** The field that names the job. */
  readonly role?: F;
  readonly count: readonly [min: number, max: number];
}

declare module '@marginalia/engine' {
  interface SkillParameters<F extends string> {
    bank: BankParameters<F>;
  }
}

export const parameters = {
  type: 'object',
  additionalProperties: false,
  required: ['pack', 'count'],
  properties: {
    pack: { enum: BANK_PACKS },
    by: { type: 'array', items: { type: 'string', field: true }, minItems: 1 },
    from: { type: 'string', field: true },
    role: { type: 'string', field: true },
    count: { type: 'array', items: { type: 'integer', minimum: 1 }, minItems: 2, maxItems: 2 },
  },
} satisfies ParametersSchema<BankParameters<FieldName>>;
