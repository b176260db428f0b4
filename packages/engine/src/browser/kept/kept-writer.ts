import { isKept } from '../../kept/is-kept.ts';
import type { KeptResult } from '../../kept/kept-result.ts';
import { StorageError } from '../../storage/storage-error.ts';
import { hasStoppedKeeping, keepsNothing } from '../forget/keep-nothing.ts';
import { heldLocks } from '../unstored/held-locks.ts';
import { Unstored } from '../unstored/unstored.ts';
import type { KeptInTab } from './kept-in-tab.ts';

/** The name of the lock of a text that a page writes, without the id of the text. */
export const WRITING_LOCK = 'marginalia:writing:';

/** Stores kept results in the database. The tab holds a result until the database has it, and while the database refuses it. */
export class KeptWriter {
  readonly #tab: KeptInTab;
  /** The newest record of each text that the database has not stored yet. */
  readonly #pending = new Map<string, KeptResult>();
  readonly #unstored = new Unstored<KeptResult>('kept');
  #isLeaving = false;

  constructor(tab: KeptInTab) {
    this.#tab = tab;
    // A reload can come before the database has answered. Session storage is written at once. Runs write their last text after this, because
    // they listen later.
    globalThis.addEventListener?.('pagehide', () => {
      this.#isLeaving = true;
      if (!hasStoppedKeeping()) for (const record of this.#pending.values()) tab.put(record);
    });
    globalThis.addEventListener?.('pageshow', () => {
      this.#isLeaving = false;
    });
  }

  async put(record: KeptResult): Promise<void> {
    this.#pending.set(record.id, record);
    this.#unstored.add(record);
    if (this.#isLeaving) this.#tab.put(record);
    try {
      // The code is loaded at the first use.
      await (await import('./kept-code.ts')).putKept({ ...this.#tab.get(record.id), ...record });
      this.#tab.remove([record.id]);
      this.#unstored.stored(record);
    } catch (cause) {
      // No later page could store it either.
      this.#unstored.remove(record.id);
      if (!hasStoppedKeeping()) this.#tab.put(record);
      throw cause instanceof StorageError ? cause : new StorageError('blocked', { cause });
    } finally {
      if (this.#pending.get(record.id) === record) this.#pending.delete(record.id);
    }
  }

  /** Stores the texts of closed tabs that the database had not confirmed. */
  async storeUnstored(): Promise<void> {
    const found = this.#unstored.left();
    if (found.size === 0 || keepsNothing() || hasStoppedKeeping()) return;
    const locks = await heldLocks();
    for (const [id, record] of found) {
      if (locks.has(WRITING_LOCK + id)) continue;
      if (isKept(record)) await this.put(record).catch(() => undefined);
      this.#unstored.remove(id);
    }
  }

  /** Removes what the database had not confirmed of these texts. */
  forget(ids: readonly string[]): void {
    for (const id of ids) this.#unstored.remove(id);
  }
}
