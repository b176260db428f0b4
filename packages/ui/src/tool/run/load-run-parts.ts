export type RunParts = typeof import('./run-parts.tsx');

let loading: Promise<RunParts> | undefined;

/** Fetches what a run needs, once: the machine and the parts of the result card that show it. After a failure the next call tries again. */
export function loadRunParts(): Promise<RunParts> {
  loading ??= import('./run-parts.tsx').catch((cause: unknown) => {
    loading = undefined;
    throw cause;
  });
  return loading;
}
