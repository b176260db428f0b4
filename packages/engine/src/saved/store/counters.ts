import { parseObject } from '../../format/json.ts';
import { countOf, parseAnalytics } from '../analytics.ts';

/** The counters with one use more and a new `lastUsed`, and the old text if it cannot be read. Unknown fields stay. */
export function withOneUse(raw: string | null, counter: string, now: Date): { readonly text: string; readonly unreadable?: string } {
  const { value, unreadable } = parseObject(raw);
  const counted = (fields: Iterable<readonly [string, unknown]>): string => {
    const stored = new Map<string, unknown>(fields);
    stored.set(counter, (countOf(stored.get(counter)) ?? 0) + 1);
    stored.set('lastUsed', now.toISOString());
    return JSON.stringify(Object.fromEntries(stored));
  };
  try {
    return { text: counted(Object.entries(value)), ...(unreadable !== undefined && { unreadable }) };
  } catch (thrown) {
    // A field is nested so deeply that it overflows the stack.
    if (!(thrown instanceof RangeError) || raw === null) throw thrown;
    return { text: counted(parseAnalytics(raw).counters), unreadable: raw };
  }
}

/** The public counters and ours, of each the greater one: for public counters that lack uses which we have counted. */
export function mergeCounters(raw: string | null, ours: string | null): string | null {
  if (ours === null) return raw;
  if (raw === null) return ours;
  const stored = new Map<string, unknown>(Object.entries(parseObject(raw).value));
  const [own, found] = [parseAnalytics(ours), parseAnalytics(raw)];
  const missing = [...own.counters].filter(([name, count]) => count > (found.counters.get(name) ?? -1));
  if (found.unreadable !== undefined || missing.length === 0) return raw;
  for (const [name, count] of missing) stored.set(name, count);
  if (own.lastUsed !== undefined && !(found.lastUsed !== undefined && found.lastUsed > own.lastUsed)) stored.set('lastUsed', own.lastUsed);
  return JSON.stringify(Object.fromEntries(stored));
}
