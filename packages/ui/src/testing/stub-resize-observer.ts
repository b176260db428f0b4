import { vi } from 'vitest';

/** Defines a `ResizeObserver` that observes nothing: jsdom has none, because it has no layout. */
export function stubResizeObserver(): void {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
}
