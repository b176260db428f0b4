import type { KeptResult } from '../../kept/kept-result.ts';

const KEY = 'kept_in_tab';

/** Kept texts in the tab's session storage; in memory alone if they do not fit. */
export class KeptInTab {
  #read: Map<string, KeptResult> | undefined;

  get(id: string): KeptResult | undefined {
    return this.#records.get(id);
  }

  all(): readonly KeptResult[] {
    return [...this.#records.values()];
  }

  put(record: KeptResult): void {
    this.#records.set(record.id, { ...this.#records.get(record.id), ...record });
    this.#write();
  }

  remove(ids: readonly string[]): void {
    const before = this.#records.size;
    for (const id of ids) this.#records.delete(id);
    if (this.#records.size < before) this.#write();
  }

  /** Read at the first use, because a page may not need it. */
  get #records(): Map<string, KeptResult> {
    this.#read ??= new Map(read().map((record) => [record.id, record]));
    return this.#read;
  }

  #write(): void {
    try {
      if (this.#records.size === 0) sessionStorage.removeItem(KEY);
      else sessionStorage.setItem(KEY, JSON.stringify(this.all()));
    } catch {
      // They stay in memory until the page is closed.
    }
  }
}

function read(): readonly KeptResult[] {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}
