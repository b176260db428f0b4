import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/** False in prerendered HTML and until the page runs: what is typed before that would be lost. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
