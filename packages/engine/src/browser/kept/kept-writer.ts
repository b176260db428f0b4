import { isKept } from '../../kept/is-kept.ts';
import type { KeptResult } from '../../kept/kept-result.ts';
import { StorageError } from '../../storage/storage-error.ts';
import { hasStoppedKeeping, keepsNothing } from '../forget/keep-nothing.ts';
import { heldLocks } from '../unstored/held-locks.ts';
import { Unstored } from '../unstored/unstored.ts';
import type { KeptInTab } from './kept-in-tab.ts';

/** The name of the Web Lock that a page holds for a text while it writes it, before the text's id. */
export const WRITING = 'marginalia:writing:';

/** The code for the database. It is loaded at the first use. */
export const keptCode = () => import('./kept-code.ts');

/**
 * Writes kept results to the database. What the database has not confirmed is in local storage, and in the tab when the page is left,
 * because a reload can come before the database has answered.
 */
export class KeptWriter {
  readonly #tab: KeptInTab;
  /** The newest record of each text that the database has not stored yet. */
  readonly #pending = new Map<string, KeptResult>();
  readonly #unstored = new Unstored<KeptResult>('kept');
  #isLeaving = false;

  constructor(tab: KeptInTab) {
    this.#tab = tab;
    // Runs write their last text after this, because they listen later.
    globalThis.addEventListener?.('pagehide', () => {
      this.#isLeaving = true;
      if (!hasStoppedKeeping()) for (const record of this.#pending.values()) tab.put(record);
    });
    globalThis.addEventListener?.('pageshow', () => {
      this.#isLeaving = false;
    });
  }

  async put(record: KeptResult): Promise<void> {
    const tab = this.#tab;
    this.#pending.set(record.id, record);
    this.#unstored.add(record);
    if (this.#isLeaving) tab.put(record);
    try {
      await (await keptCode()).putKept({ ...tab.get(record.id), ...record });
      tab.remove([record.id]);
      this.#unstored.stored(record);
    } catch (cause) {
      // No later page could store it either.
      this.#unstored.remove(record.id);
      if (!hasStoppedKeeping()) tab.put(record);
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
      if (locks.has(WRITING + id)) continue;
      if (isKept(record)) await this.put(record).catch(() => undefined);
      this.#unstored.remove(id);
    }
  }

  /** Forgets texts that were removed. */
  forget(ids: readonly string[]): void {
    for (const id of ids) this.#unstored.remove(id);
  }
}
