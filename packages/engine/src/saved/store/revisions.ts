import { type ClockPort, type SavedStore, StorageError } from '../../ports.ts';
import { type Item, NEW_META, type WorkMeta } from './item.ts';
import { fingerprint } from './list-text.ts';
import { ANALYTICS_KEY, type PublicState, readPublicState, readRevision, SAVED_STORES, writeRevision } from './public-state.ts';
import type { PublicTexts, WorkChange, WorkDatabase, WorkLock } from './work-ports.ts';

/** How long one operation may take, with its lock, the writes of other tabs and the database, in milliseconds. */
const PATIENCE = 3_000;

/** How much of it an operation waits for another tab's write to arrive. With a list of 4 MB it has taken 1.4 seconds. */
const FENCE = 1_500;

/** What an operation starts from. */
export interface Known {
  readonly meta: WorkMeta;
  readonly state: PublicState;
  readonly now: Date;
  readonly items: () => Promise<readonly Item[]>;
}

/** What an operation does: a commit in the database, and then texts to write to the public keys. */
export interface Plan<T> {
  readonly result: T;
  /** Undefined if there is nothing to do. */
  readonly change: WorkChange | undefined;
  readonly writes: ReadonlyMap<string, string>;
  /** The items of a list that stay outside of it if there is no room. */
  readonly newcomers: (store: SavedStore) => readonly Item[];
  /** The list without them; undefined if that is the list that stands there. */
  readonly fallback: (store: SavedStore) => string | undefined;
}

/** What became of it. */
export interface Outcome<T> {
  readonly result: T;
  /** The ids of items for which their lists had no room. */
  readonly outside: ReadonlySet<string>;
  readonly durable: boolean;
}

/** Runs operations one after another, in this tab and in all others, each from the newest state. */
export class Revisions {
  readonly #texts: PublicTexts;
  readonly #database: () => Promise<WorkDatabase>;
  readonly #lock: WorkLock;
  readonly #clock: ClockPort;
  #last: Promise<unknown> = Promise.resolve();

  constructor({ texts, database, lock, clock }: RevisionsOptions) {
    this.#texts = texts;
    this.#database = database;
    this.#lock = lock;
    this.#clock = clock;
  }

  /** Resolves when the operations that this tab has begun have ended. */
  async settled(): Promise<void> {
    await this.#last;
  }

  run<T>(plan: (known: Known) => Plan<T> | Promise<Plan<T>>): Promise<Outcome<T>> {
    const outcome = this.#last.then(() => {
      const signal = AbortSignal.timeout(PATIENCE);
      return within(
        this.#lock(() => this.#turn(plan, signal), signal),
        signal,
      );
    });
    this.#last = outcome.catch(() => undefined);
    return outcome;
  }

  /** The revision's data, read without waiting for other tabs. */
  async look(): Promise<{ readonly database: WorkDatabase; readonly meta: WorkMeta; readonly state: PublicState }> {
    const signal = AbortSignal.timeout(PATIENCE);
    const database = await within(this.#database(), signal);
    const meta = await within(readMeta(database), signal);
    return { database, meta, state: readPublicState(this.#texts) };
  }

  async #turn<T>(plan: (known: Known) => Plan<T> | Promise<Plan<T>>, signal: AbortSignal): Promise<Outcome<T>> {
    for (;;) {
      const database = await within(this.#database(), signal);
      const meta = await within(readMeta(database), signal);
      await this.#waitForWrites(meta, signal);
      const state = readPublicState(this.#texts);
      const planned = await plan({ meta, state, now: this.#clock.now(), items: () => within(database.readItems(), signal) });
      const { result, change } = planned;
      if (signal.aborted) throw new StorageError('slow');
      if (change === undefined) return { result, outside: new Set(), durable: database.durable };
      // Without locks, another tab may have been faster.
      if (!(await database.commit(change, signal))) continue;
      return { result, outside: await this.#publish(planned, change.meta, state, database), durable: database.durable };
    }
  }

  /** Waits until the last commit of another tab has arrived in the public keys, or for a tab that ended between the two no longer. */
  async #waitForWrites(meta: WorkMeta, signal: AbortSignal): Promise<void> {
    if (meta.crowded) return;
    const until = performance.now() + FENCE;
    while ((readRevision(this.#texts) ?? 0) < meta.rev && performance.now() < until && !signal.aborted) await this.#texts.changed();
  }

  /** Writes the public keys after a commit. What has no room stays in the database: its ids are returned. */
  async #publish<T>(plan: Plan<T>, meta: WorkMeta, state: PublicState, database: WorkDatabase): Promise<ReadonlySet<string>> {
    // Another tab has given up waiting for this one, and has written what it had committed.
    if ((readRevision(this.#texts) ?? 0) >= meta.rev) return new Set();
    const full = new Set([...plan.writes].filter(([key, text]) => !this.#write(key, text)).map(([key]) => key));
    const lists = SAVED_STORES.filter((store) => full.has(store));
    if (!database.durable && lists.length > 0) {
      this.#writeRevision(meta.rev);
      throw new StorageError('full');
    }
    const written = full.size === 0 && this.#writeRevision(meta.rev);
    if (written || !database.durable) return new Set();
    const outside = lists.flatMap((store) => plan.newcomers(store));
    const shown = lists.map((store) => {
      const fallback = plan.fallback(store);
      return [store, fingerprint(fallback !== undefined && this.#write(store, fallback) ? fallback : state.lists[store])] as const;
    });
    const rev = meta.rev + 1;
    const crowded = full.has(ANALYTICS_KEY) || !this.#writeRevision(rev);
    await database
      .commit(
        {
          from: meta.rev,
          meta: { ...meta, rev, crowded, overflow: meta.overflow + outside.length, lists: { ...meta.lists, ...Object.fromEntries(shown) } },
          put: outside.map((item) => ({ ...item, state: 'overflow', rev })),
          remove: [],
          quarantine: [],
        },
        AbortSignal.timeout(PATIENCE),
      )
      // What was to be stored is stored. The next operation finds that the lists lack it.
      .catch(() => undefined);
    return new Set(outside.map(({ id }) => id));
  }

  #write(key: string, text: string): boolean {
    return succeeds(() => this.#texts.write(key, text));
  }

  #writeRevision(rev: number): boolean {
    return succeeds(() => writeRevision(this.#texts, rev));
  }
}

export interface RevisionsOptions {
  readonly texts: PublicTexts;
  /** Opens the database. Called for each operation. */
  readonly database: () => Promise<WorkDatabase>;
  readonly lock: WorkLock;
  readonly clock: ClockPort;
}

async function readMeta(database: WorkDatabase): Promise<WorkMeta> {
  const meta = (await database.readMeta()) ?? NEW_META;
  if (meta.version > NEW_META.version) throw new StorageError('newer');
  return meta;
}

function succeeds(write: () => void): boolean {
  try {
    write();
    return true;
  } catch (thrown) {
    if (thrown instanceof StorageError) return false;
    throw thrown;
  }
}

/** The promise's value; throws `StorageError` (slow) when the signal ends the wait for it. */
function within<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  if (signal.aborted) return Promise.reject(new StorageError('slow'));
  return new Promise((resolve, reject) => {
    const stop = (): void => reject(new StorageError('slow'));
    signal.addEventListener('abort', stop, { once: true });
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop));
  });
}
