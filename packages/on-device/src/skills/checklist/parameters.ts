import type { FieldName, ParametersSchema } from '../../parameters-schema.ts';

/** The embedded checklists in src/packs. */
export const CHECKLIST_PACKS = ['report', 'lab', 'lecture', 'interview', 'assignment', 'study', 'citation'] as const;

export type ChecklistPack = (typeof CHECKLIST_PACKS)[number];

/** Things still to write or do, from an embedded pack. */
export interface ChecklistParameters<F extends string> {
  readonly pack: ChecklistPack;
  /** Selects whose options decide which items belong. For a report: its type, then its complexity. */
  readonly by?: F | readonly F[];
  /** The field whose key terms fill the slots of the items. */
  readonly topic?: F;
  /** Gives each prompt of a report a share of the section's words. */
  readonly budget?: boolean;
}

declare module '@marginalia/engine' {
  interface SkillParameters<F extends string> {
    checklist: ChecklistParameters<F>;
  }
}

export const parameters = {
  type: 'object',
  additionalProperties: false,
  required: ['pack'],
  properties: {
    pack: { enum: CHECKLIST_PACKS },
    by: {
      anyOf: [
        { type: 'string', field: true },
        { type: 'array', items: { type: 'string', field: true }, minItems: 1 },
      ],
    },
    topic: { type: 'string', field: true },
    budget: { type: 'boolean' },
  },
} satisfies ParametersSchema<ChecklistParameters<FieldName>>;
