/** A text that is not blank. */
export const TEXT = { type: 'string', pattern: '\\S' } as const;
export const COUNT = { type: 'integer', minimum: 1 } as const;

/** An object with exactly these properties. */
export function closedObject<P extends Readonly<Record<string, object>>>(properties: P, required: readonly (keyof P & string)[]) {
  return { type: 'object', additionalProperties: false, properties, required } as const;
}

/** Either the name of a field that must be filled in, or required values by field name. */
export const CONDITION = {
  type: ['string', 'object'],
  pattern: '\\S',
  minProperties: 1,
  additionalProperties: { type: ['string', 'array'], pattern: '\\S', minItems: 1, items: TEXT },
} as const;
