import type { JustDeleted } from '@marginalia/ui';

const KEY = 'just_deleted';

/** Remembers a deletion in this tab across the reload that follows it. Does nothing if storage is blocked. */
export const justDeleted: JustDeleted = {
  get: () => attempt(() => sessionStorage.getItem(KEY)) ?? null,
  set: (id) => void attempt(() => sessionStorage.setItem(KEY, id)),
  clear: () => void attempt(() => sessionStorage.removeItem(KEY)),
};

function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
