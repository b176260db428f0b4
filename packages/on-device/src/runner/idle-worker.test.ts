import type { OutlineSection } from '@marginalia/engine';
import { describe, expect, it } from 'vitest';
import type { WorkerAnswer } from '../worker.ts';
import { WaitingWorker } from './idle-worker.ts';

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
  misses(): void {
    const data: WorkerAnswer = { notLoaded: true };
    this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}

const TERMS = { skill: 'terms', with: { from: 'notes' } } as const;
const QUIZ = { skill: 'quiz', with: { from: 'notes' } } as const;
const outlineOf = (...onDevice: (typeof TERMS | typeof QUIZ)[]) => [{ title: 'A', brief: 'a', onDevice }] as unknown as OutlineSection[];

function workers() {
  const started: FakeWorker[] = [];
  const waiting = new WaitingWorker(() => {
    const worker = new FakeWorker();
    started.push(worker);
    return worker as unknown as Worker;
  });
  return { started, waiting, takes: () => waiting.take() as unknown as FakeWorker };
}

describe('The worker that waits', () => {
  it('loads what an outline takes, once, and does the next run', () => {
    const { started, waiting, takes } = workers();
    const outline = outlineOf(TERMS, QUIZ);
    for (let n = 0; n < 3; n += 1) waiting.load(outline);
    expect(started).toHaveLength(1);
    expect(started[0]?.posted).toEqual([{ load: [TERMS, QUIZ] }]);
    expect(takes()).toBe(started[0]);
  });

  it('loads more for another outline', () => {
    const { started, waiting } = workers();
    waiting.load(outlineOf(TERMS));
    waiting.load(outlineOf(QUIZ));
    expect(started).toHaveLength(1);
    expect(started[0]?.posted).toEqual([{ load: [TERMS] }, { load: [QUIZ] }]);
  });

  it('is the one that has ended a run well', () => {
    const { started, waiting, takes } = workers();
    const first = takes();
    waiting.load(outlineOf(TERMS));
    expect(started, 'while it writes, no other is started to wait').toHaveLength(1);
    waiting.giveBack(first as unknown as Worker, true);
    expect(takes()).toBe(first);
    waiting.giveBack(first as unknown as Worker, false);
    expect(first.terminated).toBe(true);
    expect(takes()).not.toBe(first);
  });

  it('is one alone', () => {
    const { waiting, takes } = workers();
    const both = [takes(), takes()];
    for (const worker of both) waiting.giveBack(worker as unknown as Worker, true);
    expect(both.map(({ terminated }) => terminated)).toEqual([false, true]);
  });

  it.each<[string, (worker: FakeWorker) => void]>([
    ['its script did not arrive', (worker) => worker.fail()],
    ['a skill did not arrive', (worker) => worker.misses()],
  ])('is given up when %s, and another is asked for the next time', (_, happen) => {
    const { started, waiting, takes } = workers();
    const outline = outlineOf(TERMS);
    waiting.load(outline);
    happen(started[0] as FakeWorker);
    expect(started[0]?.terminated).toBe(true);
    waiting.load(outline);
    expect(started).toHaveLength(2);
    expect(takes()).toBe(started[1]);
  });

  it('goes on with a run for which something was not loaded, and does no other', () => {
    const { waiting, takes } = workers();
    waiting.load(outlineOf(TERMS));
    const worker = takes();
    worker.misses();
    expect(worker.terminated).toBe(false);
    waiting.giveBack(worker as unknown as Worker, true);
    expect(worker.terminated).toBe(true);
  });

  it('says nothing when no worker can be started', () => {
    const waiting = new WaitingWorker(() => {
      throw new Error('blocked');
    });
    waiting.load(outlineOf(TERMS));
    expect(() => waiting.take()).toThrow('blocked');
  });
});
