import type { SavedStore } from '../../definition/saved-stores.ts';
import { SAVED_STORES } from '../../definition/saved-stores.ts';
import type { ClockPort } from '../../ports.ts';
import { StorageError } from '../../storage/storage-error.ts';
import { NEW_META, type StoredItem, type WorkMeta } from './item.ts';
import { listFingerprint, rememberStored } from './list-text.ts';
import { ANALYTICS_KEY, type PublicState, readPublicState, readRevision, writeRevision } from './public-state.ts';
import type { PublicTexts, WorkChange, WorkDatabase, WorkLock } from './store-ports.ts';
import { commitInTime, inTurn, withTimeout } from './timeouts.ts';

/** An operation waits this long for another tab's write to arrive. With a list of 4 MB it has taken 1.4 seconds. */
const WRITE_WAIT_MILLISECONDS = 1_500;

/** An operation tries again for this long while other tabs without locks are faster. */
const RETRY_MILLISECONDS = 3_000;

/** The state from which an operation starts. */
export interface StartState {
  readonly meta: WorkMeta;
  readonly state: PublicState;
  readonly now: Date;
  readonly items: () => Promise<readonly StoredItem[]>;
}

/** The steps of an operation: a commit in the database, and then texts to write to the public keys. */
export interface ChangePlan<T> {
  readonly result: T;
  /** Undefined if there is nothing to do. */
  readonly change: WorkChange | undefined;
  readonly writes: ReadonlyMap<string, string>;
  /** The items that a list leaves out if there is no room for them. */
  readonly newcomers: (store: SavedStore) => readonly StoredItem[];
  /** The text of the list without its newcomers; undefined if the public key has this text already. */
  readonly fallback: (store: SavedStore) => string | undefined;
}

/** The outcome of an operation. */
export interface ChangeOutcome<T> {
  readonly result: T;
  /** The ids of items for which their lists had no room. */
  readonly outside: ReadonlySet<string>;
  readonly durable: boolean;
}

/** Runs operations one after another, in this tab and in all others, each from the newest state. */
export class Operations {
  readonly #texts: PublicTexts;
  readonly #database: () => Promise<WorkDatabase>;
  readonly #lock: WorkLock;
  readonly #clock: ClockPort;
  #last: Promise<unknown> = Promise.resolve();

  constructor({ texts, database, lock, clock }: OperationsOptions) {
    this.#texts = texts;
    this.#database = database;
    this.#lock = lock;
    this.#clock = clock;
  }

  /** Resolves when the operations that this tab has begun have ended. */
  async settled(): Promise<void> {
    await this.#last;
  }

  run<T>(plan: (start: StartState) => ChangePlan<T> | Promise<ChangePlan<T>>): Promise<ChangeOutcome<T>> {
    const outcome = this.#last.then(() =>
      inTurn(
        this.#lock,
        () => this.#turn(plan),
        () => this.#progress(),
      ),
    );
    this.#last = outcome.catch(() => undefined);
    return outcome;
  }

  /** The revision's data, read without waiting for other tabs. */
  async look(): Promise<{ readonly database: WorkDatabase; readonly meta: WorkMeta; readonly state: PublicState }> {
    const database = await withTimeout(this.#database());
    const meta = await withTimeout(readMeta(database));
    return { database, meta, state: readPublicState(this.#texts) };
  }

  /** A text that changes when a tab ends its turn; null while the public keys cannot be read. */
  #progress(): number | null {
    try {
      return readRevision(this.#texts);
    } catch (thrown) {
      if (thrown instanceof StorageError) return null;
      throw thrown;
    }
  }

  async #turn<T>(plan: (start: StartState) => ChangePlan<T> | Promise<ChangePlan<T>>): Promise<ChangeOutcome<T>> {
    const until = performance.now() + RETRY_MILLISECONDS;
    for (;;) {
      const database = await withTimeout(this.#database());
      const meta = await withTimeout(readMeta(database));
      await this.#waitForWrites(meta);
      const state = readPublicState(this.#texts);
      const planned = await plan({ meta, state, now: this.#clock.now(), items: () => withTimeout(database.readItems()) });
      const { result, change } = planned;
      if (change === undefined) return { result, outside: new Set(), durable: database.durable };
      // Without locks, another tab may have been faster.
      if (!(await commitInTime(database, change))) {
        if (performance.now() > until) throw new StorageError('slow');
        continue;
      }
      return { result, outside: await this.#publish(planned, change.meta, state, database), durable: database.durable };
    }
  }

  /**
   * Waits until the public keys have the last commit of another tab. It gives up after `WRITE_WAIT_MILLISECONDS`, because that tab may
   * have ended between its commit and its write.
   */
  async #waitForWrites(meta: WorkMeta): Promise<void> {
    if (meta.crowded) return;
    const until = performance.now() + WRITE_WAIT_MILLISECONDS;
    while ((readRevision(this.#texts) ?? 0) < meta.rev && performance.now() < until) await this.#texts.changed();
  }

  /** Writes the public keys after a commit. Records without room stay in the database, and their ids are returned. */
  async #publish<T>(plan: ChangePlan<T>, meta: WorkMeta, state: PublicState, database: WorkDatabase): Promise<ReadonlySet<string>> {
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
      return [store, listFingerprint(fallback !== undefined && this.#write(store, fallback) ? fallback : state.lists[store])] as const;
    });
    const rev = meta.rev + 1;
    const crowded = full.has(ANALYTICS_KEY) || !this.#writeRevision(rev);
    await commitInTime(database, {
      from: meta.rev,
      meta: { ...meta, rev, crowded, overflow: meta.overflow + outside.length, lists: { ...meta.lists, ...Object.fromEntries(shown) } },
      put: outside.map((item) => ({ ...item, state: 'overflow', rev })),
      remove: [],
      quarantine: [],
    })
      // The database has the change. The next operation finds that the lists lack it.
      .catch(() => undefined);
    return new Set(outside.map(({ id }) => id));
  }

  #write(key: string, text: string): boolean {
    return succeeds(() => {
      this.#texts.write(key, text);
      rememberStored(text, this.#texts.read(key));
    });
  }

  #writeRevision(rev: number): boolean {
    return succeeds(() => writeRevision(this.#texts, rev));
  }
}

export interface OperationsOptions {
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
