/** A deleted, kept or unfinished record stays for this many days. */
export const RETENTION_DAYS = 30;

export const DAY_IN_MS = 86_400_000;

/**
 * Whether a record is `RETENTION_DAYS` old or older.
 * @param since ISO time; a record whose time cannot be parsed never expires, so that nothing is lost
 */
export function isExpired(since: string, now: Date): boolean {
  return now.getTime() - Date.parse(since) >= RETENTION_DAYS * DAY_IN_MS;
}
