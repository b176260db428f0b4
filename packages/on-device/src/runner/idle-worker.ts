import type { OutlineSection } from '@marginalia/engine';
import type { WorkerAnswer, WorkerQuestion } from '../worker.ts';

/**
 * The one worker that waits for the next run, if any: one that was started to load what a run takes, or one that has ended a run well.
 * What it has loaded stays with it, so that it needs no network.
 */
export class WaitingWorker {
  readonly #start: () => Worker;
  #worker: Worker | undefined;
  /** What it has been told to load. */
  #outline: readonly OutlineSection[] | undefined;
  /** Workers in which something is missing: a browser may not ask for it a second time there. */
  readonly #unsound = new WeakSet<Worker>();
  #atWork = 0;

  constructor(start: () => Worker) {
    this.#start = start;
  }

  /** A worker for one run. Throws what starting it throws. */
  take(): Worker {
    const worker = this.#worker ?? this.#begin();
    this.#worker = undefined;
    this.#atWork += 1;
    return worker;
  }

  /** @param well whether the run came to its end: then the worker is silent, and waits for another */
  giveBack(worker: Worker, well: boolean): void {
    this.#atWork -= 1;
    if (well && !this.#worker && !this.#unsound.has(worker)) this.#worker = worker;
    else worker.terminate();
  }

  /** Loads what this outline takes, unless that was begun. While there is a run, its worker is the one that will wait. */
  load(outline: readonly OutlineSection[]): void {
    if (this.#atWork > 0 || (this.#worker && this.#outline === outline)) return;
    this.#outline = outline;
    try {
      this.#worker ??= this.#begin();
      this.#worker.postMessage({ load: outline.flatMap(({ onDevice }) => onDevice) } satisfies WorkerQuestion);
    } catch {}
  }

  #begin(): Worker {
    const worker = this.#start();
    worker.addEventListener('error', () => this.#giveUp(worker));
    worker.addEventListener('message', ({ data }: MessageEvent<WorkerAnswer>) => {
      if ('notLoaded' in data) this.#giveUp(worker);
    });
    return worker;
  }

  /** One that is at work goes on as far as it can. */
  #giveUp(worker: Worker): void {
    this.#unsound.add(worker);
    if (this.#worker !== worker) return;
    this.#worker = undefined;
    worker.terminate();
  }
}
