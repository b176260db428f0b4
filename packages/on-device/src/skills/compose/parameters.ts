import { ROLES, type Role } from '../../lib/roles/roles.ts';
import type { FieldName, ParametersSchema } from '../../parameters-schema.ts';
import { LEAD_NAMES, type LeadName, TEXT_NAMES, type TextName } from './phrases.ts';

/** Fixed words by name. */
export interface PhrasePart<F extends string> {
  readonly phrase: TextName;
  /** Prints the phrase only when this field is filled in. */
  readonly when?: F;
}

/** Words that the definition brings, each line on its own. `{title}` stands for a field of the form. */
export interface TextPart<F extends string> {
  readonly text: string;
  /** Prints the text only when this field is filled in. */
  readonly when?: F;
}

/** The person's own sentences from a field. */
export interface FieldPart<F extends string = string> {
  readonly from: F;
  readonly sentences: number;
  /** The words before the sentences. */
  readonly lead?: LeadName;
  /** Takes only sentences with one of these roles. */
  readonly roles?: readonly Role[];
  /** Takes only sentences that contain one of these words. */
  readonly about?: readonly string[];
  /** Leaves out sentences that begin with a name and its value: "C = 470 µF". */
  readonly withoutValues?: boolean;
  /** The request to the person when the field gives nothing. */
  readonly ask?: string;
  readonly as?: ComposeForm;
}

export type ComposePart<F extends string> = PhrasePart<F> | TextPart<F> | FieldPart<F>;

/** Running text, numbered steps, or a list. */
export const COMPOSE_FORMS = ['prose', 'steps', 'list'] as const;

export type ComposeForm = (typeof COMPOSE_FORMS)[number];

/** The person's own sentences, joined by named phrases. */
export interface ComposeParameters<F extends string> {
  readonly parts: readonly ComposePart<F>[];
}

declare module '@marginalia/engine' {
  interface SkillParameters<F extends string> {
    compose: ComposeParameters<F>;
  }
}

const phrasePart = {
  type: 'object',
  additionalProperties: false,
  required: ['phrase'],
  properties: { phrase: { enum: TEXT_NAMES }, when: { type: 'string', field: true } },
} satisfies ParametersSchema<PhrasePart<FieldName>>;

const textPart = {
  type: 'object',
  additionalProperties: false,
  required: ['text'],
  properties: { text: { type: 'string' }, when: { type: 'string', field: true } },
} satisfies ParametersSchema<TextPart<FieldName>>;

const fieldPart = {
  type: 'object',
  additionalProperties: false,
  required: ['from', 'sentences'],
  properties: {
    from: { type: 'string', field: true },
    sentences: { type: 'integer', minimum: 1 },
    lead: { enum: LEAD_NAMES },
    roles: { type: 'array', items: { enum: ROLES }, minItems: 1 },
    about: { type: 'array', items: { type: 'string' }, minItems: 1 },
    withoutValues: { type: 'boolean' },
    ask: { type: 'string' },
    as: { enum: COMPOSE_FORMS },
  },
} satisfies ParametersSchema<FieldPart<FieldName>>;

export const parameters = {
  type: 'object',
  additionalProperties: false,
  required: ['parts'],
  properties: { parts: { type: 'array', items: { anyOf: [phrasePart, textPart, fieldPart] }, minItems: 1 } },
} satisfies ParametersSchema<ComposeParameters<FieldName>>;
