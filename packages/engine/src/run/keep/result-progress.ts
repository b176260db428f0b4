import type { Ports } from '../../ports.ts';
import { type ProgressRecord, progressId } from '../../progress/progress-port.ts';

/** The progress of a student in the views of one result. */
export interface ResultProgress {
  read(): Promise<ProgressRecord | undefined>;
  /** Replaces the state of a view by `change(state)`, and pins the kept result. Throws `StorageError`. */
  update(view: string, change: (state: unknown) => unknown): Promise<ProgressRecord>;
  subscribe(changed: () => void): () => void;
}

/** @param text the public text of the result */
export function resultProgress({ progress, kept }: Pick<Ports, 'progress' | 'kept'>, tool: string, text: string): ResultProgress {
  const id = progressId(tool, text);
  let isPinned = false;
  /** A result with which something was done is never counted out and never expires. */
  const pin = async (): Promise<void> => {
    if (isPinned) return;
    isPinned = true;
    for (const record of await kept.list(tool))
      if (record.text === text && record.pinned !== true) await kept.put({ ...record, pinned: true });
  };
  return {
    read: () => progress.read(id),
    async update(view, change) {
      const [record] = await Promise.all([progress.update(id, view, change), pin().catch(() => undefined)]);
      return record;
    },
    subscribe: (changed) => progress.subscribe(id, changed),
  };
}
