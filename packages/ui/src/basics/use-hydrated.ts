import { useSyncExternalStore } from 'react';

const never = (): (() => void) => () => {};

/** False in prerendered HTML and until React has hydrated the page. A form is disabled until then: text typed earlier would be lost. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
