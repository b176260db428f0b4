export type RunChunk = typeof import('./run-chunk.tsx');

let loading: Promise<RunChunk> | undefined;

/**
 * Loads the code of a run once: the machine, and the components of the result card that render it. After a failure the next call loads it
 * again.
 */
export function loadRunChunk(): Promise<RunChunk> {
  loading ??= import('./run-chunk.tsx').catch((cause: unknown) => {
    loading = undefined;
    throw cause;
  });
  return loading;
}
