import { useSyncExternalStore } from 'react';

const subscribeToNothing = (): (() => void) => () => {};

/** False in prerendered HTML and until React has hydrated the page. A form is disabled until then: text typed earlier would be lost. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    subscribeToNothing,
    () => true,
    () => false,
  );
}
