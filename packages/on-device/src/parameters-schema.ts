declare const fieldName: unique symbol;

/** Stands for the form's field names in `ParametersSchema<SummaryParameters<FieldName>>`: a string type that no other string has. */
export type FieldName = string & { readonly [fieldName]: true };

/**
 * The JSON Schema that declares parameters of type `P`. A schema does not compile when it leaves out a parameter, gets wrong
 * which ones are required, or marks the wrong ones as names of fields.
 */
export interface ParametersSchema<P> {
  readonly type: 'object';
  readonly additionalProperties: false;
  readonly required: AnyOrder<RequiredKeys<P>>;
  readonly properties: { readonly [K in keyof P]-?: SchemaOf<Required<P>[K]> };
}

type SchemaOf<T> = [T] extends [FieldName]
  ? { readonly type: 'string'; readonly field: true }
  : [T] extends [boolean]
    ? { readonly type: 'boolean' }
    : [T] extends [number]
      ? { readonly type: 'integer'; readonly minimum: number }
      : [T] extends [string]
        ? TextSchema<T>
        : [T] extends [readonly unknown[]]
          ? ListSchema<T>
          : { readonly anyOf: readonly AlternativeOf<T>[] };

type TextSchema<T extends string> = string extends T ? { readonly type: 'string' } : { readonly enum: readonly T[] };

interface ListSchema<T extends readonly unknown[]> {
  readonly type: 'array';
  readonly items: SchemaOf<T[number]>;
  readonly minItems: T['length'];
  /** Stated for a tuple only. */
  readonly maxItems?: T['length'];
}

/** The schema of each member of a union. */
type AlternativeOf<T> = T extends string | readonly unknown[] ? SchemaOf<T> : ParametersSchema<T>;

type RequiredKeys<P> = { [K in keyof P]-?: undefined extends P[K] ? never : K }[keyof P];

/** All members of a union as a tuple, in any order. */
type AnyOrder<Name, Next = Name> = [Name] extends [never]
  ? readonly []
  : Next extends Name
    ? readonly [Next, ...AnyOrder<Exclude<Name, Next>>]
    : never;
