import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { RequestQueue, RequestQueues } from './request-queue.ts';
import { sleep } from './sleep.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** Enters the queue and records the time. */
function enter(queue: RequestQueue, signal?: AbortSignal) {
  const entry = { at: undefined as number | undefined, leave: () => {} };
  const entering = queue.enter(signal).then((leave) => Object.assign(entry, { at: Date.now(), leave }));
  return Object.assign(entry, { entering });
}

describe('RequestQueue', () => {
  it('runs requests one after another, in order', async () => {
    const queue = new RequestQueue(Date.now, sleep);
    const [first, second, third] = [enter(queue), enter(queue), enter(queue)];
    await vi.advanceTimersByTimeAsync(10);
    expect([first.at, second.at, third.at]).toEqual([0, undefined, undefined]);
    expect(queue.delay()).toBeUndefined();
    first.leave();
    first.leave();
    await vi.advanceTimersByTimeAsync(10);
    expect([second.at, third.at]).toEqual([10, undefined]);
    expect(queue.delay()).toBeUndefined();
    second.leave();
    await third.entering;
    third.leave();
    expect(queue.delay()).toBe(0);
  });

  it('runs requests at the same time up to the limit', async () => {
    const queue = new RequestQueue(Date.now, sleep);
    queue.limits = { concurrency: 2 };
    const entries = [enter(queue), enter(queue), enter(queue)];
    await vi.advanceTimersByTimeAsync(1);
    expect(entries.map(({ at }) => at)).toEqual([0, 0, undefined]);
  });

  it('does not exceed the limit of requests per minute', async () => {
    const queue = new RequestQueue(Date.now, sleep);
    queue.limits = { concurrency: 9, requestsPerMinute: 2 };
    const entries = Array.from({ length: 5 }, () => enter(queue));
    await vi.advanceTimersByTimeAsync(1000);
    expect(queue.delay()).toBe(59_000);
    await vi.advanceTimersByTimeAsync(200_000);
    expect(entries.map(({ at }) => at)).toEqual([0, 0, 60_000, 60_000, 120_000]);
  });

  it('makes all requests wait during a pause', async () => {
    const queue = new RequestQueue(Date.now, sleep);
    queue.limits = { concurrency: 2 };
    queue.hold(5000);
    queue.hold(1000);
    expect(queue.delay()).toBe(5000);
    const entries = [enter(queue), enter(queue)];
    await vi.advanceTimersByTimeAsync(10_000);
    expect(entries.map(({ at }) => at)).toEqual([5000, 5000]);
  });

  it.each(['in the line', 'in a pause', 'before it came', 'while it runs'])(
    'gives the turn to the next request when a request is stopped %s',
    async (when) => {
      const queue = new RequestQueue(Date.now, sleep);
      const stop = new AbortController();
      if (when === 'before it came') stop.abort();
      if (when === 'in a pause') queue.hold(1000);
      const first = when === 'in the line' ? enter(queue) : undefined;
      const stopped = queue.enter(stop.signal).then(
        () => 'entered',
        ({ kind }: { kind: string }) => kind,
      );
      const next = enter(queue);
      await vi.advanceTimersByTimeAsync(10);
      stop.abort();
      expect(await stopped).toBe(when === 'while it runs' ? 'entered' : 'aborted');
      first?.leave();
      await vi.advanceTimersByTimeAsync(2000);
      expect(next.at).toBeDefined();
      next.leave();
      expect(queue.delay()).toBe(0);
    },
  );

  it('is shared by requests with the same origin and key only', () => {
    const queues = new RequestQueues(Date.now, sleep);
    const limits = { concurrency: 1 };
    const queue = queues.of('https://a.example/v1', 'k', limits);
    expect(queues.of('https://a.example/v1beta', 'k', limits)).toBe(queue);
    expect(queues.of('https://a.example/v1', 'other', limits)).not.toBe(queue);
    expect(queues.of('https://b.example/v1', 'k', limits)).not.toBe(queue);
    expect(queues.of('/llm/v1', undefined, limits)).toBe(queues.of('/llm/v1', undefined, limits));
  });
});
