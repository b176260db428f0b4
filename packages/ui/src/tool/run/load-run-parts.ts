export type RunChunk = typeof import('./run-parts.tsx');

let loading: Promise<RunChunk> | undefined;

/** Loads the code of a run once: the machine, and the components of the result card that render it. After a failure the next call loads it again. */
export function loadRunParts(): Promise<RunChunk> {
  loading ??= import('./run-parts.tsx').catch((cause: unknown) => {
    loading = undefined;
    throw cause;
  });
  return loading;
}
