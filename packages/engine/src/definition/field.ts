/** The JSON Schema keywords that a form may use, and the display settings of a field. */
import type { Condition } from './condition.ts';

/** Own sentences for the errors of a field, in place of the usual ones. */
interface FieldErrors {
  /** The field is required and blank. */
  readonly missing?: string;
  /** The value does not fit the field. */
  readonly unfit?: string;
}

/** The display settings of a field: our own keyword `ui`, beside those of JSON Schema. */
interface FieldUi {
  /** Lines of a text area. Without it a text is a one-line input. */
  readonly rows?: number;
  readonly placeholder?: string;
  /** A hint shown in a box under the control. */
  readonly tip?: string;
  /** Shows the number of words typed. */
  readonly wordCount?: boolean;
  /** Takes half of the width, so that two such neighbours share a line. */
  readonly half?: boolean;
  /** The unit of a number, shown after its control: "hours". */
  readonly unit?: string;
  /** Shows the field only while earlier fields have these values. A hidden field has no value and is not required. */
  readonly when?: Condition;
  readonly errors?: FieldErrors;
  /** The text is material, such as notes, that other tools can take over. A text area for material takes files of every kind. */
  readonly material?: true;
  /** The files that a text area takes. One that takes references, and no documents, gets the list of references of a document. */
  readonly accepts?: readonly FileKind[];
}

/** The content of a file. */
export const FILE_KINDS = ['document', 'slides', 'transcript', 'table', 'references', 'calendar'] as const;

export type FileKind = (typeof FILE_KINDS)[number];

export interface FieldOption {
  readonly const: string;
  readonly title: string;
}

export const FIELD_TYPES = ['string', 'number', 'integer', 'boolean', 'array'] as const;

/**
 * One property of the input schema. `controlOf` chooses the control by its keywords, and check/form-schema.ts says which keywords go
 * together.
 */
export interface FieldSchema {
  readonly type: (typeof FIELD_TYPES)[number];
  readonly title: string;
  /** Help under the label. The screen adds "(optional)" to it; a definition must not. */
  readonly description?: string;
  readonly default?: string | number;
  readonly oneOf?: readonly FieldOption[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly format?: 'date';
  readonly minimum?: number;
  readonly maximum?: number;
  readonly multipleOf?: number;
  /** The columns of a list of rows, as the schema of one row. */
  readonly items?: InputSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly ui?: FieldUi;
}

/** The form of a tool as a JSON Schema object. Order of properties is order on the screen. */
export interface InputSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, FieldSchema>>;
  readonly required: readonly string[];
}

export type FieldControlName = 'text' | 'textarea' | 'select' | 'number' | 'date' | 'checkbox' | 'rows';

/** A property of the schema in the form that a screen needs. Texts that the schema omits are ''. Only a select has options. */
export interface Field extends FieldUi {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly required: boolean;
  readonly control: FieldControlName;
  readonly initial: string;
  readonly options: readonly FieldOption[];
  /** The columns of a list of rows. */
  readonly columns?: readonly Field[];
  /** The number may be below zero. */
  readonly negative?: boolean;
  /** The number of rows that a list takes at most. */
  readonly mostRows?: number;
  /** The number of characters that a text has at most. */
  readonly mostCharacters?: number;
}

/** Values of a form: trimmed texts by field name. field-kinds.ts says how each kind of field is written as a text. */
export type Values = Readonly<Record<string, string>>;

/** Whether a text has the length and the pattern that its field asks for. Lengths count UTF-16 units, as `maxlength` does. */
export function fitsField(text: string, { pattern = '', minLength = 0, maxLength = Number.POSITIVE_INFINITY }: FieldSchema): boolean {
  return text.length >= minLength && text.length <= maxLength && new RegExp(pattern, 'u').test(text);
}

export function fieldsOf(input: InputSchema): Field[] {
  return Object.entries(input.properties).map(([name, schema]) => ({
    ...schema.ui,
    name,
    label: schema.title,
    help: schema.description ?? '',
    required: input.required.includes(name),
    control: controlOf(schema),
    initial: String(schema.default ?? ''),
    options: schema.oneOf ?? [],
    ...(schema.items && { columns: fieldsOf(schema.items) }),
    ...(controlOf(schema) === 'number' && { negative: (schema.minimum ?? -1) < 0 }),
    ...(schema.maxItems !== undefined && { mostRows: schema.maxItems }),
    ...(schema.maxLength !== undefined && { mostCharacters: schema.maxLength }),
  }));
}

export function controlOf({ type, oneOf, format, ui }: FieldSchema): FieldControlName {
  if (type === 'boolean') return 'checkbox';
  if (type === 'array') return 'rows';
  if (type !== 'string') return 'number';
  if (oneOf) return 'select';
  if (format) return 'date';
  return ui?.rows ? 'textarea' : 'text';
}

// A text of invisible characters counts as blank: separators, controls, default-ignorables, and two letters that look blank.
const VISIBLE = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\u3164]/u;

/** Whether a text contains nothing that a person could see. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}
