import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/** Whether the page's script runs. False in prerendered HTML, where a form cannot answer yet. */
export function useLive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
