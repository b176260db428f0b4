import type { LeftDraft } from '../ports.ts';
import { jsonValue } from '../storage/json-value.ts';
import { hasStoppedKeeping, keepsNothing, UNSTORED } from './kept/kept-nothing.ts';

const PREFIX = `${UNSTORED}draft:`;

/**
 * The drafts that a page has given to the database and that the database has not confirmed. A page can end before it does. Local storage is
 * written at once, so it takes them when the page is left, and the next page stores them.
 */
export class UnstoredDrafts {
  readonly #waiting = new Map<string, LeftDraft>();
  #isLeaving = false;

  constructor() {
    // Forms write their last draft after this, because they listen later.
    globalThis.addEventListener?.('pagehide', () => {
      this.#isLeaving = true;
      for (const draft of this.#waiting.values()) put(draft);
    });
    globalThis.addEventListener?.('pageshow', () => {
      this.#isLeaving = false;
    });
  }

  add(draft: LeftDraft): void {
    this.#waiting.set(draft.id, draft);
    if (this.#isLeaving) put(draft);
  }

  /** The database has the draft. A newer one of the same form may wait. */
  stored(draft: LeftDraft): void {
    if (this.#waiting.get(draft.id) === draft) this.remove(draft.id);
  }

  remove(id: string): void {
    this.#waiting.delete(id);
    try {
      localStorage.removeItem(PREFIX + id);
    } catch {
      // Nothing was stored there.
    }
  }
}

/** What pages have left, by the id of the draft. */
export function unstoredDrafts(): ReadonlyMap<string, unknown> {
  try {
    const keys = Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
    return new Map(keys.map((key) => [key.slice(PREFIX.length), jsonValue(localStorage.getItem(key) ?? '')]));
  } catch {
    return new Map();
  }
}

function put(draft: LeftDraft): void {
  if (hasStoppedKeeping() || keepsNothing()) return;
  try {
    localStorage.setItem(PREFIX + draft.id, JSON.stringify(draft));
  } catch {
    // Without room, the database alone may have it.
  }
}
