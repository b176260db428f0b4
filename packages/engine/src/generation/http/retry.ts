import { GenerationError, type GenerationErrorKind } from '../generation-error.ts';
import type { GenerationEvent } from '../text-generator.ts';
import type { Lane } from './request-queue.ts';
import { LONGEST_PAUSE } from './service-error.ts';

/** Tries in all (generation.md §4.3). */
const ATTEMPTS = 4;

/** Milliseconds of the first backoff at most, for what can mend itself; each further one is twice as long. */
const BACKOFF: Readonly<Partial<Record<GenerationErrorKind, number>>> = { overloaded: 1000, network: 500, 'rate-limit': 2000 };

export interface RetryOptions {
  readonly lane: Lane;
  readonly signal: AbortSignal | undefined;
  readonly attempts?: number | undefined;
  /** 0 to 1. */
  readonly random?: (() => number) | undefined;
}

/**
 * Runs an attempt in its turn, and again where the service asks for a pause, is busy or cannot be reached, but never after text
 * has arrived. Says how long it waits. A pause that one request is asked for holds for all with the same key.
 */
export async function* withRetry(
  attempt: () => AsyncIterable<GenerationEvent>,
  { lane, signal, attempts = ATTEMPTS, random = Math.random }: RetryOptions,
): AsyncGenerator<GenerationEvent> {
  let started = false;
  let wrote = false;
  for (let tried = 1; ; tried += 1) {
    const wait = lane.delay();
    if (wait !== 0) yield { type: 'progress', phase: 'queue', ...(wait !== undefined && { wait }) };
    const leave = await lane.enter(signal);
    try {
      for await (const event of attempt()) {
        if (event.type === 'start' && started) continue;
        started ||= event.type === 'start';
        wrote ||= event.type === 'delta';
        yield event;
      }
      return;
    } catch (thrown) {
      const error = GenerationError.from(thrown);
      const pause = wrote || tried >= attempts ? undefined : pauseAfter(error, tried, random);
      if (pause === undefined) throw error;
      lane.hold(pause);
    } finally {
      leave();
    }
  }
}

/** Milliseconds to wait before another try: what the service asked for, else backoff with full jitter; undefined for no other try. */
function pauseAfter({ kind, retryAfter }: GenerationError, tried: number, random: () => number): number | undefined {
  const backoff = BACKOFF[kind];
  if (backoff === undefined) return undefined;
  if (retryAfter !== undefined) return retryAfter <= LONGEST_PAUSE ? retryAfter : undefined;
  return Math.ceil(random() * backoff * 2 ** (tried - 1));
}
