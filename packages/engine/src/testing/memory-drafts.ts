import type { DraftsPort, LeftDraft, LeftDraftsPort } from '../ports.ts';
import { StorageError } from '../storage/storage-error.ts';

export function memoryDrafts(): DraftsPort {
  const drafts = new Map<string, Readonly<Record<string, string>>>();
  return {
    read: (form) => drafts.get(form) ?? {},
    write: (form, texts) => {
      drafts.set(form, texts);
      return true;
    },
  };
}

export interface MemoryLeftDrafts extends LeftDraftsPort {
  /** This tab's drafts, by form. */
  readonly tab: Map<string, LeftDraft>;
  /** The drafts of closed tabs, for every form. */
  readonly closed: LeftDraft[];
  /** If set, every write fails for this reason. */
  failure: StorageError['reason'] | undefined;
}

/** Drafts that outlive their tab, in memory. */
export function memoryLeftDrafts(closed: readonly LeftDraft[] = []): MemoryLeftDrafts {
  const drafts: MemoryLeftDrafts = {
    tab: new Map(),
    closed: [...closed],
    failure: undefined,
    async write(form, texts) {
      if (drafts.failure) throw new StorageError(drafts.failure);
      if (Object.keys(texts).length === 0) drafts.tab.delete(form);
      else drafts.tab.set(form, { id: `tab:${form}`, at: '2026-11-20T12:00:00.000Z', texts });
    },
    own: async (form) => drafts.tab.get(form),
    left: async () => [...drafts.closed],
    async leave(form, texts) {
      const draft = { id: `left:${form}:${drafts.closed.length}`, at: '2026-11-20T12:00:00.000Z', texts };
      drafts.closed.unshift(draft);
      return draft;
    },
    async remove(id) {
      const at = drafts.closed.findIndex((draft) => draft.id === id);
      if (at >= 0) drafts.closed.splice(at, 1);
    },
  };
  return drafts;
}
