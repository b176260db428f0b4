import type { JustDeleted } from '@marginalia/ui';
import { attempt } from './attempt.ts';

const KEY = 'just_deleted';

/** Remembers a deletion in this tab across the reload that follows it. Does nothing if storage is blocked. */
export const justDeleted: JustDeleted = {
  get: () => attempt(() => sessionStorage.getItem(KEY)) ?? null,
  set: (id) => void attempt(() => sessionStorage.setItem(KEY, id)),
  clear: () => void attempt(() => sessionStorage.removeItem(KEY)),
};
