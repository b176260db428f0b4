import { GenerationError, type GenerationErrorKind } from '../generation-error.ts';
import type { GenerationEvent } from '../text-generator.ts';
import type { RequestQueue } from './request-queue.ts';
import { MAX_RETRY_DELAY } from './service-error.ts';

/** Number of tries, the first included. The three waits between them give an overloaded service up to seven seconds. */
const ATTEMPTS = 4;

/** Longest first backoff in milliseconds, for errors that can be temporary. It doubles with each try. */
const BACKOFF: Readonly<Partial<Record<GenerationErrorKind, number>>> = { overloaded: 1000, network: 500, 'rate-limit': 2000 };
/** The kind of error for a stream that ends without a finish reason. */
const INTERRUPTED = new GenerationError('network', 'The answer was interrupted');

interface RetryOptions {
  readonly queue: RequestQueue;
  readonly signal: AbortSignal | undefined;
  readonly attempts?: number | undefined;
  /** From 0 to 1, for the jitter. */
  readonly random?: (() => number) | undefined;
}

/**
 * Runs an attempt when the queue gives it a turn, and retries it when the service asks for a pause, is overloaded or cannot be reached,
 * but never after text has arrived. Yields a `queue` event before each wait. A pause applies to every request in the queue: an answer
 * that breaks off after its text began makes the request that continues it wait in the same way.
 */
export async function* withRetry(
  attempt: () => AsyncIterable<GenerationEvent>,
  { queue, signal, attempts = ATTEMPTS, random = Math.random }: RetryOptions,
): AsyncGenerator<GenerationEvent> {
  let started = false;
  let wrote = false;
  for (let tried = 1; ; tried += 1) {
    const wait = queue.delay();
    if (wait !== 0) yield { type: 'progress', phase: 'queue', ...(wait !== undefined && { wait }) };
    const leave = await queue.enter(signal);
    try {
      for await (const event of attempt()) {
        if (event.type === 'start' && started) continue;
        started ||= event.type === 'start';
        wrote ||= event.type === 'delta';
        if (event.type === 'finish' && event.reason === 'interrupted') holdAfterText(queue, INTERRUPTED, random);
        else if (event.type === 'finish') queue.brokenOff = 0;
        yield event;
      }
      return;
    } catch (thrown) {
      const error = GenerationError.from(thrown);
      const pause = wrote || tried >= attempts ? undefined : pauseAfter(error, tried, random);
      if (wrote) holdAfterText(queue, error, random);
      if (pause === undefined) throw error;
      queue.hold(pause);
    } finally {
      leave();
    }
  }
}

/** Lets the next request wait, longer with each answer in a row that broke off. */
function holdAfterText(queue: RequestQueue, error: GenerationError, random: () => number): void {
  if (error.kind === 'aborted') return;
  queue.brokenOff += 1;
  queue.hold(pauseAfter(error, queue.brokenOff, random) ?? 0);
}

/** Milliseconds before the next try: the delay that the service asks for, else backoff with full jitter. Undefined means no retry. */
function pauseAfter({ kind, retryAfter }: GenerationError, tried: number, random: () => number): number | undefined {
  const backoff = BACKOFF[kind];
  if (backoff === undefined) return undefined;
  if (retryAfter !== undefined) return retryAfter <= MAX_RETRY_DELAY ? retryAfter : undefined;
  return Math.ceil(random() * backoff * 2 ** (tried - 1));
}
