import { parseObject } from '../format/json.ts';

// Earlier versions moved a stored text that could not be parsed to this field.
const UNREADABLE_FIELD = 'unreadable';

export interface Analytics {
  /** Uses by counter name, whole numbers of zero or more. */
  readonly counters: ReadonlyMap<string, number>;
  /** ISO time of the last use. */
  readonly lastUsed: string | undefined;
  /** Stored text that cannot be parsed. */
  readonly unreadable: string | undefined;
}

/** Reads the stored counters and never throws. A counter that is not a whole number of zero or more is left out. */
export function parseAnalytics(raw: string | null): Analytics {
  const { value: stored, unreadable } = parseObject(raw);
  const keptText = unreadable ?? stored[UNREADABLE_FIELD];
  const counters = new Map<string, number>();
  for (const [name, value] of Object.entries(stored)) {
    const count = name === 'lastUsed' || name === UNREADABLE_FIELD ? undefined : countOf(value);
    if (count !== undefined) counters.set(name, count);
  }
  const lastUsed = stored['lastUsed'];
  return {
    counters,
    lastUsed: typeof lastUsed === 'string' && !Number.isNaN(Date.parse(lastUsed)) ? lastUsed : undefined,
    unreadable: typeof keptText === 'string' ? keptText : undefined,
  };
}

/** A whole number of zero or more. Older data may contain it as a string of digits. */
export function countOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}
