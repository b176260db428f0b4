import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { collect } from '../../testing/generation-request.ts';
import { GenerationError } from '../generation-error.ts';
import type { GenerationEvent } from '../text-generator.ts';
import { RequestQueue } from './request-queue.ts';
import { withRetry } from './retry.ts';
import { sleep } from './sleep.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

type Attempt = readonly (GenerationEvent | GenerationError)[];

const START: GenerationEvent = { type: 'start' };
const WORD: GenerationEvent = { type: 'delta', text: 'Tides.' };
const FINISH: GenerationEvent = { type: 'finish', reason: 'stop' };
const busy = new GenerationError('overloaded', '503', { status: 503 });
const limited = (retryAfter?: number): GenerationError => new GenerationError('rate-limit', '429', { status: 429, retryAfter });

/** Runs the attempts one after another and records start times and events. */
function run(attempts: readonly Attempt[], options: { signal?: AbortSignal; random?: () => number } = {}) {
  const began: number[] = [];
  const events: GenerationEvent[] = [];
  const queue = new RequestQueue(Date.now, sleep);
  async function* attempt() {
    const attemptEvents = attempts[began.length] ?? [];
    began.push(Date.now());
    for (const event of attemptEvents) {
      if (event instanceof GenerationError) throw event;
      yield event;
    }
  }
  const done = (async () => {
    try {
      for await (const event of withRetry(attempt, { queue, signal: undefined, random: () => 0.5, ...options })) events.push(event);
    } catch (thrown) {
      return thrown as GenerationError;
    }
    return undefined;
  })();
  return { began, events, done, queue };
}

const waitOf = (wait: number): GenerationEvent => ({ type: 'progress', phase: 'queue', wait });

describe('withRetry', () => {
  it('retries after the delay that the service asks for, and reports the wait', async () => {
    const { done, began, events } = run([
      [START, limited(10_000)],
      [START, WORD, FINISH],
    ]);
    await vi.runAllTimersAsync();
    expect(await done).toBeUndefined();
    expect(began).toEqual([0, 10_000]);
    expect(events).toEqual([START, waitOf(10_000), WORD, FINISH]);
  });

  it('lets the continuation of an answer that broke off wait, longer each time, until one is whole', async () => {
    const queue = new RequestQueue(Date.now, sleep);
    const broken: GenerationEvent = { type: 'finish', reason: 'interrupted' };
    const waits: number[] = [];
    for (const end of [broken, busy, broken, FINISH, FINISH]) {
      const began = Date.now();
      async function* attempt() {
        waits.push(Date.now() - began);
        yield WORD;
        if (end instanceof GenerationError) throw end;
        yield end;
      }
      const done = collect(withRetry(attempt, { queue, signal: undefined, random: () => 1 })).catch(() => undefined);
      await vi.runAllTimersAsync();
      await done;
    }
    expect(waits).toEqual([0, 500, 2000, 2000, 0]);
  });

  it('doubles the backoff with each try when the service asks for no delay', async () => {
    const { done, began } = run([[busy], [busy], [busy], [WORD, FINISH]]);
    await vi.runAllTimersAsync();
    expect(await done).toBeUndefined();
    expect(began).toEqual([0, 500, 1500, 3500]);
  });

  it('gives up after four tries', async () => {
    const { done, began } = run([[busy], [busy], [busy], [busy], [WORD]]);
    await vi.runAllTimersAsync();
    expect(await done).toBe(busy);
    expect(began).toHaveLength(4);
  });

  it('does not retry after text has arrived', async () => {
    const { done, began, events } = run([
      [WORD, busy],
      [WORD, FINISH],
    ]);
    await vi.runAllTimersAsync();
    expect(await done).toBe(busy);
    expect([began, events]).toEqual([[0], [WORD]]);
  });

  it('does not wait longer than five minutes', async () => {
    const { done, began } = run([[limited(300_001)], [WORD]]);
    await vi.runAllTimersAsync();
    expect((await done)?.kind).toBe('rate-limit');
    expect(began).toEqual([0]);
  });

  it.each([
    'auth',
    'permission',
    'not-found',
    'bad-request',
    'quota',
    'timeout',
    'protocol',
    'blocked',
    'empty',
    'aborted',
    'unknown',
  ] as const)('does not retry an error that is not temporary (%s)', async (kind) => {
    const { done, began } = run([[new GenerationError(kind, 'No')], [WORD]]);
    await vi.runAllTimersAsync();
    expect((await done)?.kind).toBe(kind);
    expect(began).toEqual([0]);
  });

  it('stops while it waits', async () => {
    const stop = new AbortController();
    const { done, began, queue } = run([[limited(60_000)], [WORD]], { signal: stop.signal });
    await vi.advanceTimersByTimeAsync(1000);
    stop.abort();
    expect((await done)?.kind).toBe('aborted');
    expect(began).toEqual([0]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(queue.delay()).toBe(0);
  });

  it('turns an unknown error into "Unknown error occurred"', async () => {
    const queue = new RequestQueue(Date.now, sleep);
    // biome-ignore lint/correctness/useYield: it throws before it could
    async function* attempt(): AsyncGenerator<GenerationEvent> {
      throw new RangeError('secret');
    }
    await expect(collect(withRetry(attempt, { queue, signal: undefined }))).rejects.toMatchObject({
      kind: 'unknown',
      message: 'Unknown error occurred',
    });
  });
});
