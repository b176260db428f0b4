import type { GenerationErrorKind, GenerationEvent, GenerationTask, SkillStep } from '@marginalia/engine';

/** A message from the page to the worker: a task to run, or steps whose skills the worker loads for a later run. */
export type WorkerRequest = GenerationTask | { readonly load: readonly SkillStep[] };

/** A message from the worker to the page: an event of a run, the reason why the run failed, or the failure to load a skill. */
export type WorkerMessage = { readonly event: GenerationEvent } | { readonly failed: GenerationErrorKind } | { readonly loadFailed: true };
