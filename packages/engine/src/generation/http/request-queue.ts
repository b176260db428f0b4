import { type Sleep, stoppedError } from './sleep.ts';

interface QueueLimits {
  /** The number of requests that may run at the same time. */
  readonly concurrency: number;
  readonly requestsPerMinute?: number | undefined;
}

const MINUTE_IN_MS = 60_000;

/** The queue of all requests with one key, whichever tool sends them. First in, first out. */
export class RequestQueue {
  limits: QueueLimits = { concurrency: 1 };
  /** The number of answers in a row that have broken off after their text began. */
  brokenOff = 0;
  #running = 0;
  #heldUntil = 0;
  /** Start times of the last minute's requests. */
  #started: number[] = [];
  readonly #waiting = new Set<() => void>();
  readonly #now: () => number;
  readonly #sleep: Sleep;

  constructor(now: () => number, sleep: Sleep) {
    this.#now = now;
    this.#sleep = sleep;
  }

  /** Milliseconds until a request can start: 0 means now, undefined means after a running request ends. */
  delay(): number | undefined {
    return this.#running < this.limits.concurrency ? this.#pause() : undefined;
  }

  /** Lets no request start for so many milliseconds. */
  hold(milliseconds: number): void {
    this.#heldUntil = Math.max(this.#heldUntil, this.#now() + milliseconds);
  }

  /** Waits for a turn. The returned function ends the turn, and so does the signal. Rejects with `aborted`. */
  async enter(signal: AbortSignal | undefined): Promise<() => void> {
    if (signal?.aborted) throw stoppedError();
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
    // The turn passes directly to the next request, so that a new one cannot take it in between.
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
      const stop = (): void => end(() => reject(stoppedError()));
      this.#waiting.add(take);
      signal?.addEventListener('abort', stop, { once: true });
    });
  }

  // A sliding window, not a token bucket: a full bucket would allow twice the limit within one minute.
  #pause(): number {
    const now = this.#now();
    this.#started = this.#started.filter((start) => start > now - MINUTE_IN_MS);
    const { requestsPerMinute = Number.POSITIVE_INFINITY } = this.limits;
    const first = this.#started.at(-requestsPerMinute);
    const full = first !== undefined && this.#started.length >= requestsPerMinute ? first + MINUTE_IN_MS - now : 0;
    return Math.max(0, this.#heldUntil - now, full);
  }
}

/** The queues of a page, one for each origin and key. */
export class RequestQueues {
  readonly #queues = new Map<string, RequestQueue>();
  readonly #now: () => number;
  readonly #sleep: Sleep;

  constructor(now: () => number, sleep: Sleep) {
    this.#now = now;
    this.#sleep = sleep;
  }

  of(address: string, key: string | undefined, limits: QueueLimits): RequestQueue {
    const name = JSON.stringify([URL.parse(address)?.origin ?? address, key]);
    const queue = this.#queues.get(name) ?? new RequestQueue(this.#now, this.#sleep);
    this.#queues.set(name, queue);
    queue.limits = limits;
    return queue;
  }
}
