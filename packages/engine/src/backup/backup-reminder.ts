import type { StoragePort } from '../ports.ts';

/** The storage key of the time from which new results are counted for the reminder: an ISO time. */
const COUNTED_FROM_KEY = 'backup_counted_from';

/** Results that are saved without a backup before a person is reminded of it. */
const REMINDED_FROM = 5;

/** Starts to count new results anew: after a backup, and after the reminder was put off. */
export function countNewFrom(storage: StoragePort, now: Date): Promise<void> {
  return storage.update(COUNTED_FROM_KEY, () => now.toISOString());
}

/** The number of results that no backup has, once there are five or more; otherwise undefined. */
export async function newSinceBackup(
  storage: StoragePort,
  entries: readonly { readonly createdAt?: string }[],
): Promise<number | undefined> {
  const from = Date.parse((await storage.read(COUNTED_FROM_KEY).catch(() => null)) ?? '');
  const count = entries.filter(({ createdAt = '' }) => Number.isNaN(from) || Date.parse(createdAt) > from).length;
  return count >= REMINDED_FROM ? count : undefined;
}
