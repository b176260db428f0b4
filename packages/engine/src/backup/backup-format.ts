/** The format of a backup file: one JSON object, which never holds a key of a generator or a draft. */
export const BACKUP_FORMAT = 'study-tools-backup';

/** Rises with each change that an older version of the site would misread. */
export const BACKUP_VERSION = 1;

/** The largest file that is read, in bytes. A text of 20,000 words has 150,000. */
export const MOST_BYTES = 25_000_000;

/** Objects and lists may nest this deep. A saved record is two levels below the file. */
export const MOST_LEVELS = 20;

/** The parts whose SHA-256 a backup carries, in this order. */
export type ChecksummedParts = readonly [reports: unknown, content: unknown, analytics: unknown];

/**
 * The SHA-256 of the saved work in a backup, in hexadecimal digits; undefined where the browser has no such function, as on plain http.
 */
export async function checksumOf(parts: ChecksummedParts): Promise<string | undefined> {
  const { subtle } = globalThis.crypto as { readonly subtle?: SubtleCrypto };
  if (!subtle) return undefined;
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(JSON.stringify(parts)));
  return [...new Uint8Array(digest)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
