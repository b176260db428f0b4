/** The key of the saved entry that an address names, as in /dashboard#saved-{key}; undefined if it names none or is malformed. */
export function savedKeyOf(hash: string): string | undefined {
  const key = /^saved-(.+)/.exec(hash)?.[1];
  if (key === undefined) return undefined;
  try {
    return decodeURIComponent(key);
  } catch {
    return undefined;
  }
}
