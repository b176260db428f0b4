import type { StoredItem, WorkMeta } from './item.ts';

/** The ports that the store of saved work needs from its host. Each is small, so that a test can stop the store after any step. */

/** The texts that everyone may read and write. Throws `StorageError`. */
export interface PublicTexts {
  read(key: string): string | null;
  /** Replaces a text, and reads it back. If it throws, the old text stays. */
  write(key: string, text: string): void;
  /** Whether this tab has met a revision of the public keys. It does not outlive the tab. */
  met: boolean;
  /** Resolves when another tab has written, or a few milliseconds later. */
  changed(): Promise<void>;
}

/** One change of the database. */
export interface WorkChange {
  /** The revision from which the change was made. */
  readonly from: number;
  readonly meta: WorkMeta;
  readonly put: readonly StoredItem[];
  readonly remove: readonly string[];
  /** Raw texts of public keys that cannot be read. */
  readonly quarantine: readonly { readonly at: string; readonly key: string; readonly text: string }[];
}

/** A database that only this site writes. Throws `StorageError`. */
export interface WorkDatabase {
  /** Whether a commit outlives a crash and has room for records of its own. */
  readonly durable: boolean;
  readMeta(): Promise<WorkMeta | undefined>;
  readItems(): Promise<readonly StoredItem[]>;
  readQuarantine(): Promise<readonly string[]>;
  /**
   * Writes a change whole or not at all; false if the database has another revision than `from`.
   * @param signal stops a commit that takes too long; then nothing is written
   */
  commit(change: WorkChange, signal: AbortSignal): Promise<boolean>;
}

/** Runs work while no other tab does. Throws `StorageError` if `signal` ends the wait for the turn. */
export type WorkLock = <T>(work: () => Promise<T>, signal: AbortSignal) => Promise<T>;
