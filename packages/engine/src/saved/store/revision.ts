import type { SavedStore } from '../../definition/saved-stores.ts';
import { SAVED_STORES } from '../../definition/saved-stores.ts';
import { jsonValue } from '../../format/json.ts';
import type { SavedText, WorkNews } from '../../ports.ts';
import { mergeCounters } from './counters.ts';
import { type ItemState, isSameMeta, recordIdOf, type StoredItem, titleOf, type WorkMeta } from './item.ts';
import { joinList, listFingerprint } from './list-text.ts';
import { mergeList } from './merge-list.ts';
import { ANALYTICS_KEY, type PublicState, revisionOf, sinceOf } from './public-state.ts';
import { RecordIds } from './record-ids.ts';
import { type RecordList, readRecordList } from './record-list.ts';
import { RevisionCounters } from './revision-counters.ts';
import { RevisionItems } from './revision-items.ts';
import type { WorkChange } from './store-ports.ts';

/**
 * The next revision: the items of the database, merged with the public keys and then changed by one operation. Nothing is stored
 * before `change` is committed, and the public keys are written after that.
 */
export class Revision {
  readonly rev: number;
  /** The items of each public list, in their order. */
  readonly lists: Record<SavedStore, StoredItem[]> = { saved_reports: [], saved_content: [] };
  /** The ids for records that this revision adds. */
  readonly ids: RecordIds;
  readonly #meta: WorkMeta;
  readonly #now: Date;
  readonly #state: PublicState;
  readonly #items: RevisionItems;
  readonly #counters: RevisionCounters;
  readonly #found: Readonly<Record<SavedStore, RecordList>>;
  /** Items that the public lists have already. */
  readonly #present = new Set<string>();
  readonly #rewritten = new Set<SavedStore>();
  #news: readonly WorkNews[];

  constructor(meta: WorkMeta, items: readonly StoredItem[], state: PublicState, now: Date) {
    this.rev = Math.max(meta.rev, state.rev ?? 0) + 1;
    this.#meta = meta;
    this.#now = now;
    this.#state = state;
    this.#items = new RevisionItems(this.rev, items, now);
    this.#news = meta.news;
    this.ids = new RecordIds(meta.lastId, now);
    this.#found = { saved_reports: readRecordList(state.lists.saved_reports), saved_content: readRecordList(state.lists.saved_content) };
    for (const store of SAVED_STORES) this.#merge(store);
    const seen = revisionOf(meta, state);
    const isBehind = meta.crowded || (seen !== 'cleared' && seen < meta.rev);
    this.#counters = new RevisionCounters(isBehind ? mergeCounters(state.counters, meta.counters) : state.counters);
  }

  get items(): readonly StoredItem[] {
    return this.#items.all;
  }

  /** Adds a record to the end of its list. */
  add({ store, text }: SavedText): StoredItem {
    const item = this.#items.create({ store, text, state: 'live' });
    this.lists[store].push(item);
    this.#rewritten.add(store);
    return item;
  }

  /** Adds a record that came from elsewhere. If another record has its id, it gets a new one. */
  addForeign(record: SavedText): StoredItem {
    return this.add(this.#hasId(record) ? { ...record, text: this.ids.withNewId(record.text) } : record);
  }

  /** Takes an item out of its list. */
  remove(item: StoredItem, state: ItemState): void {
    const rest = this.lists[item.store].filter(({ id }) => id !== item.id);
    if (rest.length < this.lists[item.store].length) this.#rewritten.add(item.store);
    this.lists[item.store] = rest;
    this.#items.set({ ...item, state, since: this.#now.toISOString() });
  }

  /** Puts an item back into its list. It gets a new id if a record has got its id since; an id that it shared before stays. */
  putBack({ since: _, ...item }: StoredItem): StoredItem {
    const text = this.#hasId(item, item.rev) ? this.ids.withNewId(item.text) : item.text;
    const back = this.#items.set({ ...item, text, state: 'live' });
    this.lists[item.store].push(back);
    this.#rewritten.add(item.store);
    return back;
  }

  /** Removes a deleted record's text for good. Its fingerprint stays, so that an old copy of the public list cannot bring it back. */
  forget(item: StoredItem): void {
    this.#items.set({ ...item, state: 'gone', text: listFingerprint(item.text) });
  }

  forgetNews(isOld: (news: WorkNews) => boolean): void {
    this.#news = this.#news.filter((news) => !isOld(news));
  }

  count(counter: string): void {
    this.#counters.count(counter, this.#now);
  }

  /** Raises each counter to its value in another text of counters. */
  raiseCounters(others: string): void {
    this.#counters.raise(others);
  }

  /**
   * Puts items back for which a list had no room. If this operation made the list shorter, they get the room that it freed; otherwise all
   * are tried, because another key may have become shorter.
   */
  admitOverflow(store: SavedStore): void {
    const shorter = (this.#state.lists[store]?.length ?? 0) - this.#text(store).length;
    let room = this.#rewritten.has(store) ? shorter : Number.POSITIVE_INFINITY;
    for (const item of this.items) {
      if (item.store !== store || item.state !== 'overflow' || item.text.length >= room) continue;
      room -= item.text.length + 1;
      this.putBack(item);
    }
  }

  /** The change to commit; undefined if everything is stored already and the public keys have the last revision. */
  change(): WorkChange | undefined {
    const count = (state: ItemState): number => this.items.filter((item) => item.state === state).length;
    const { since: _, ...before } = this.#meta;
    const meta: WorkMeta = {
      ...before,
      ...sinceOf(this.#meta, this.#state, this.#now),
      rev: this.rev,
      lastId: this.ids.last,
      lists: Object.fromEntries(SAVED_STORES.flatMap((store) => this.#fingerprintOf(store))),
      counters: this.#counters.text,
      crowded: false,
      news: this.#news,
      overflow: count('overflow'),
      cleared: count('cleared'),
    };
    const { changed: put, expired: remove } = this.#items;
    const isBehind = !this.#meta.crowded && (this.#state.rev ?? 0) < this.#meta.rev;
    if (!isBehind && isSameMeta(meta, this.#meta) && put.length + this.#rewritten.size + remove.length === 0) return undefined;
    return { from: this.#meta.rev, meta, put, remove, quarantine: this.#quarantined() };
  }

  /** The public texts to write after the commit. */
  writes(): ReadonlyMap<string, string> {
    const writes = new Map<string, string>([...this.#rewritten].map((store) => [store, this.#text(store)]));
    const { text } = this.#counters;
    if (text !== null && text !== this.#state.counters) writes.set(ANALYTICS_KEY, text);
    return writes;
  }

  /** The items of a list that its public text does not have yet: those that stay outside if there is no room. */
  newcomers(store: SavedStore): readonly StoredItem[] {
    return this.lists[store].filter(({ id }) => !this.#present.has(id));
  }

  /** The public text of a list without some of its items. */
  without(store: SavedStore, left: readonly StoredItem[]): string {
    return joinList(this.lists[store].filter((item) => !left.includes(item)).map(({ text }) => text));
  }

  #merge(store: SavedStore): void {
    const { list, present, changed, news, rewrite } = mergeList({
      found: this.#found[store],
      items: this.items.filter((item) => item.store === store),
      seen: revisionOf(this.#meta, this.#state),
      since: this.#now.toISOString(),
      create: (item) => this.#items.create({ store, ...item }),
      withNewId: (text) => this.ids.withNewId(text),
    });
    for (const { value } of this.#found[store].records) this.ids.see(value);
    for (const item of changed) this.#items.set(item);
    this.lists[store] = list.map(({ id }) => this.#items.get(id)).filter((item) => item !== undefined);
    for (const id of present) this.#present.add(id);
    this.#news = [...this.#news, ...news.map(({ kind, item }) => ({ kind, id: item.id, title: titleOf(item.text) }))];
    if (rewrite) this.#rewritten.add(store);
  }

  /** The public texts that this revision replaces although a part of them could not be read. */
  #quarantined(): WorkChange['quarantine'] {
    const at = this.#now.toISOString();
    const lists = [...this.#rewritten].flatMap((store) => {
      const text = this.#state.lists[store];
      return this.#found[store].unreadable.length > 0 && text !== null ? [{ at, key: store, text }] : [];
    });
    return [...lists, ...this.#counters.unreadable.map((text) => ({ at, key: ANALYTICS_KEY, text }))];
  }

  /** Whether a record of the list, which has changed in the revision `from` or later, has this record's id. */
  #hasId({ store, text }: SavedText, from = 0): boolean {
    const id = recordIdOf(jsonValue(text));
    return id !== undefined && this.lists[store].some((other) => other.rev >= from && recordIdOf(jsonValue(other.text)) === id);
  }

  #text(store: SavedStore): string {
    return this.without(store, []);
  }

  #fingerprintOf(store: SavedStore): [SavedStore, string][] {
    if (this.#rewritten.has(store)) return [[store, listFingerprint(this.#text(store))]];
    return this.#found[store].whole ? [[store, listFingerprint(this.#state.lists[store])]] : [];
  }
}
