import { jsonValue } from '../../format/json.ts';
import { hasStoppedKeeping, keepsNothing, UNSTORED } from '../forget/keep-nothing.ts';

/**
 * The records that a page has given to the database and that the database has not confirmed. A page can end before it does. Local storage
 * is written at once, so it takes them when the page is left, and the next page stores them.
 */
export class Unstored<T extends { readonly id: string }> {
  readonly #prefix: string;
  readonly #waiting = new Map<string, T>();
  #isLeaving = false;

  constructor(name: string) {
    this.#prefix = `${UNSTORED}${name}:`;
    // Forms and runs write their last words after this, because they listen later.
    globalThis.addEventListener?.('pagehide', () => {
      this.#isLeaving = true;
      for (const record of this.#waiting.values()) this.#put(record);
    });
    globalThis.addEventListener?.('pageshow', () => {
      this.#isLeaving = false;
    });
  }

  add(record: T): void {
    this.#waiting.set(record.id, record);
    if (this.#isLeaving) this.#put(record);
  }

  /** The database has the record. A newer one of the same id may wait. */
  stored(record: T): void {
    if (this.#waiting.get(record.id) === record) this.remove(record.id);
  }

  remove(id: string): void {
    this.#waiting.delete(id);
    try {
      localStorage.removeItem(this.#prefix + id);
    } catch {
      // Nothing was stored there.
    }
  }

  /** The records that pages have left, by id. */
  left(): ReadonlyMap<string, unknown> {
    try {
      const keys = Object.keys(localStorage).filter((key) => key.startsWith(this.#prefix));
      return new Map(keys.map((key) => [key.slice(this.#prefix.length), jsonValue(localStorage.getItem(key) ?? '')]));
    } catch {
      return new Map();
    }
  }

  #put(record: T): void {
    if (hasStoppedKeeping() || keepsNothing()) return;
    try {
      localStorage.setItem(this.#prefix + record.id, JSON.stringify(record));
    } catch {
      // Without room, the database alone may have it.
    }
  }
}
