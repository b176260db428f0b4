import { parseAnalytics } from '../analytics.ts';
import { mergeCounters, withOneUse } from './counters.ts';

/** The counters of a revision that is being made. */
export class RevisionCounters {
  readonly #unreadable: string[] = [];
  #text: string | null;

  constructor(text: string | null) {
    this.#text = text;
  }

  get text(): string | null {
    return this.#text;
  }

  /** Texts of counters that could not be read and were replaced. */
  get unreadable(): readonly string[] {
    return this.#unreadable;
  }

  count(counter: string, now: Date): void {
    const { text, unreadable } = withOneUse(this.#text, counter, now);
    this.#text = text;
    if (unreadable !== undefined) this.#unreadable.push(unreadable);
  }

  /** Raises each counter to its value in another text of counters. */
  raise(others: string): void {
    if (parseAnalytics(others).counters.size > 0) this.#text = mergeCounters(this.#text, others);
  }
}
