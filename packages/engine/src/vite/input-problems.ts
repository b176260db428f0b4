import { Ajv, type ErrorObject } from 'ajv';
import type { FieldSchema, InputSchema } from '../definition/field.ts';

const TEXT = { type: 'string', minLength: 1 } as const;

/** The part of JSON Schema that a form may be written in (definition/field.ts says the same to the type checker). */
const FIELD = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'title'],
  properties: {
    type: { const: 'string' },
    title: TEXT,
    description: TEXT,
    default: TEXT,
    oneOf: {
      type: 'array',
      minItems: 1,
      items: { type: 'object', additionalProperties: false, required: ['const', 'title'], properties: { const: TEXT, title: TEXT } },
    },
    minLength: { type: 'integer', minimum: 1 },
    maxLength: { type: 'integer', minimum: 1 },
    pattern: TEXT,
    ui: {
      type: 'object',
      additionalProperties: false,
      properties: {
        rows: { type: 'integer', minimum: 2, maximum: 40 },
        placeholder: TEXT,
        tip: TEXT,
        wordCount: { type: 'boolean' },
        half: { type: 'boolean' },
      },
    },
  },
} as const;

const INPUT = {
  type: 'object',
  additionalProperties: false,
  required: ['type', 'properties', 'required'],
  properties: {
    type: { const: 'object' },
    properties: { type: 'object', minProperties: 1, additionalProperties: FIELD },
    required: { type: 'array', minItems: 1, uniqueItems: true, items: TEXT },
  },
} as const;

const check = new Ajv({ allErrors: true, strict: true, verbose: true }).compile(INPUT);

/** What is wrong with a form's schema, each with its place and the mend. */
export function inputProblems(input: InputSchema): string[] {
  if (!check(input)) return (check.errors ?? []).map(sentence);
  return Object.entries(input.properties).flatMap(([name, field]) =>
    fieldProblems(field).map((problem) => `input.properties.${name}${problem}`),
  );
}

/** What the shape of a field's schema does not show. */
function fieldProblems({
  default: initial,
  oneOf = [],
  pattern,
  minLength = 0,
  maxLength = Number.POSITIVE_INFINITY,
}: FieldSchema): string[] {
  const values = oneOf.map((option) => option.const);
  const problems: string[] = [];
  if (oneOf.length > 0 && initial !== undefined && !values.includes(initial)) {
    problems.push(`.default "${initial}" is none of the options ${values.map((value) => `"${value}"`).join(', ')}`);
  }
  const twice = values.find((value, index) => values.indexOf(value) < index);
  if (twice !== undefined) problems.push(`.oneOf has the option "${twice}" twice; give each a const of its own`);
  if (minLength > maxLength) problems.push(`.minLength ${minLength} is more than its maxLength ${maxLength}`);
  try {
    new RegExp(pattern ?? '', 'u');
  } catch (cause) {
    problems.push(`.pattern is no regular expression: ${(cause as Error).message}`);
  }
  return problems;
}

function sentence(error: ErrorObject): string {
  const place = `input${error.instancePath.replaceAll('/', '.')}`;
  if (error.keyword === 'additionalProperties') {
    const known = Object.keys((error.parentSchema as { properties?: object } | undefined)?.properties ?? {});
    const hint = known.length > 0 ? `; use one of ${known.join(', ')}` : '';
    return `${place} has the unknown keyword "${error.params['additionalProperty']}"${hint || '; take it out or correct its spelling'}`;
  }
  if (error.keyword === 'required') return `${place} lacks "${error.params['missingProperty']}"; add it`;
  if (error.keyword === 'const') return `${place} must be "${error.params['allowedValue']}"`;
  return `${place} ${error.message ?? 'is not valid'}`;
}
