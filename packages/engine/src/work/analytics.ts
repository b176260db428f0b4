import type { StoragePort } from '../ports.ts';
import { parseObject } from './stored-json.ts';

/** The key and shape of specification §3: counters by name, and `lastUsed` as an ISO time. */
export const ANALYTICS_KEY = 'tool_analytics';

// What could not be read is kept under a name of its own, never dropped, and counts as nothing.
const KEPT_ASIDE = 'unreadable';

export interface Analytics {
  /** Uses by counter name; only whole numbers of zero or more. */
  readonly counters: ReadonlyMap<string, number>;
  /** ISO time of the last use, or nothing. */
  readonly lastUsed: string | undefined;
  /** What is stored and cannot be read; it is kept. */
  readonly unreadable: string | undefined;
}

/** Reads what is stored; a counter that is not a sensible number counts as none. */
export function parseAnalytics(raw: string | null): Analytics {
  const { value: stored, unreadable } = parseObject(raw);
  const aside = unreadable ?? stored[KEPT_ASIDE];
  const counters = new Map<string, number>();
  for (const [name, value] of Object.entries(stored)) {
    const count = name === 'lastUsed' || name === KEPT_ASIDE ? undefined : countOf(value);
    if (count !== undefined) counters.set(name, count);
  }
  const lastUsed = stored['lastUsed'];
  return {
    counters,
    lastUsed: typeof lastUsed === 'string' && !Number.isNaN(Date.parse(lastUsed)) ? lastUsed : undefined,
    unreadable: typeof aside === 'string' ? aside : undefined,
  };
}

/** Adds one to a tool's counter and sets lastUsed. Fields that are not known are kept as they are. */
export function recordUse(storage: StoragePort, counter: string, now: Date): Promise<void> {
  return storage.update(ANALYTICS_KEY, (raw) => {
    const { value, unreadable } = parseObject(raw);
    const stored = new Map<string, unknown>(Object.entries(value));
    stored.set(counter, (countOf(stored.get(counter)) ?? 0) + 1);
    stored.set('lastUsed', now.toISOString());
    if (unreadable !== undefined) stored.set(KEPT_ASIDE, unreadable);
    return JSON.stringify(Object.fromEntries(stored));
  });
}

/** A whole number of zero or more, also from a text of digits as older data may hold; nothing otherwise. */
function countOf(value: unknown): number | undefined {
  const number = typeof value === 'string' && /^\d{1,15}$/.test(value) ? Number(value) : value;
  return typeof number === 'number' && Number.isSafeInteger(number) && number >= 0 ? number : undefined;
}
