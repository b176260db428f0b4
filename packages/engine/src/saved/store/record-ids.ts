import { jsonValue } from '../../format/json.ts';
import { recordIdOf } from './item.ts';
import { latin1Json } from './latin1-json.ts';

/** The ids for new records. Each is greater than every number that a record has had as its id. */
export class RecordIds {
  readonly #now: Date;
  #last: number;

  constructor(last: number, now: Date) {
    this.#last = last;
    this.#now = now;
  }

  /** The greatest number that a record has had as its id. */
  get last(): number {
    return this.#last;
  }

  /** An id for a new record: a time in milliseconds, unless a record has had a greater one. */
  next(): number {
    this.#last = Math.max(this.#now.getTime(), this.#last + 1);
    return this.#last;
  }

  /** Counts the id of a record that another program may have written. */
  see(record: unknown): void {
    const id = Number(recordIdOf(record));
    if (Number.isSafeInteger(id)) this.#last = Math.max(this.#last, id);
  }

  /** The text of a record with a new id. */
  withNewId(text: string): string {
    return latin1Json(JSON.stringify({ ...(jsonValue(text) as object), id: this.next() }));
  }
}
