/** What a key holds, read with care: the value where it has the right shape, else the raw text to keep aside. */
export interface Stored<T> {
  readonly value: T;
  /** The raw text, when it could not be read. */
  readonly unreadable?: string;
}

export function parseObject(raw: string | null): Stored<Readonly<Record<string, unknown>>> {
  return parse(raw, {}, (value): value is Record<string, unknown> => typeof value === 'object' && value !== null && !Array.isArray(value));
}

export function parseList(raw: string | null): Stored<readonly unknown[]> {
  return parse(raw, [], (value): value is unknown[] => Array.isArray(value));
}

function parse<T>(raw: string | null, empty: T, fits: (value: unknown) => value is T): Stored<T> {
  if (raw === null || raw === '') return { value: empty };
  try {
    const value: unknown = JSON.parse(raw);
    return fits(value) ? { value } : { value: empty, unreadable: raw };
  } catch {
    return { value: empty, unreadable: raw };
  }
}
