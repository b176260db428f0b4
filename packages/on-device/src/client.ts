import { GenerationError, type GenerationEvent, type GenerationTask, type TextGenerator } from '@marginalia/engine';
import { IDENTITY } from './runner/identity.ts';
import { WaitingWorker } from './runner/idle-worker.ts';
import type { WorkerAnswer } from './worker.ts';

// The longest run measured (500,000 characters) takes under 5 s on a slow phone; a worker that is silent this long hangs.
const SILENCE_MILLISECONDS = 20_000;

/**
 * The generator in a worker of its own, so that the page stays responsive.
 * @param start makes a worker that runs `@marginalia/on-device/worker`; called when somebody turns to a form, or a run begins
 */
export function workerGenerator(start: () => Worker): TextGenerator {
  const waiting = new WaitingWorker(start);
  return {
    ...IDENTITY,
    availability: async () => ({ state: typeof Worker === 'undefined' ? 'unavailable' : 'ready' }),
    warm: (outline) => waiting.load(outline),
    async *generate({ task, signal }) {
      const worker = takeFrom(waiting);
      const inbox = new Inbox(worker, signal);
      let ended = false;
      try {
        post(worker, task);
        for (;;) {
          const event = await inbox.next();
          ended = event.type === 'finish';
          yield event;
          if (ended) return;
        }
      } finally {
        inbox.close();
        waiting.giveBack(worker, ended);
      }
    },
  };
}

function takeFrom(waiting: WaitingWorker): Worker {
  try {
    return waiting.take();
  } catch (cause) {
    throw new GenerationError('unavailable', 'The worker could not be started', { cause });
  }
}

function post(worker: Worker, task: GenerationTask): void {
  try {
    worker.postMessage(task);
  } catch (cause) {
    throw new GenerationError('bad-request', 'The task cannot be handed to a worker', { cause });
  }
}

/** Answers of the worker in order, as something to wait for. */
class Inbox {
  readonly #events: GenerationEvent[] = [];
  readonly #listening = new AbortController();
  #failure: GenerationError | undefined;
  #wake: (() => void) | undefined;

  constructor(worker: Worker, signal: AbortSignal | undefined) {
    const { signal: listening } = this.#listening;
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => this.#take(data), { signal: listening });
    worker.addEventListener('messageerror', () => this.#fail(new GenerationError('protocol', 'An answer could not be read')), {
      signal: listening,
    });
    worker.addEventListener('error', () => this.#fail(new GenerationError('unavailable', 'The worker failed')), { signal: listening });
    if (signal?.aborted) this.#fail(new GenerationError('aborted', 'Stopped'));
    signal?.addEventListener('abort', () => this.#fail(new GenerationError('aborted', 'Stopped')), { signal: listening });
  }

  async next(): Promise<GenerationEvent> {
    const timer = setTimeout(() => this.#fail(new GenerationError('timeout', 'The worker fell silent')), SILENCE_MILLISECONDS);
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
    this.#listening.abort();
  }

  #take(answer: WorkerAnswer): void {
    if ('failed' in answer) {
      this.#fail(new GenerationError(answer.failed, 'The device failed'));
    } else if ('event' in answer) {
      this.#events.push(answer.event);
      this.#wake?.();
    }
  }

  #fail(error: GenerationError): void {
    this.#failure ??= error;
    this.#wake?.();
  }
}
