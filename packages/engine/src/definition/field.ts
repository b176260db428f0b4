/** The JSON Schema keywords that a form may use, and the display settings of a field. */

/** The display settings of a field: our own keyword `ui`, beside those of JSON Schema. */
export interface FieldUi {
  /** Lines of a text area. Without it a text is a one-line input. */
  readonly rows?: number;
  readonly placeholder?: string;
  /** A hint shown in a box under the control. */
  readonly tip?: string;
  /** Shows the number of words typed. */
  readonly wordCount?: boolean;
  /** Takes half of the width, so that two such neighbours share a line. */
  readonly half?: boolean;
}

export interface FieldOption {
  readonly const: string;
  readonly title: string;
}

/** One property of the input schema. Options make it a select; `ui.rows` makes it a text area. */
export interface FieldSchema {
  readonly type: 'string';
  readonly title: string;
  /** Help under the label. The screen adds "(optional)" to it; a definition must not. */
  readonly description?: string;
  readonly default?: string;
  readonly oneOf?: readonly FieldOption[];
  readonly minLength?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly ui?: FieldUi;
}

/** The form of a tool as a JSON Schema object. Order of properties is order on the screen. */
export interface InputSchema {
  readonly type: 'object';
  readonly properties: Readonly<Record<string, FieldSchema>>;
  readonly required: readonly string[];
}

/** A property of the schema in the form that a screen needs. Texts that the schema omits are ''. Only a select has options. */
export interface Field extends FieldUi {
  readonly name: string;
  readonly label: string;
  readonly help: string;
  readonly required: boolean;
  readonly control: 'text' | 'textarea' | 'select';
  readonly initial: string;
  readonly options: readonly FieldOption[];
}

/** Whether a text has the length and the pattern that its field asks for. Lengths count UTF-16 units, as `maxlength` does. */
export function fitsField(text: string, { pattern = '', minLength = 0, maxLength = Number.POSITIVE_INFINITY }: FieldSchema): boolean {
  return text.length >= minLength && text.length <= maxLength && new RegExp(pattern, 'u').test(text);
}

/** Values of a form: trimmed texts by field name. */
export type Values = Readonly<Record<string, string>>;

export function fieldsOf(input: InputSchema): Field[] {
  return Object.entries(input.properties).map(([name, schema]) => ({
    ...schema.ui,
    name,
    label: schema.title,
    help: schema.description ?? '',
    required: input.required.includes(name),
    control: schema.oneOf ? 'select' : schema.ui?.rows ? 'textarea' : 'text',
    initial: schema.default ?? '',
    options: schema.oneOf ?? [],
  }));
}

// A text of invisible characters counts as blank: separators, controls, default-ignorables, and two letters that look blank.
const VISIBLE = /[^\p{C}\p{Z}\p{Default_Ignorable_Code_Point}\u2800\u3164]/u;

/** Whether a text contains nothing that a person could see. */
export function isBlank(text: string): boolean {
  return !VISIBLE.test(text);
}

/**
 * Trims each value, gives a blank its field's default and drops what stays blank, so that `required` means "not blank".
 * A select's value that is none of its options counts as blank. Values for names that the form does not have are dropped.
 */
export function tidyValues(fields: readonly Field[], raw: Readonly<Record<string, unknown>>): Record<string, string> {
  const values: Record<string, string> = {};
  for (const field of fields) {
    const given = Object.hasOwn(raw, field.name) ? raw[field.name] : undefined;
    const text = typeof given === 'string' && !isBlank(given) ? given.toWellFormed().trim() : '';
    const known = field.control !== 'select' || field.options.some((option) => option.const === text);
    const value = known && text !== '' ? text : field.control === 'select' ? field.initial : '';
    if (value !== '') values[field.name] = value;
  }
  return values;
}

/** The values for display: the value of a select becomes the title of its option. */
export function labelsOf(fields: readonly Field[], values: Values): Record<string, string> {
  const labels: Record<string, string> = { ...values };
  for (const field of fields) {
    const option = field.options.find((candidate) => candidate.const === values[field.name]);
    if (option) labels[field.name] = option.title;
  }
  return labels;
}
