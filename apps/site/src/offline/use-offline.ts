import { useNotices } from '@marginalia/ui';
import { useEffect } from 'react';

/** Makes the site work without a network, once the page has loaded and the browser is idle, and offers a new version when one waits. */
export function useOffline(): void {
  const { show } = useNotices();
  useEffect(() => {
    // The development server has no service worker.
    if (!import.meta.env.PROD) return;
    // Without this code the page works as before, and the next page tries again.
    const start = (): unknown => import('./register.ts').then(({ register }) => register(show)).catch(() => {});
    // Not every browser says when it is idle.
    (window.requestIdleCallback ?? setTimeout)(start);
  }, [show]);
}
