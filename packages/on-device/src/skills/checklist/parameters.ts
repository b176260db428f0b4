import type { FieldName, ParametersSchema } from '../../parameters-schema.ts';

/** The embedded checklists in src/packs. */
export const CHECKLIST_PACKS = ['report', 'lab', 'lecture', 'interview', 'assignment', 'study', 'citation'] as const;

export type ChecklistPack = (typeof CHECKLIST_PACKS)[number];

/** A thing to do that a definition brings. `{title}` stands for a field of the form. */
export interface OwnItem {
  readonly text: string;
  /** The options, of any select, for which it is printed. */
  readonly for?: readonly string[];
}

/** Items under a heading. */
export interface OwnGroup {
  readonly heading: string;
  readonly items: readonly (string | OwnItem)[];
}

/** Things still to write or do, from an embedded pack or the definition's own. */
export interface ChecklistParameters<F extends string> {
  readonly pack?: ChecklistPack;
  /** Used instead of a pack. */
  readonly groups?: readonly OwnGroup[];
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

const ownItem = {
  type: 'object',
  additionalProperties: false,
  required: ['text'],
  properties: { text: { type: 'string' }, for: { type: 'array', items: { type: 'string' }, minItems: 1 } },
} satisfies ParametersSchema<OwnItem>;

const ownGroup = {
  type: 'object',
  additionalProperties: false,
  required: ['heading', 'items'],
  properties: {
    heading: { type: 'string' },
    items: { type: 'array', items: { anyOf: [{ type: 'string' }, ownItem] }, minItems: 1 },
  },
} satisfies ParametersSchema<OwnGroup>;

const schema = {
  type: 'object',
  additionalProperties: false,
  required: [],
  properties: {
    pack: { enum: CHECKLIST_PACKS },
    groups: { type: 'array', items: { anyOf: [ownGroup] }, minItems: 1 },
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

export const parameters = { ...schema, anyOf: [{ required: ['pack'] }, { required: ['groups'] }] };
