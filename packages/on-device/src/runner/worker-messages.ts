import type { GenerationErrorKind, GenerationEvent, GenerationTask, SkillStep } from '@marginalia/engine';

/** What the page sends: a task to run, or steps whose skills should be loaded for a later run. */
export type WorkerRequest = GenerationTask | { readonly load: readonly SkillStep[] };

/** What the worker sends: the events of one run, why the run failed, or that a skill could not be loaded. */
export type WorkerMessage = { readonly event: GenerationEvent } | { readonly failed: GenerationErrorKind } | { readonly loadFailed: true };
