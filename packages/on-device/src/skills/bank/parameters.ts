import type { FieldName, ParametersSchema } from '../../parameters-schema.ts';

/** The embedded lists of questions in src/packs. */
export const BANK_PACKS = ['interview', 'critical-reading', 'ask-the-interviewer'] as const;

export type BankPack = (typeof BANK_PACKS)[number];

/** A question that a definition brings. `{title}` stands for a field of the form. */
export interface OwnQuestion {
  readonly question: string;
  /** The qualities of a good answer: "a cause and an effect." */
  readonly shows?: string;
  /** The place to look for the answer. */
  readonly look?: string;
  readonly followUp?: string;
  /** The options, of any select, for which it is asked. */
  readonly for?: readonly string[];
}

/** Questions from an embedded pack, or the definition's own. */
export interface BankParameters<F extends string> {
  readonly pack?: BankPack;
  /** Used instead of a pack. */
  readonly questions?: readonly OwnQuestion[];
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

const ownQuestion = {
  type: 'object',
  additionalProperties: false,
  required: ['question'],
  properties: {
    question: { type: 'string' },
    shows: { type: 'string' },
    look: { type: 'string' },
    followUp: { type: 'string' },
    for: { type: 'array', items: { type: 'string' }, minItems: 1 },
  },
} satisfies ParametersSchema<OwnQuestion>;

const schema = {
  type: 'object',
  additionalProperties: false,
  required: ['count'],
  properties: {
    pack: { enum: BANK_PACKS },
    questions: { type: 'array', items: { anyOf: [ownQuestion] }, minItems: 1 },
    by: { type: 'array', items: { type: 'string', field: true }, minItems: 1 },
    from: { type: 'string', field: true },
    role: { type: 'string', field: true },
    count: { type: 'array', items: { type: 'integer', minimum: 1 }, minItems: 2, maxItems: 2 },
  },
} satisfies ParametersSchema<BankParameters<FieldName>>;

export const parameters = { ...schema, anyOf: [{ required: ['pack'] }, { required: ['questions'] }] };
