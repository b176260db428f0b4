/** The value at a path in parsed JSON of any shape; undefined if the path does not exist. */
export function valueAtPath(value: unknown, ...path: readonly (string | number)[]): unknown {
  let found = value;
  for (const step of path) {
    if (typeof found !== 'object' || found === null) return undefined;
    found = (found as Readonly<Record<string | number, unknown>>)[step];
  }
  return found;
}

/** The text at a path; undefined if the path does not exist or holds something else. */
export function textAtPath(value: unknown, ...path: readonly (string | number)[]): string | undefined {
  const found = valueAtPath(value, ...path);
  return typeof found === 'string' ? found : undefined;
}
