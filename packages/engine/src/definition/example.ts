/** A filled-in form that shows what a tool is for. */
export interface ToolExample<F extends string = string> {
  /** The name of the example, as people read it: "A short biology lecture". */
  readonly name: string;
  /** Texts, or data of the field's type: 2.5, true, [{ day: '2026-12-14' }]. */
  readonly values: Readonly<Partial<Record<F, ExampleValue>>>;
}

export type ExampleValue = string | number | boolean | readonly Readonly<Record<string, string | number>>[];
