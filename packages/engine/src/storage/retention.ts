/** How long the archive keeps a deleted record, and an unfinished document, in days (product decisions, Results). */
export const RETENTION_DAYS = 30;

const DAY_IN_MS = 86_400_000;

/**
 * Whether a record has been in the archive for `RETENTION_DAYS` or longer.
 * @param since ISO time; a record whose time cannot be parsed never expires, so that nothing is lost
 */
export function isExpired(since: string, now: Date): boolean {
  return now.getTime() - Date.parse(since) >= RETENTION_DAYS * DAY_IN_MS;
}
