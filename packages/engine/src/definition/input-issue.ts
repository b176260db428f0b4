import { lowerFirst, numberText } from '../format/format.ts';
import type { Field, Values } from './field.ts';

/** One problem of the input, at one field. */
export interface InputIssue {
  /** `missing`: a required field is blank. `unfit`: its value does not fit the field. */
  readonly kind: 'missing' | 'unfit';
  readonly message: string;
  readonly path: readonly [field: string];
}

/** The properties of an ajv error that the engine reads. */
export interface SchemaError {
  readonly keyword: string;
  readonly instancePath: string;
  readonly params: Readonly<Record<string, unknown>>;
}

/** The issues that errors of the schema stand for: the first of each field. */
export function inputIssues(errors: readonly SchemaError[], fields: readonly Field[], values: Values): InputIssue[] {
  const issues = new Map<string, InputIssue>();
  for (const error of errors) {
    const issue = issueOf(error, fields, values);
    if (issue && !issues.has(issue.path[0])) issues.set(issue.path[0], issue);
  }
  return [...issues.values()];
}

/** The issue of an error; undefined for an error at a field that is not among `fields`, because it is hidden. */
function issueOf({ keyword, instancePath, params }: SchemaError, fields: readonly Field[], values: Values): InputIssue | undefined {
  const kind = keyword === 'required' ? 'missing' : 'unfit';
  const [name = '', row, column] = [
    ...instancePath.split('/').slice(1),
    ...(kind === 'missing' ? [String(params['missingProperty'])] : []),
  ];
  const field = fields.find((candidate) => candidate.name === name);
  if (!field) return undefined;
  const cell = field.columns?.find((candidate) => candidate.name === column);
  const { errors } = field;
  const at = cell ?? field;
  const message = errors?.[kind] ?? at.errors?.[kind] ?? sentenceOf(at, keyword, params, cell ? '' : values[name]);
  return { kind, message: cell && errors?.[kind] === undefined ? `Row ${Number(row) + 1}: ${lowerFirst(message)}` : message, path: [name] };
}

function sentenceOf({ control, label, unit }: Field, keyword: string, params: SchemaError['params'], text = ''): string {
  const limit = Number(params['limit'] ?? params['multipleOf']);
  const amount = unit === undefined ? numberText(limit) : `${numberText(limit)} ${unit}`;
  switch (keyword) {
    case 'required':
      return control === 'checkbox' ? `Tick "${label}"` : `${control === 'rows' ? 'Add' : 'Enter'} ${lowerFirst(label)}`;
    case 'maxLength':
      return `${label} is too long: ${text && `${numberText(text.length)} of `}at most ${numberText(limit)} characters`;
    case 'minLength':
      return `${label} is too short: at least ${numberText(limit)} characters`;
    case 'type':
      // The data of a form have the types of its fields (field-kinds.ts): only a text in place of a number, or a fraction, does not fit.
      return `${label} must be a ${params['type'] === 'integer' ? 'whole ' : ''}number, such as 3`;
    case 'format':
      return `${label} must be a date, such as 2026-12-14`;
    case 'minimum':
      return `${label} must be at least ${amount}`;
    case 'maximum':
      return `${label} must be at most ${amount}`;
    case 'multipleOf':
      return `${label} must be a multiple of ${amount}`;
    case 'minItems':
      return `${label} needs at least ${limit} rows`;
    case 'maxItems':
      return `${label} takes at most ${limit} rows`;
    default:
      return `${label} does not have the form that is asked for`;
  }
}
