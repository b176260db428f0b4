/** A result that is kept on the device although it was not saved (product decisions, Results). */
export interface KeptResult {
  readonly id: string;
  /** The slug of the tool. */
  readonly tool: string;
  /** ISO time of the last change. */
  readonly at: string;
  /** The texts of the form that made it, by field name. */
  readonly values: Readonly<Record<string, string>>;
}
