import { REPORT_PARTS_KEY } from '../../storage/report-parts-key.ts';
import { hasDatabase } from '../database/has-database.ts';
import { storageError } from '../storage-error.ts';

/** The key of the switch "Keep nothing here" in local storage, so that it holds for every tab of this browser. */
const KEY = 'keep_nothing';

/** How the keys begin in local storage of what a page has given to the database, until the database has confirmed it. */
export const UNSTORED = 'unstored:';

/** Whether drafts and results end with the tab. */
export function keepsNothing(): boolean {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

/** Sets the switch, and removes what the device has kept when it is switched on. Throws `StorageError` if that cannot be stored. */
export async function setKeepsNothing(on: boolean): Promise<void> {
  try {
    if (!on) localStorage.removeItem(KEY);
    else {
      localStorage.setItem(KEY, 'true');
      // The archive uses local storage where the browser refuses the database.
      localStorage.removeItem(REPORT_PARTS_KEY);
      for (const key of Object.keys(localStorage)) if (key.startsWith(UNSTORED)) localStorage.removeItem(key);
    }
  } catch (cause) {
    throw storageError(cause);
  }
  if (on) await removeKept();
}

const listeners = new Set<() => void>();

/** Calls back when the switch was switched on, in this tab or another one, and what the device had kept is removed. */
export function onKeepsNothing(listener: () => void): () => void {
  if (listeners.size === 0) globalThis.addEventListener?.('storage', hear);
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) globalThis.removeEventListener?.('storage', hear);
  };
}

/** Another tab knows of the switch a moment later, and may have given a text to the database in between. */
function hear({ key, newValue }: StorageEvent): void {
  if (key === KEY && newValue !== null) void removeKept().catch(() => undefined);
}

async function removeKept(): Promise<void> {
  if (await hasDatabase()) await (await import('./kept-code.ts')).removeAllKept();
  for (const listener of listeners) listener();
}

let forgotten = false;

/** Makes this page keep nothing more, because everything is being deleted and the page will be reloaded. */
export function stopKeeping(): void {
  forgotten = true;
}

/** Makes this page keep things again, because not everything could be deleted. */
export function resumeKeeping(): void {
  forgotten = false;
}

/** Whether this page keeps nothing more. */
export function hasStoppedKeeping(): boolean {
  return forgotten;
}
