import { DEVICE_STATUS, SETTINGS_KEY } from '@marginalia/engine';
import { siteFile } from './site-file.ts';

let status = DEVICE_STATUS;
let following = false;
const listeners = new Set<() => void>();

/** What is stored of a choice; null where nothing is, or nothing may be read. */
export function storedChoice(): string | null {
  try {
    return localStorage.getItem(SETTINGS_KEY);
  } catch {
    return null;
  }
}

/** Whether the device writes because nobody has said otherwise. Then no code of other generators is loaded. */
export async function isUndecided(): Promise<boolean> {
  return storedChoice() === null && !(await siteFile()).defaultGenerator;
}

/**
 * Says anew what is chosen and how ready it is; when that cannot be known, what was said stays.
 * @param event what another tab did
 */
export async function refreshGenerator(event?: StorageEvent): Promise<void> {
  try {
    status =
      event === undefined && (await isUndecided()) ? DEVICE_STATUS : await (await import('./generator-choice.ts')).currentStatus(event);
    for (const listener of listeners) listener();
  } catch {}
}

/** The chosen generator in words, for whatever shows it. Other tabs choose too; a key that they forget is forgotten here. */
export const generatorStatus = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener);
    if (!following) {
      following = true;
      addEventListener('storage', (event) => {
        if (event.key?.startsWith('generation_')) void refreshGenerator(event);
      });
      for (const change of ['online', 'offline']) addEventListener(change, () => void refreshGenerator());
      void refreshGenerator();
    }
    return () => listeners.delete(listener);
  },
  status: () => status,
};
