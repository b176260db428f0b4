import type { GenerationEvent, GenerationRequest } from '@marginalia/engine';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { workerGenerator } from './client.ts';
import type { WorkerMessage } from './runner/worker-messages.ts';

/** A worker whose messages a test sends. */
class FakeWorker extends EventTarget {
  posted: unknown[] = [];
  terminated = false;
  postMessage(message: unknown): void {
    this.posted.push(message);
  }
  terminate(): void {
    this.terminated = true;
  }
  send(...messages: readonly WorkerMessage[]): void {
    for (const data of messages) this.dispatchEvent(Object.assign(new Event('message'), { data }));
  }
}

const task = { section: 'a' } as unknown as GenerationRequest['task'];
const request = (signal?: AbortSignal): GenerationRequest => ({ task, ...(signal && { signal }) }) as GenerationRequest;
const delta = (text: string): WorkerMessage => ({ event: { type: 'delta', text } });
const FINISH: WorkerMessage = { event: { type: 'finish', reason: 'stop' } };

function run(signal?: AbortSignal) {
  const worker = new FakeWorker();
  const events = workerGenerator(() => worker as unknown as Worker).generate(request(signal));
  return { worker, events: events[Symbol.asyncIterator]() };
}

async function textOf(events: AsyncIterator<GenerationEvent>): Promise<string> {
  let text = '';
  for (let next = await events.next(); !next.done; next = await events.next()) {
    if (next.value.type === 'delta') text += next.value.text;
  }
  return text;
}

afterEach(() => vi.useRealTimers());

describe('The generator in a worker', () => {
  it('sends the task to the worker and yields its events in order', async () => {
    const { worker, events } = run();
    const text = textOf(events);
    worker.send(delta('One '), delta('two'), FINISH);
    expect(await text).toBe('One two');
    expect(worker.posted).toEqual([task]);
  });

  it.each<[string, (worker: FakeWorker) => void, string]>([
    ['the worker fails', (worker) => worker.dispatchEvent(new Event('error')), 'unavailable'],
    ['a skill cannot be loaded', (worker) => worker.send({ failed: 'unavailable' }), 'unavailable'],
    ['a message cannot be read', (worker) => worker.dispatchEvent(new Event('messageerror')), 'protocol'],
  ])('fails with the kind of the error when %s', async (_name, happen, kind) => {
    const { worker, events } = run();
    const next = events.next();
    happen(worker);
    await expect(next).rejects.toMatchObject({ name: 'GenerationError', kind });
    expect(worker.terminated).toBe(true);
  });

  it('stops immediately when the request is aborted', async () => {
    const abort = new AbortController();
    const { worker, events } = run(abort.signal);
    const next = events.next();
    abort.abort();
    await expect(next).rejects.toMatchObject({ kind: 'aborted' });
    expect(worker.terminated).toBe(true);
  });

  it('terminates its worker when the caller stops reading', async () => {
    const { worker, events } = run();
    const first = events.next();
    worker.send(delta('One'));
    await first;
    await events.return?.();
    expect(worker.terminated).toBe(true);
  });

  it('fails when the worker is silent for 20 seconds', async () => {
    vi.useFakeTimers();
    const { worker, events } = run();
    const next = expect(events.next()).rejects.toMatchObject({ kind: 'timeout' });
    await vi.advanceTimersByTimeAsync(20_000);
    await next;
    expect(worker.terminated).toBe(true);
  });

  it('fails as unavailable when no worker can be started', async () => {
    const generator = workerGenerator(() => {
      throw new Error('blocked');
    });
    await expect(generator.generate(request())[Symbol.asyncIterator]().next()).rejects.toMatchObject({ kind: 'unavailable' });
  });
});
