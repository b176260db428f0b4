/** What a key holds, read with care: the value where it has the right shape, else the raw text to keep aside. */
export interface Stored<T> {
  readonly value: T;
  /** The raw text, when it could not be read. */
  readonly unreadable?: string;
}

export function parseObject(raw: string | null): Stored<Readonly<Record<string, unknown>>> {
  return parse(raw, {}, isObject);
}

export function parseList(raw: string | null): Stored<readonly unknown[]> {
  return parse(raw, [], (value): value is unknown[] => Array.isArray(value));
}

/**
 * The items of a list that is about to be written again. Text that could not be read stays in it as it was: an item that no
 * reader takes, and that nobody loses.
 */
export function listToKeep(raw: string | null): readonly unknown[] {
  const { value, unreadable } = parseList(raw);
  return unreadable === undefined ? value : [{ unreadable }];
}

export function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** A time stamp, as the specification has ids, that no other object of the list has: two writes can share a millisecond. */
export function nextId(list: readonly unknown[], now: Date): number {
  const taken = list.map((item) => (item as { id?: unknown } | null)?.id).filter((id): id is number => Number.isSafeInteger(id));
  return taken.reduce((next, id) => Math.max(next, id + 1), now.getTime());
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
