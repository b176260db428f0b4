import { ROLES, type Role } from '../../lib/roles/roles.ts';
import type { FieldName, ParametersSchema } from '../../parameters-schema.ts';

/** Sentences of a paper by their role, or a line that the text does not state it. */
export interface RolesParameters<F extends string> {
  /** The field that holds the text. */
  readonly from: F;
  readonly roles: readonly Role[];
  /** Sentences for each role. */
  readonly max?: number;
  /** Whether the sentences of an abstract that have no role are listed at the end. */
  readonly others?: boolean;
}

declare module '@marginalia/engine' {
  interface SkillParameters<F extends string> {
    roles: RolesParameters<F>;
  }
}

export const parameters = {
  type: 'object',
  additionalProperties: false,
  required: ['from', 'roles'],
  properties: {
    from: { type: 'string', field: true },
    roles: { type: 'array', items: { enum: ROLES }, minItems: 1 },
    max: { type: 'integer', minimum: 1 },
    others: { type: 'boolean' },
  },
} satisfies ParametersSchema<RolesParameters<FieldName>>;
