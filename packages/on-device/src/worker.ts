import { GenerationError, type GenerationErrorKind, type GenerationEvent, type GenerationTask, type SkillStep } from '@marginalia/engine';
import { loadSteps, runTask } from './runner/run-task.ts';

/** What the worker is asked: to write, or to load what writing takes. */
export type WorkerQuestion = GenerationTask | { readonly load: readonly SkillStep[] };

/** What the worker answers: the events of one run, or how it failed. `notLoaded`: something that it was to load did not arrive. */
export type WorkerAnswer = { readonly event: GenerationEvent } | { readonly failed: GenerationErrorKind } | { readonly notLoaded: true };

declare const self: DedicatedWorkerGlobalScope;

// One task at a time: stopping a run ends its worker, so there is never a second one to tell apart.
self.addEventListener('message', async ({ data }: MessageEvent<WorkerQuestion>) => {
  const answer = (message: WorkerAnswer): void => self.postMessage(message);
  if ('load' in data) {
    await loadSteps(data.load).catch(() => answer({ notLoaded: true }));
    return;
  }
  try {
    for await (const event of runTask(data)) answer({ event });
  } catch (thrown) {
    answer({ failed: GenerationError.from(thrown).kind });
  }
});
