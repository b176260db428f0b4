import type { OutlineSection } from '@marginalia/engine';
import { describe, expect, it } from 'vitest';
import { IdleWorker } from './idle-worker.ts';
import type { WorkerMessage } from './worker-messages.ts';

class FakeWorker extends EventTarget {
  readonly posted: unknown[] = [];
  terminated = false;
  postMessage(message: unknown): void {
    this.posted.push(message);
  }
  terminate(): void {
    this.terminated = true;
  }
  fail(): void {
    this.dispatchEvent(new Event('error'));
  }
  failToLoad(): void {
    const data: WorkerMessage = { loadFailed: true };
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}

const TERMS = { skill: 'terms', with: { from: 'notes' } } as const;
const QUIZ = { skill: 'quiz', with: { from: 'notes' } } as const;
const outlineOf = (...onDevice: (typeof TERMS | typeof QUIZ)[]) => [{ title: 'A', brief: 'a', onDevice }] as unknown as OutlineSection[];

function workers() {
  const started: FakeWorker[] = [];
  const idle = new IdleWorker(() => {
    const worker = new FakeWorker();
    started.push(worker);
    return worker as unknown as Worker;
  });
  return { started, idle, acquire: () => idle.acquire() as unknown as FakeWorker };
}

describe('The idle worker', () => {
  it('loads the skills of an outline once and serves the next run', () => {
    const { started, idle, acquire } = workers();
    const outline = outlineOf(TERMS, QUIZ);
    for (let n = 0; n < 3; n += 1) idle.preload(outline);
    expect(started).toHaveLength(1);
    expect(started[0]?.posted).toEqual([{ load: [TERMS, QUIZ] }]);
    expect(acquire()).toBe(started[0]);
  });

  it('loads the skills of another outline too', () => {
    const { started, idle } = workers();
    idle.preload(outlineOf(TERMS));
    idle.preload(outlineOf(QUIZ));
    expect(started).toHaveLength(1);
    expect(started[0]?.posted).toEqual([{ load: [TERMS] }, { load: [QUIZ] }]);
  });

  it('is the worker that has just finished a run', () => {
    const { started, idle, acquire } = workers();
    const first = acquire();
    idle.preload(outlineOf(TERMS));
    expect(started, 'no other worker is started during a run').toHaveLength(1);
    idle.release(first as unknown as Worker, true);
    expect(acquire()).toBe(first);
    idle.release(first as unknown as Worker, false);
    expect(first.terminated).toBe(true);
    expect(acquire()).not.toBe(first);
  });

  it('is only one: a second worker that finishes is terminated', () => {
    const { idle, acquire } = workers();
    const both = [acquire(), acquire()];
    for (const worker of both) idle.release(worker as unknown as Worker, true);
    expect(both.map(({ terminated }) => terminated)).toEqual([false, true]);
  });

  it.each<[string, (worker: FakeWorker) => void]>([
    ['its script did not arrive', (worker) => worker.fail()],
    ['a skill did not arrive', (worker) => worker.failToLoad()],
  ])('is terminated when %s, and the next preload starts another', (_, happen) => {
    const { started, idle, acquire } = workers();
    const outline = outlineOf(TERMS);
    idle.preload(outline);
    happen(started[0] as FakeWorker);
    expect(started[0]?.terminated).toBe(true);
    idle.preload(outline);
    expect(started).toHaveLength(2);
    expect(acquire()).toBe(started[1]);
  });

  it('finishes a run during which a skill failed to load, and is then terminated', () => {
    const { idle, acquire } = workers();
    idle.preload(outlineOf(TERMS));
    const worker = acquire();
    worker.failToLoad();
    expect(worker.terminated).toBe(false);
    idle.release(worker as unknown as Worker, true);
    expect(worker.terminated).toBe(true);
  });

  it('reports a worker that cannot be started only when a run needs it', () => {
    const idle = new IdleWorker(() => {
      throw new Error('blocked');
    });
    idle.preload(outlineOf(TERMS));
    expect(() => idle.acquire()).toThrow('blocked');
  });
});
