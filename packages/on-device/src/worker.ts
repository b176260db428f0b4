import { GenerationError, type GenerationErrorKind, type GenerationEvent, type GenerationTask, type SkillStep } from '@marginalia/engine';
import { loadSteps, runTask } from './runner/run-task.ts';

/** What the page sends: a task to run, or steps whose skills should be loaded for a later run. */
export type WorkerRequest = GenerationTask | { readonly load: readonly SkillStep[] };

/** What the worker sends: the events of one run, why the run failed, or that a skill could not be loaded. */
export type WorkerMessage = { readonly event: GenerationEvent } | { readonly failed: GenerationErrorKind } | { readonly loadFailed: true };

declare const self: DedicatedWorkerGlobalScope;

// Messages need no run id: a cancelled run terminates its worker, so a worker never has two runs.
self.addEventListener('message', async ({ data }: MessageEvent<WorkerRequest>) => {
  const send = (message: WorkerMessage): void => self.postMessage(message);
  if ('load' in data) {
    await loadSteps(data.load).catch(() => send({ loadFailed: true }));
    return;
  }
  try {
    for await (const event of runTask(data)) send({ event });
  } catch (thrown) {
    send({ failed: GenerationError.from(thrown).kind });
  }
});
