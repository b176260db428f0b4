import { storageError } from '@marginalia/engine/browser';
import type { Appearance } from '@marginalia/ui';

// src/inline/theme.js reads the same key before the first paint, and follows other tabs.
const APPEARANCE_KEY = 'appearance';

/** The chosen appearance; `system` when the page follows the device. */
export function chosenAppearance(): Appearance {
  const { theme } = document.documentElement.dataset;
  return theme === 'light' || theme === 'dark' ? theme : 'system';
}

/** Whether the page is dark now, by choice or because the device is. */
export function isDark(): boolean {
  const chosen = chosenAppearance();
  return chosen === 'system' ? matchMedia('(prefers-color-scheme: dark)').matches : chosen === 'dark';
}

/** Applies an appearance and stores it. Throws `StorageError` when it cannot be stored; it is applied even then. */
export function chooseAppearance(appearance: Appearance): void {
  if (appearance === 'system') delete document.documentElement.dataset['theme'];
  else document.documentElement.dataset['theme'] = appearance;
  try {
    if (appearance === 'system') localStorage.removeItem(APPEARANCE_KEY);
    else localStorage.setItem(APPEARANCE_KEY, appearance);
  } catch (cause) {
    throw storageError(cause);
  }
}
