import { type Sleep, stopped } from './sleep.ts';

export interface LaneLimits {
  /** Requests at once. */
  readonly concurrency: number;
  readonly requestsPerMinute?: number | undefined;
}

const MINUTE = 60_000;

/** The line in which all requests with one key wait, whichever tool they come from. First come, first served. */
export class Lane {
  limits: LaneLimits = { concurrency: 1 };
  #running = 0;
  #heldUntil = 0;
  /** When the requests of the last minute started. */
  #started: number[] = [];
  readonly #waiting = new Set<() => void>();
  readonly #now: () => number;
  readonly #sleep: Sleep;

  constructor(now: () => number, sleep: Sleep) {
    this.#now = now;
    this.#sleep = sleep;
  }

  /** Milliseconds until a request could start: 0 is now, undefined is when others are done. */
  delay(): number | undefined {
    return this.#running < this.limits.concurrency ? this.#pause() : undefined;
  }

  /** Nobody starts for so many milliseconds. */
  hold(milliseconds: number): void {
    this.#heldUntil = Math.max(this.#heldUntil, this.#now() + milliseconds);
  }

  /** Waits for a turn; the returned function gives it on, as the signal does. Rejects with `aborted`. */
  async enter(signal: AbortSignal | undefined): Promise<() => void> {
    if (signal?.aborted) throw stopped();
    if (this.#running < this.limits.concurrency) this.#running += 1;
    else await this.#turn(signal);
    let entered = true;
    const leave = (): void => {
      signal?.removeEventListener('abort', leave);
      if (entered) this.#leave();
      entered = false;
    };
    signal?.addEventListener('abort', leave, { once: true });
    try {
      for (let wait = this.#pause(); wait > 0; wait = this.#pause()) await this.#sleep(wait, signal);
    } catch (thrown) {
      leave();
      throw thrown;
    }
    this.#started.push(this.#now());
    return leave;
  }

  #leave(): void {
    const [next] = this.#waiting;
    // The turn goes straight to the next one, so that nobody slips in between.
    if (next) next();
    else this.#running -= 1;
  }

  #turn(signal: AbortSignal | undefined): Promise<void> {
    return new Promise((resolve, reject) => {
      const end = (settle: () => void): void => {
        this.#waiting.delete(take);
        signal?.removeEventListener('abort', stop);
        settle();
      };
      const take = (): void => end(resolve);
      const stop = (): void => end(() => reject(stopped()));
      this.#waiting.add(take);
      signal?.addEventListener('abort', stop, { once: true });
    });
  }

  // A sliding minute, not a bucket that refills: a full bucket would let twice the limit into one minute.
  #pause(): number {
    const now = this.#now();
    this.#started = this.#started.filter((start) => start > now - MINUTE);
    const { requestsPerMinute = Number.POSITIVE_INFINITY } = this.limits;
    const first = this.#started.at(-requestsPerMinute);
    const full = first !== undefined && this.#started.length >= requestsPerMinute ? first + MINUTE - now : 0;
    return Math.max(0, this.#heldUntil - now, full);
  }
}

/** The lanes of a page, one for each address and key. */
export class Lanes {
  readonly #lanes = new Map<string, Lane>();
  readonly #now: () => number;
  readonly #sleep: Sleep;

  constructor(now: () => number, sleep: Sleep) {
    this.#now = now;
    this.#sleep = sleep;
  }

  of(address: string, key: string | undefined, limits: LaneLimits): Lane {
    const name = JSON.stringify([URL.parse(address)?.origin ?? address, key]);
    const lane = this.#lanes.get(name) ?? new Lane(this.#now, this.#sleep);
    this.#lanes.set(name, lane);
    lane.limits = limits;
    return lane;
  }
}
