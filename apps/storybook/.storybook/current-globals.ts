import { useSyncExternalStore } from 'react';
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events';
import { addons } from 'storybook/preview-api';
import { globalsOf, type StoryGlobals } from './globals.ts';

// Storybook gives the globals to a story, but not to a page of documentation: this module listens to the toolbar for the pages.

let current = globalsOf({});
const listeners = new Set<() => void>();

function update({ globals }: { readonly globals: Readonly<Record<string, unknown>> }): void {
  current = globalsOf(globals);
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

void addons.ready().then((channel) => {
  channel.on(SET_GLOBALS, update);
  channel.on(GLOBALS_UPDATED, update);
});

/** The settings of the toolbar, for a page of documentation. */
export function useGlobals(): StoryGlobals {
  return useSyncExternalStore(subscribe, () => current);
}
