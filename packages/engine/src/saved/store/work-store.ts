import type { SavedStore } from '../../definition/saved-stores.ts';
import type { DeletedText, SavedText, SavedWorkPort, SaveOutcome, WorkNews, WorkTexts } from '../../ports.ts';
import { StorageError } from '../../storage/storage-error.ts';
import { isCurrent, planCount, planSave } from './append.ts';
import { fingerprint } from './list-text.ts';
import { newRecords } from './new-records.ts';
import { NOTHING_MORE, type WorkExtras } from './nothing-more.ts';
import { ANALYTICS_KEY, readPublicState } from './public-state.ts';
import { recordText } from './record-text.ts';
import { Revision } from './revision.ts';
import { type ChangePlan, type Known, Revisions, type RevisionsOptions } from './revisions.ts';
import type { PublicTexts } from './store-ports.ts';

/**
 * Saved work in two places: in public keys, which anyone may read and write, and in a database, whose commit makes a change safe.
 * Every change starts from a new reading of both and has a turn of its own (`Revisions`).
 */
export class WorkStore implements SavedWorkPort {
  readonly #texts: PublicTexts;
  readonly #revisions: Revisions;
  readonly #subscribers = new Set<() => void>();
  #findings: WorkExtras = NOTHING_MORE;
  #checking: Promise<void> | undefined;
  #checkAgain = false;

  constructor(options: RevisionsOptions) {
    this.#texts = options.texts;
    this.#revisions = new Revisions(options);
  }

  subscribe(changed: () => void): () => void {
    this.#subscribers.add(changed);
    return () => this.#subscribers.delete(changed);
  }

  async read(): Promise<WorkTexts> {
    await this.#revisions.settled();
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
    const { result, outside, durable } = await this.#revisions.run(
      (known) =>
        planSave(known, store, record) ?? planDraft(known, (draft) => draft.add({ store, text: recordText(record(draft.newId())) }).id),
    );
    this.#tellSubscribers();
    return outside.has(result) ? 'overflow' : durable ? 'safe' : 'less-safe';
  }

  add(records: readonly SavedText[], counters: string): Promise<number> {
    return this.#change((draft) => {
      const here = draft.items.filter(({ state }) => state === 'live' || state === 'overflow');
      const added = newRecords(records, here);
      for (const record of added) draft.addForeign(record);
      draft.raiseCounters(counters);
      return added.length;
    });
  }

  async count(counter: string): Promise<void> {
    await this.#revisions.run((known) => planCount(known, counter) ?? planDraft(known, (draft) => draft.count(counter)));
  }

  remove({ store, text }: SavedText): Promise<string | undefined> {
    return this.#change((draft) => {
      const isIt = (item: SavedText): boolean => item.store === store && item.text === text;
      const item = draft.lists[store].find(isIt) ?? draft.items.find((other) => other.state === 'overflow' && isIt(other));
      if (item === undefined) return undefined;
      draft.take(item, 'deleted');
      draft.admitOverflow(store);
      return item.id;
    });
  }

  async deleted(): Promise<readonly DeletedText[]> {
    const deleted = await this.#change((draft) => draft.items.filter(({ state }) => state === 'deleted'));
    return deleted
      .map(({ id, store, text, since = '' }) => ({ id, store, text, deletedAt: since }))
      .reverse()
      .sort((a, b) => b.deletedAt.localeCompare(a.deletedAt));
  }

  restore(id: string): Promise<SavedText | undefined> {
    return this.#change((draft) => {
      const item = draft.items.find((other) => other.id === id && other.state === 'deleted');
      draft.forgetNews((news) => news.id === id);
      return item && draft.putBack(item);
    });
  }

  async forget(id: string): Promise<void> {
    await this.#change((draft) => {
      const item = draft.items.find((other) => other.id === id && other.state === 'deleted');
      draft.forgetNews((news) => news.id === id);
      if (item) draft.forget(item);
    });
  }

  restoreCleared(): Promise<number> {
    return this.#change((draft) => {
      const cleared = draft.items.filter(({ state }) => state === 'cleared');
      for (const item of cleared) draft.putBack(item);
      return cleared.length;
    });
  }

  async dismiss(kind: WorkNews['kind'] | 'cleared'): Promise<void> {
    await this.#change((draft) => {
      if (kind !== 'cleared') return draft.forgetNews((news) => news.kind === kind);
      for (const item of draft.items) if (item.state === 'cleared') draft.take(item, 'deleted');
    });
  }

  async #change<T>(apply: (draft: Revision) => T): Promise<T> {
    const { result } = await this.#revisions.run((known) => planDraft(known, apply));
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
    const { meta, state, database } = await this.#revisions.look();
    if (!database.durable) return { ...NOTHING_MORE, safety: 'less-safe', quarantined: await database.readQuarantine() };
    if (isCurrent(meta, state)) return this.#findAll(await this.#revisions.look());
    await this.#change(() => undefined);
    return this.#findAll(await this.#revisions.look());
  }

  async #findAll({ meta, database }: Awaited<ReturnType<Revisions['look']>>): Promise<WorkExtras> {
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
      return JSON.stringify([Object.values(lists).map(fingerprint), counters, this.#findings]);
    } catch (thrown) {
      if (thrown instanceof StorageError) return undefined;
      throw thrown;
    }
  }
}

/** A plan from all items, merged with the public keys. */
async function planDraft<T>({ meta, state, now, items }: Known, apply: (draft: Revision) => T): Promise<ChangePlan<T>> {
  const draft = new Revision(meta, await items(), state, now);
  const result = apply(draft);
  return {
    result,
    change: draft.change(),
    writes: draft.writes(),
    newcomers: (store) => draft.newcomers(store),
    fallback: (store) => draft.without(store, draft.newcomers(store)),
  };
}
