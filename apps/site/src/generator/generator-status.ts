import { DEVICE_STATUS, SETTINGS_KEY } from '@marginalia/engine';
import { siteFile } from '../deployment/site-file.ts';

let status = DEVICE_STATUS;
/** How many times it was asked for, and which of them `status` answers. */
let asked = 0;
let answered = 0;
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
 * Says anew what is chosen and how ready it is; when that cannot be known, what was said stays. An answer that comes after the one to
 * a later question is dropped.
 * @param event what another tab did
 */
export async function refreshGenerator(event?: StorageEvent): Promise<void> {
  asked += 1;
  const turn = asked;
  try {
    const now =
      event === undefined && (await isUndecided()) ? DEVICE_STATUS : await (await import('./generator-choice.ts')).currentStatus(event);
    if (turn < answered) return;
    answered = turn;
    status = now;
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
