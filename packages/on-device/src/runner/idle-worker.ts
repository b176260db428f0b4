import type { OutlineSection } from '@marginalia/engine';
import type { WorkerMessage, WorkerRequest } from './worker-messages.ts';

/**
 * Keeps at most one idle worker for the next run: one that has preloaded skills, or one that has finished a run. The code
 * that it has loaded stays in its memory, so the next run needs no network.
 */
export class IdleWorker {
  readonly #start: () => Worker;
  #idle: Worker | undefined;
  /** The outline whose skills were last preloaded. */
  #outline: readonly OutlineSection[] | undefined;
  /** Workers in which a module failed to load. A browser may not fetch a failed module again in the same worker. */
  readonly #broken = new WeakSet<Worker>();
  #running = 0;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** Returns the worker for one run: the idle one, otherwise a new one. Throws what starting a worker throws. */
  acquire(): Worker {
    const worker = this.#idle ?? this.#startWorker();
    this.#idle = undefined;
    this.#running += 1;
    return worker;
  }

  /**
   * Takes a worker back after its run.
   * @param finished whether the run reached its end; a worker that may still send messages is terminated
   */
  release(worker: Worker, finished: boolean): void {
    this.#running -= 1;
    if (finished && !this.#idle && !this.#broken.has(worker)) this.#idle = worker;
    else worker.terminate();
  }

  /** Loads the skills of an outline into the idle worker. Does nothing during a run: its worker becomes the idle one. */
  preload(outline: readonly OutlineSection[]): void {
    if (this.#running > 0 || (this.#idle && this.#outline === outline)) return;
    this.#outline = outline;
    try {
      this.#idle ??= this.#startWorker();
      this.#idle.postMessage({ load: outline.flatMap(({ onDevice }) => onDevice) } satisfies WorkerRequest);
    } catch {
      // Preloading is an optimization: the run starts a worker itself and reports why it cannot.
    }
  }

  #startWorker(): Worker {
    const worker = this.#start();
    worker.addEventListener('error', () => this.#discard(worker));
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      if ('loadFailed' in data) this.#discard(worker);
    });
    return worker;
  }

  /** Terminates the worker if it is idle. A worker in a run continues and is terminated when it is released. */
  #discard(worker: Worker): void {
    this.#broken.add(worker);
    if (this.#idle !== worker) return;
    this.#idle = undefined;
    worker.terminate();
  }
}
