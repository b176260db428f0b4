import { FIELD_TYPES, FILE_KINDS } from '../definition/field.ts';
import { CONDITION, COUNT, closedObject, TEXT } from './schema-shapes.ts';

/** A field with these keywords, and those that every field has. `ui` are its display settings besides those of every field. */
function field<P extends Readonly<Record<string, object>>>(
  keywords: P,
  ui: Readonly<Record<string, object>>,
  required: readonly (keyof P & string)[] = [],
) {
  const settings = {
    ...ui,
    tip: TEXT,
    half: { type: 'boolean' },
    when: CONDITION,
    errors: closedObject({ missing: TEXT, unfit: TEXT }, []),
  };
  const properties = { type: { enum: FIELD_TYPES }, title: TEXT, description: TEXT, ui: closedObject(settings, []), ...keywords };
  return closedObject<typeof properties>(properties, ['type', 'title', ...required]);
}

const NUMBER = { type: 'number' } as const;

const TEXT_FIELD = field(
  {
    default: TEXT,
    oneOf: { type: 'array', minItems: 1, items: closedObject({ const: TEXT, title: TEXT }, ['const', 'title']) },
    minLength: COUNT,
    maxLength: COUNT,
    pattern: TEXT,
    format: { enum: ['date'] },
  },
  {
    rows: { type: 'integer', minimum: 2, maximum: 40 },
    placeholder: TEXT,
    wordCount: { type: 'boolean' },
    material: { const: true },
    accepts: { type: 'array', minItems: 1, uniqueItems: true, items: { enum: FILE_KINDS } },
  },
);

const NUMBER_FIELD = field(
  { default: NUMBER, minimum: NUMBER, maximum: NUMBER, multipleOf: { type: 'number', exclusiveMinimum: 0 } },
  { placeholder: TEXT, unit: TEXT },
);

const BOX_FIELD = field({}, {});

/** The schema of an object whose properties are fields. */
function form(schema: object) {
  return closedObject(
    {
      type: { const: 'object' },
      properties: { type: 'object', minProperties: 1, additionalProperties: schema },
      required: { type: 'array', minItems: 1, uniqueItems: true, items: TEXT },
    },
    ['type', 'properties', 'required'],
  );
}

// `if` selects the schema of a field by its type, so that a wrong field is reported only once.
const COLUMN = {
  if: { type: 'object', properties: { type: { enum: ['number', 'integer'] } }, required: ['type'] },
  // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema.
  then: NUMBER_FIELD,
  else: { ...TEXT_FIELD, properties: { ...TEXT_FIELD.properties, type: { enum: ['string', 'number', 'integer'] } } },
} as const;

const ROWS_FIELD = field({ items: form(COLUMN), minItems: COUNT, maxItems: COUNT }, {}, ['items']);

/** The JSON Schema keywords that a form may use (definition/field.ts). */
export const INPUT = form({
  if: { type: 'object', properties: { type: { enum: ['number', 'integer'] } }, required: ['type'] },
  // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema.
  then: NUMBER_FIELD,
  else: {
    if: { type: 'object', properties: { type: { const: 'boolean' } }, required: ['type'] },
    // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema.
    then: BOX_FIELD,
    else: {
      if: { type: 'object', properties: { type: { const: 'array' } }, required: ['type'] },
      // biome-ignore lint/suspicious/noThenProperty: `then` is a keyword of JSON Schema.
      then: ROWS_FIELD,
      else: TEXT_FIELD,
    },
  },
});
