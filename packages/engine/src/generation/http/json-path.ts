/** The value at a path in parsed JSON of any shape; undefined if the path does not exist. */
export function at(value: unknown, ...path: readonly (string | number)[]): unknown {
  let found = value;
  for (const step of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = (found as Readonly<Record<string | number, unknown>>)[step];
  }
  return found;
}

/** The text at a path; undefined if the path does not exist or holds something else. */
export function textAt(value: unknown, ...path: readonly (string | number)[]): string | undefined {
  const found = at(value, ...path);
  return typeof found === 'string' ? found : undefined;
}
