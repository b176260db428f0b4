/**
 * The parameters of each skill, by its name. The engine knows no skill: a package that brings skills adds them here.
 *
 *     declare module '@marginalia/engine' {
 *       interface SkillParameters<F extends string> {
 *         summary: { readonly from: F; readonly sentences: number };
 *       }
 *     }
 *
 * `F` is the union of the form's field names, so that a parameter of type `F` can only name a field of that form.
 */
// biome-ignore lint/suspicious/noEmptyInterface: other packages add members, which only an interface allows.
// biome-ignore lint/correctness/noUnusedVariables: an addition must name the same type parameter.
export interface SkillParameters<F extends string> {}

export type SkillName = keyof SkillParameters<string>;

/** One step of a section on the device: a skill and its parameters. Any skill is accepted if no package has declared one. */
export type SkillStep<F extends string = string> = [SkillName] extends [never]
  ? { readonly skill: string; readonly with: Readonly<Record<string, unknown>> }
  : { [Name in SkillName]: { readonly skill: Name; readonly with: SkillParameters<F>[Name] } }[SkillName];

/** The keywords of JSON Schema that parameters are declared with, and one of our own: `field`. */
export interface ParameterSchema {
  readonly type?: 'string' | 'integer' | 'boolean' | 'array' | 'object';
  /** Marks a text that is the name of one of the form's fields. */
  readonly field?: true;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly items?: ParameterSchema;
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly properties?: Readonly<Record<string, ParameterSchema>>;
  readonly required?: readonly string[];
  readonly additionalProperties?: false;
  readonly anyOf?: readonly ParameterSchema[];
}

/** The declaration of each skill, by its name. */
export type SkillDeclarations = Readonly<Record<string, SkillDeclaration>>;

/** The description of a skill as plain data, so that a definition can be checked without loading the skill. */
export interface SkillDeclaration {
  /** JSON Schema of the object under `with`. */
  readonly parameters: ParameterSchema;
}
