import type { StoragePort } from '../ports.ts';
import { parseObject } from '../storage/stored-json.ts';

/** The storage key of usage counters (specification §3): a JSON object of counters by name, with `lastUsed` as an ISO time. */
export const ANALYTICS_KEY = 'tool_analytics';

// A stored text that cannot be parsed moves to this field when the key is written again.
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

/** Adds one to a counter and sets `lastUsed`. Unknown fields stay. Throws `StorageError` when the counters could not be stored. */
export function recordUse(storage: StoragePort, counter: string, now: Date): Promise<void> {
  return storage.update(ANALYTICS_KEY, (raw) => {
    const { value, unreadable } = parseObject(raw);
    const stored = new Map<string, unknown>(Object.entries(value));
    stored.set(counter, (countOf(stored.get(counter)) ?? 0) + 1);
    stored.set('lastUsed', now.toISOString());
    if (unreadable !== undefined) stored.set(UNREADABLE_FIELD, unreadable);
    return JSON.stringify(Object.fromEntries(stored));
  });
}

/** A whole number of zero or more. Older data may contain it as a string of digits. */
function countOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}
