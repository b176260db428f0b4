/** The condition of a section, a line of a prompt or a field: a field is filled in, or each named field has one of the given values. */
export type Condition<F extends string = string> = F | Readonly<Partial<Record<F, string | readonly string[]>>>;

export function conditionHolds(condition: Condition | undefined, values: Readonly<Record<string, string>>): boolean {
  if (condition === undefined) return true;
  if (typeof condition === 'string') return values[condition] !== undefined;
  return Object.entries(condition).every(([name, wanted]) => {
    const value = values[name];
    return value !== undefined && (typeof wanted === 'string' ? wanted === value : (wanted ?? []).includes(value));
  });
}
