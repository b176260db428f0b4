import { GenerationError, type GenerationErrorKind, type GenerationEvent, type GenerationTask } from '@marginalia/engine';
import { runTask } from './run-task.ts';

/** What the worker answers: the events of one run, or how it failed. */
export type WorkerAnswer = { readonly event: GenerationEvent } | { readonly failed: GenerationErrorKind };

declare const self: DedicatedWorkerGlobalScope;

// One task a worker: stopping a run ends its worker, so there is never a second one to tell apart.
self.addEventListener('message', async ({ data }: MessageEvent<GenerationTask>) => {
  const answer = (message: WorkerAnswer): void => self.postMessage(message);
  try {
    for await (const event of runTask(data)) answer({ event });
  } catch (thrown) {
    answer({ failed: GenerationError.from(thrown).kind });
  }
});
