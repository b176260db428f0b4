import { hasDatabase } from '../database/has-database.ts';
import { KEEP_NOTHING } from '../forget/keep-nothing.ts';

const listeners = new Set<() => void>();

/** Calls back when the switch was switched on, in this tab or another one, and what the device had kept is removed. */
export function onKeepsNothing(listener: () => void): () => void {
  if (listeners.size === 0) globalThis.addEventListener?.('storage', removeWhenSwitchedOn);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) globalThis.removeEventListener?.('storage', removeWhenSwitchedOn);
  };
}

/** Another tab knows of the switch a moment later, and may have given a text to the database in between. */
function removeWhenSwitchedOn({ key, newValue }: StorageEvent): void {
  if (key === KEEP_NOTHING && newValue !== null) void forgetKept().catch(() => undefined);
}

/** Removes what the device has kept, and notifies the pages that show it. */
export async function forgetKept(): Promise<void> {
  if (await hasDatabase()) await (await import('./kept-code.ts')).removeAllKept();
  for (const listener of listeners) listener();
}
