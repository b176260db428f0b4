import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Lane, Lanes } from './request-queue.ts';
import { sleep } from './sleep.ts';

beforeEach(() => void vi.useFakeTimers({ now: 0 }));
afterEach(() => void vi.useRealTimers());

/** Enters, and says when. */
function enter(lane: Lane, signal?: AbortSignal) {
  const entry = { at: undefined as number | undefined, leave: () => {} };
  const entering = lane.enter(signal).then((leave) => Object.assign(entry, { at: Date.now(), leave }));
  return Object.assign(entry, { entering });
}

describe('The requests of one key', () => {
  it('run one after another, in their order', async () => {
    const lane = new Lane(Date.now, sleep);
    const [first, second, third] = [enter(lane), enter(lane), enter(lane)];
    await vi.advanceTimersByTimeAsync(10);
    expect([first.at, second.at, third.at]).toEqual([0, undefined, undefined]);
    expect(lane.delay()).toBeUndefined();
    first.leave();
    first.leave();
    await vi.advanceTimersByTimeAsync(10);
    expect([second.at, third.at]).toEqual([10, undefined]);
    expect(lane.delay()).toBeUndefined();
    second.leave();
    await third.entering;
    third.leave();
    expect(lane.delay()).toBe(0);
  });

  it('run side by side where the service allows it', async () => {
    const lane = new Lane(Date.now, sleep);
    lane.limits = { concurrency: 2 };
    const entries = [enter(lane), enter(lane), enter(lane)];
    await vi.advanceTimersByTimeAsync(1);
    expect(entries.map(({ at }) => at)).toEqual([0, 0, undefined]);
  });

  it('keep to the requests of a minute', async () => {
    const lane = new Lane(Date.now, sleep);
    lane.limits = { concurrency: 9, requestsPerMinute: 2 };
    const entries = Array.from({ length: 5 }, () => enter(lane));
    await vi.advanceTimersByTimeAsync(1000);
    expect(lane.delay()).toBe(59_000);
    await vi.advanceTimersByTimeAsync(200_000);
    expect(entries.map(({ at }) => at)).toEqual([0, 0, 60_000, 60_000, 120_000]);
  });

  it('all wait when one is asked to', async () => {
    const lane = new Lane(Date.now, sleep);
    lane.limits = { concurrency: 2 };
    lane.hold(5000);
    lane.hold(1000);
    expect(lane.delay()).toBe(5000);
    const entries = [enter(lane), enter(lane)];
    await vi.advanceTimersByTimeAsync(10_000);
    expect(entries.map(({ at }) => at)).toEqual([5000, 5000]);
  });

  it.each(['in the line', 'in a pause', 'before it came', 'while it runs'])('give their turn on when stopped %s', async (when) => {
    const lane = new Lane(Date.now, sleep);
    const stop = new AbortController();
    if (when === 'before it came') stop.abort();
    if (when === 'in a pause') lane.hold(1000);
    const first = when === 'in the line' ? enter(lane) : undefined;
    const stopped = lane.enter(stop.signal).then(
      () => 'entered',
      ({ kind }: { kind: string }) => kind,
    );
    const next = enter(lane);
    await vi.advanceTimersByTimeAsync(10);
    stop.abort();
    expect(await stopped).toBe(when === 'while it runs' ? 'entered' : 'aborted');
    first?.leave();
    await vi.advanceTimersByTimeAsync(2000);
    expect(next.at).toBeDefined();
    next.leave();
    expect(lane.delay()).toBe(0);
  });

  it('share a line with the same address and key only', () => {
    const lanes = new Lanes(Date.now, sleep);
    const limits = { concurrency: 1 };
    const lane = lanes.of('https://a.example/v1', 'k', limits);
    expect(lanes.of('https://a.example/v1beta', 'k', limits)).toBe(lane);
    expect(lanes.of('https://a.example/v1', 'other', limits)).not.toBe(lane);
    expect(lanes.of('https://b.example/v1', 'k', limits)).not.toBe(lane);
    expect(lanes.of('/llm/v1', undefined, limits)).toBe(lanes.of('/llm/v1', undefined, limits));
  });
});
