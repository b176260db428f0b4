import type { ExportSource } from '@marginalia/engine';
import { describe, expect, it } from 'vitest';
import { workerDocuments } from './writer-client.ts';
import type { WorkerAnswer, WriterRequest } from './writer-messages.ts';

/** A worker that answers as a test says. */
class FakeWorker extends EventTarget {
  readonly answer: (id: number) => WorkerAnswer | Event;
  terminated = false;
  constructor(answer: (id: number) => WorkerAnswer | Event) {
    super();
    this.answer = answer;
  }
  postMessage({ id }: WriterRequest): void {
    const said = this.answer(id);
    queueMicrotask(() => this.dispatchEvent(said instanceof Event ? said : Object.assign(new Event('message'), { data: said })));
  }
  terminate(): void {
    this.terminated = true;
  }
}

const FILE = { bytes: new Uint8Array([1]) };
const source = {} as ExportSource;

/** Writes with workers that answer one after another. */
function writing(...answers: readonly ((id: number) => WorkerAnswer | Event)[]) {
  const workers: FakeWorker[] = [];
  const { write } = workerDocuments(() => {
    workers.push(new FakeWorker(answers[workers.length] ?? ((id) => ({ id, done: FILE }))));
    return workers.at(-1) as unknown as Worker;
  });
  return { workers, write: () => write('csv', source) };
}

describe('Writing a file in a worker', () => {
  it('gives the file, and keeps the worker for the next one', async () => {
    const { workers, write } = writing();
    expect([await write(), await write()]).toEqual([FILE, FILE]);
    expect(workers).toHaveLength(1);
  });

  it.each<[string, (id: number) => WorkerAnswer | Event]>([
    ['its script', () => new Event('error')],
    ['the code of the writer', (id) => ({ id, failed: 'TypeError: import failed', loaded: false })],
  ])('gives no file when %s could not be loaded, and starts anew', async (_what, answer) => {
    const { workers, write } = writing(answer);
    expect(await write()).toBeUndefined();
    expect(workers[0]?.terminated).toBe(true);
    expect(await write()).toEqual(FILE);
    expect(workers).toHaveLength(2);
  });

  it.each<[string, (id: number) => WorkerAnswer | Event]>([
    ['the writer', (id) => ({ id, failed: 'RangeError: bad date', loaded: true })],
    ['its script', () => Object.assign(new Event('error'), { message: 'RangeError: bad date' })],
  ])('passes an error in %s on', async (_where, answer) => {
    await expect(writing(answer).write()).rejects.toThrow('RangeError: bad date');
  });
});
