import { GenerationError, type GenerationEvent, type GenerationTask, type TextGenerator } from '@marginalia/engine';
import { IDENTITY } from './runner/identity.ts';
import { IdleWorker } from './runner/idle-worker.ts';
import type { WorkerMessage } from './runner/worker-messages.ts';

// The longest run measured (500,000 characters) takes under 5 s on a slow phone, so a worker that is silent this long hangs.
const SILENCE_MILLISECONDS = 20_000;

/**
 * The on-device generator in a worker, so that the page stays responsive.
 * @param start makes a worker that runs `@marginalia/on-device/worker`; called when a person focuses a form or starts a run
 */
export function workerGenerator(start: () => Worker): TextGenerator {
  const idle = new IdleWorker(start);
  return {
    ...IDENTITY,
    availability: async () => ({ state: typeof Worker === 'undefined' ? 'unavailable' : 'ready' }),
    warm: (outline) => idle.preload(outline),
    async *generate({ task, signal }) {
      const worker = acquireFrom(idle);
      const events = new EventQueue(worker, signal);
      let finished = false;
      try {
        post(worker, task);
        while (!finished) {
          const event = await events.next();
          finished = event.type === 'finish';
          yield event;
        }
      } finally {
        events.close();
        idle.release(worker, finished);
      }
    },
  };
}

function acquireFrom(idle: IdleWorker): Worker {
  try {
    return idle.acquire();
  } catch (cause) {
    throw new GenerationError('unavailable', 'The worker could not be started', { cause });
  }
}

function post(worker: Worker, task: GenerationTask): void {
  try {
    worker.postMessage(task);
  } catch (cause) {
    throw new GenerationError('bad-request', 'The task cannot be sent to a worker', { cause });
  }
}

/** The events that a worker sends, in order. `next` waits for the next one and throws once the run has failed. */
class EventQueue {
  readonly #events: GenerationEvent[] = [];
  readonly #listeners = new AbortController();
  #failure: GenerationError | undefined;
  #wake: (() => void) | undefined;

  constructor(worker: Worker, signal: AbortSignal | undefined) {
    const options = { signal: this.#listeners.signal };
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => this.#receive(data), options);
    worker.addEventListener('messageerror', () => this.#fail(new GenerationError('protocol', 'A message could not be read')), options);
    worker.addEventListener('error', () => this.#fail(new GenerationError('unavailable', 'The worker failed')), options);
    if (signal?.aborted) this.#fail(new GenerationError('aborted', 'Stopped'));
    signal?.addEventListener('abort', () => this.#fail(new GenerationError('aborted', 'Stopped')), options);
  }

  async next(): Promise<GenerationEvent> {
    const timer = setTimeout(() => this.#fail(new GenerationError('timeout', 'The worker did not respond in time')), SILENCE_MILLISECONDS);
    try {
      while (this.#events.length === 0 && !this.#failure) {
        await new Promise<void>((resolve) => {
          this.#wake = resolve;
        });
      }
    } finally {
      clearTimeout(timer);
    }
    if (this.#failure) throw this.#failure;
    return this.#events.shift() as GenerationEvent;
  }

  close(): void {
    this.#listeners.abort();
  }

  #receive(message: WorkerMessage): void {
    if ('failed' in message) {
      this.#fail(new GenerationError(message.failed, 'The device failed'));
    } else if ('event' in message) {
      this.#events.push(message.event);
      this.#wake?.();
    }
  }

  #fail(error: GenerationError): void {
    this.#failure ??= error;
    this.#wake?.();
  }
}
