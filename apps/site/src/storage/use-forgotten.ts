import { useNotices } from '@marginalia/ui';
import { useEffect } from 'react';
import { interest } from '../deferred/interest.ts';

let follows = false;

/**
 * Empties this tab when everything on the device is forgotten in another one. Its code is loaded at the first sign of interest, and at once
 * after a reload, which may be the one that emptied the tab.
 */
export function useForgotten(): void {
  const { show } = useNotices();
  useEffect(() => {
    if (follows) return;
    follows = true;
    const follow = (): unknown => import('./forgotten.ts').then(({ followForgetting }) => followForgetting(show)).catch(() => {});
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    const interested = visit?.type === 'reload' ? undefined : interest();
    if (interested !== undefined) void interested.then(follow);
    else follow();
  }, [show]);
}
