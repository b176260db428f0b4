import type { SavedStore } from '../../definition/saved-stores.ts';
import type { DeletedText, SavedText, SavedWorkPort, SaveOutcome, WorkNews, WorkTexts } from '../../ports.ts';
import { StorageError } from '../../storage/storage-error.ts';
import { isCurrent, planCount, planSave } from './append.ts';
import { listFingerprint } from './list-text.ts';
import { newRecords } from './new-records.ts';
import { Operations, type OperationsOptions } from './operations.ts';
import { planRevision } from './plan-revision.ts';
import { ANALYTICS_KEY, readPublicState } from './public-state.ts';
import { recordText } from './record-text.ts';
import type { Revision } from './revision.ts';
import type { PublicTexts } from './store-ports.ts';
import { NO_WORK_EXTRAS, type WorkExtras } from './work-extras.ts';

/**
 * Saved work in two places: in public keys, which anyone may read and write, and in a database, whose commit makes a change safe.
 * Every change starts from a new reading of both and has a turn of its own (`Operations`).
 */
export class WorkStore implements SavedWorkPort {
  readonly #texts: PublicTexts;
  readonly #operations: Operations;
  readonly #subscribers = new Set<() => void>();
  #findings: WorkExtras = NO_WORK_EXTRAS;
  #checking: Promise<void> | undefined;
  #checkAgain = false;

  constructor(options: OperationsOptions) {
    this.#texts = options.texts;
    this.#operations = new Operations(options);
  }

  subscribe(changed: () => void): () => void {
    this.#subscribers.add(changed);
    return () => this.#subscribers.delete(changed);
  }

  async read(): Promise<WorkTexts> {
    await this.#operations.settled();
    const { lists, counters } = readPublicState(this.#texts);
    void this.check();
    return { ...lists, [ANALYTICS_KEY]: counters, ...this.#findings };
  }

  /** Compares the public keys with the database, and calls the subscribers if there is more to show. */
  check(): Promise<void> {
    this.#checkAgain = this.#checking !== undefined;
    this.#checking ??= this.#checkUntilCurrent().finally(() => {
      this.#checking = undefined;
    });
    return this.#checking;
  }

  async save(store: SavedStore, record: (id: number) => object): Promise<SaveOutcome> {
    const { result, outside, durable } = await this.#operations.run(
      (start) =>
        planSave(start, store, record) ??
        planRevision(start, (revision) => revision.add({ store, text: recordText(record(revision.ids.next())) }).id),
    );
    this.#tellSubscribers();
    return outside.has(result) ? 'overflow' : durable ? 'safe' : 'less-safe';
  }

  async add(records: readonly SavedText[], counters: string): Promise<number> {
    const count = await this.#change((revision) => {
      const here = revision.items.filter(({ state }) => state === 'live' || state === 'overflow');
      const added = newRecords(records, here);
      for (const record of added) revision.addForeign(record);
      revision.raiseCounters(counters);
      return added.length;
    });
    this.#tellSubscribers();
    return count;
  }

  async count(counter: string): Promise<void> {
    await this.#operations.run((start) => planCount(start, counter) ?? planRevision(start, (revision) => revision.count(counter)));
  }

  remove({ store, text }: SavedText): Promise<string | undefined> {
    return this.#change((revision) => {
      const isIt = (item: SavedText): boolean => item.store === store && item.text === text;
      const item = revision.lists[store].find(isIt) ?? revision.items.find((other) => other.state === 'overflow' && isIt(other));
      if (item === undefined) return undefined;
      revision.remove(item, 'deleted');
      revision.admitOverflow(store);
      return item.id;
    });
  }

  async deleted(): Promise<readonly DeletedText[]> {
    const deleted = await this.#change((revision) => revision.items.filter(({ state }) => state === 'deleted'));
    return deleted
      .map(({ id, store, text, since = '' }) => ({ id, store, text, deletedAt: since }))
      .reverse()
      .sort((a, b) => b.deletedAt.localeCompare(a.deletedAt));
  }

  restore(id: string): Promise<SavedText | undefined> {
    return this.#change((revision) => {
      const item = revision.items.find((other) => other.id === id && other.state === 'deleted');
      revision.forgetNews((news) => news.id === id);
      return item && revision.putBack(item);
    });
  }

  async forget(id: string): Promise<void> {
    await this.#change((revision) => {
      const item = revision.items.find((other) => other.id === id && other.state === 'deleted');
      revision.forgetNews((news) => news.id === id);
      if (item) revision.forget(item);
    });
  }

  restoreCleared(): Promise<number> {
    return this.#change((revision) => {
      const cleared = revision.items.filter(({ state }) => state === 'cleared');
      for (const item of cleared) revision.putBack(item);
      return cleared.length;
    });
  }

  async dismiss(kind: WorkNews['kind'] | 'cleared'): Promise<void> {
    await this.#change((revision) => {
      if (kind !== 'cleared') return revision.forgetNews((news) => news.kind === kind);
      for (const item of revision.items) if (item.state === 'cleared') revision.remove(item, 'deleted');
    });
  }

  async #change<T>(apply: (revision: Revision) => T): Promise<T> {
    const { result } = await this.#operations.run((start) => planRevision(start, apply));
    return result;
  }

  async #checkUntilCurrent(): Promise<void> {
    do {
      this.#checkAgain = false;
      const before = this.#shown();
      if (before === undefined) return;
      try {
        this.#findings = await this.#compare();
      } catch (thrown) {
        if (!(thrown instanceof StorageError)) throw thrown;
        this.#findings = { ...this.#findings, safety: thrown.reason === 'newer' ? 'newer' : 'slow' };
      }
      if (this.#shown() !== before) this.#tellSubscribers();
    } while (this.#checkAgain);
  }

  #tellSubscribers(): void {
    for (const changed of this.#subscribers) changed();
  }

  async #compare(): Promise<WorkExtras> {
    const { meta, state, database } = await this.#operations.look();
    const quarantined = await database.readQuarantine();
    if (!database.durable) return { ...NO_WORK_EXTRAS, safety: 'less-safe', quarantined };
    // What could not be read is offered also while nothing can be written.
    this.#findings = { ...this.#findings, quarantined };
    if (isCurrent(meta, state)) return this.#findAll(await this.#operations.look());
    await this.#change(() => undefined);
    return this.#findAll(await this.#operations.look());
  }

  async #findAll({ meta, database }: Awaited<ReturnType<Operations['look']>>): Promise<WorkExtras> {
    const { news, cleared } = meta;
    const items = meta.overflow > 0 ? await database.readItems() : [];
    return {
      overflow: items.filter(({ state }) => state === 'overflow').map(({ store, text }) => ({ store, text })),
      quarantined: await database.readQuarantine(),
      safety: 'safe',
      news,
      cleared,
    };
  }

  /**
   * A fingerprint of what a screen shows, by which a change is noticed; undefined while the public keys cannot be read, which `read`
   * reports.
   */
  #shown(): string | undefined {
    try {
      const { lists, counters } = readPublicState(this.#texts);
      return JSON.stringify([Object.values(lists).map(listFingerprint), counters, this.#findings]);
    } catch (thrown) {
      if (thrown instanceof StorageError) return undefined;
      throw thrown;
    }
  }
}
