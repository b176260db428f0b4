import { jsonValue } from '../../format/json.ts';
import { newKeptId } from '../../kept/kept-result.ts';
import { hasStoppedKeeping, keepsNothing, UNSTORED } from '../forget/keep-nothing.ts';
import { heldLocks, holdLock, RELEASED_WITHIN } from './held-locks.ts';

/**
 * The longest text in characters that is written at once. A longer one is written when the page is hidden or left, so that typing stays
 * quick.
 */
const LONGEST_WRITTEN_AT_ONCE = 20_000;

/**
 * The changes that a page has given to the database and that the database has not confirmed. Local storage is written before a page can
 * end, a database is not. Each page has a key of its own, and holds a Web Lock of the same name. The next page stores the changes of a
 * page that is gone.
 */
export class Journal<T> {
  readonly #prefix: string;
  readonly #isEntry: (value: unknown) => value is T;
  readonly #store: (entries: readonly T[]) => Promise<unknown>;
  #key: string | undefined;
  /** The text that is to be written when the page is hidden or left. */
  #late: string | undefined;
  #replay: Promise<void> | undefined;

  /** @param store stores entries; those that are stored already must change nothing */
  constructor(name: string, isEntry: (value: unknown) => value is T, store: (entries: readonly T[]) => Promise<unknown>) {
    this.#prefix = `${UNSTORED}${name}:`;
    this.#isEntry = isEntry;
    this.#store = store;
  }

  /** Replaces what waits. Never throws. */
  write(entries: readonly T[]): void {
    if (hasStoppedKeeping() || keepsNothing()) return;
    if (entries.length === 0 && this.#key === undefined) return;
    const key = this.#ownKey();
    const text = entries.length === 0 ? undefined : JSON.stringify(entries);
    this.#late = text !== undefined && text.length > LONGEST_WRITTEN_AT_ONCE ? text : undefined;
    if (this.#late === undefined) setText(key, text);
  }

  /** Resolves when what other pages have left is stored. Rejects if it could not be stored; then it stays. */
  replayed(): Promise<void> {
    this.#replay ??= this.#replayAll().catch((cause: unknown) => {
      this.#replay = undefined;
      throw cause;
    });
    return this.#replay;
  }

  #ownKey(): string {
    if (this.#key !== undefined) return this.#key;
    const key = this.#prefix + newKeptId(new Date());
    this.#key = key;
    holdLock(key);
    const writeLate = (): void => {
      if (this.#late !== undefined && !hasStoppedKeeping() && !keepsNothing()) setText(key, this.#late);
    };
    globalThis.document?.addEventListener('visibilitychange', writeLate);
    globalThis.addEventListener?.('pagehide', writeLate);
    return key;
  }

  async #replayAll(): Promise<void> {
    const left = keys().filter((key) => key.startsWith(this.#prefix) && key !== this.#key);
    if (left.length === 0) return;
    let held = await heldLocks();
    if (left.some((key) => held.has(key))) {
      await new Promise((resolve) => setTimeout(resolve, RELEASED_WITHIN));
      held = await heldLocks();
    }
    for (const key of left) {
      if (held.has(key) || hasStoppedKeeping()) continue;
      const text = localStorage.getItem(key);
      const entries = entriesIn(text).filter(this.#isEntry);
      if (entries.length > 0) await this.#store(entries);
      if (localStorage.getItem(key) === text) setText(key, undefined);
    }
  }
}

function entriesIn(text: string | null): readonly unknown[] {
  const entries = jsonValue(text ?? '');
  return Array.isArray(entries) ? entries : [];
}

function keys(): readonly string[] {
  try {
    return Object.keys(localStorage);
  } catch {
    return [];
  }
}

function setText(key: string, text: string | undefined): void {
  try {
    if (text === undefined) localStorage.removeItem(key);
    else localStorage.setItem(key, text);
  } catch {
    // Local storage is full. The database stores the same text a moment later.
  }
}
