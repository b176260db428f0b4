import { isProgress, type ProgressRecord, withState } from '../../progress/progress-port.ts';
import { Journal } from '../journal.ts';

/** The changes of progress that the database has not confirmed yet, as this page shows them. */
export class UnstoredProgress {
  readonly #journal: Journal<ProgressRecord>;
  /** The newest record of each result that this page has read or written, with its changes. */
  readonly #known = new Map<string, ProgressRecord>();
  readonly #unstored = new Set<ProgressRecord>();

  /** @param add stores records; of two states of one view the newer stays */
  constructor(add: (records: readonly ProgressRecord[]) => Promise<void>) {
    this.#journal = new Journal('progress', isProgress, add);
  }

  /** Stores the changes that other pages have left. Never rejects: a change that could not be stored stays for the next time. */
  replayed(): Promise<void> {
    return this.#journal.replayed().catch(() => undefined);
  }

  /** Takes over a record of the database, unless a change of it is not stored yet: the database then lacks that change. */
  know(id: string, record: ProgressRecord | undefined): void {
    if (![...this.#unstored].some((change) => change.id === id)) this.#known.set(id, record ?? { id, at: '', views: {} });
  }

  /**
   * Notes a change at once, but only for a record that the page has read, because the page must not replace a state that it does not know.
   * Returns the function to call when the change is stored, with the stored record, or when it is kept elsewhere.
   */
  begin(id: string, view: string, change: (state: unknown) => unknown): (stored?: ProgressRecord) => void {
    const before = this.#known.get(id);
    if (before === undefined) return () => undefined;
    const record = withState(before, id, view, change, new Date());
    this.#known.set(id, record);
    const noted = { id, at: record.at, views: { [view]: record.views[view] } };
    // The new note has the state of earlier changes of the view, so the older notes go.
    this.#drop((other) => other.id === id && view in other.views);
    this.#unstored.add(noted);
    this.#write();
    return (stored) => {
      if (this.#drop((other) => other === noted)) this.#write();
      if (stored) this.know(id, stored);
    };
  }

  /** Notes nothing more of these results. */
  forget(ids: readonly string[]): void {
    for (const id of ids) this.#known.delete(id);
    if (this.#drop(({ id }) => ids.includes(id))) this.#write();
  }

  #drop(isOld: (record: ProgressRecord) => boolean): boolean {
    const old = [...this.#unstored].filter(isOld);
    for (const record of old) this.#unstored.delete(record);
    return old.length > 0;
  }

  #write(): void {
    this.#journal.write([...this.#unstored]);
  }
}
