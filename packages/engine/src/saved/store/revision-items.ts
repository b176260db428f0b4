import { isExpired } from '../../storage/retention.ts';
import { itemId, type StoredItem } from './item.ts';

/** The items of a revision that is being made: those of the database, without the expired ones, and what was changed since. */
export class RevisionItems {
  readonly #rev: number;
  readonly #stored: ReadonlySet<string>;
  readonly #items: Map<string, StoredItem>;
  readonly #changed = new Set<string>();
  #given = 0;

  constructor(rev: number, stored: readonly StoredItem[], now: Date) {
    this.#rev = rev;
    this.#stored = new Set(stored.map(({ id }) => id));
    this.#items = new Map(stored.filter((item) => !hasExpired(item, now)).map((item) => [item.id, item]));
  }

  get all(): readonly StoredItem[] {
    return [...this.#items.values()];
  }

  get changed(): readonly StoredItem[] {
    return [...this.#changed].flatMap((id) => this.#items.get(id) ?? []);
  }

  /** The ids of stored items that have expired. */
  get expired(): readonly string[] {
    return [...this.#stored].filter((id) => !this.#items.has(id));
  }

  get(id: string): StoredItem | undefined {
    return this.#items.get(id);
  }

  create(item: Omit<StoredItem, 'id' | 'rev'>): StoredItem {
    this.#given += 1;
    return this.set({ ...item, id: itemId(this.#rev, this.#given), rev: this.#rev });
  }

  set(item: StoredItem): StoredItem {
    const next = { ...item, rev: this.#rev };
    this.#items.set(item.id, next);
    this.#changed.add(item.id);
    return next;
  }
}

function hasExpired({ state, since }: StoredItem, now: Date): boolean {
  return (state === 'deleted' || state === 'gone') && since !== undefined && isExpired(since, now);
}
