import { type ComponentType, useEffect, useState } from 'react';
import type { ToastRegionProps } from './ToastRegion.tsx';

let loaded: ComponentType<ToastRegionProps> | undefined;

/** Loads the component that draws toasts. */
export async function loadToastRegion(): Promise<void> {
  loaded = (await import('./ToastRegion.tsx')).ToastRegion;
}

/** Events that load the region: a toast follows an action, so the region is there before the first toast. */
const LOADING_EVENTS = ['pointerdown', 'keydown', 'focusin'] as const;

/** Milliseconds that a live region must exist before its text changes, or screen readers do not announce the change. */
const ANNOUNCED_AFTER = 100;

/** The component that draws toasts, once it is loaded, and whether its live regions are announced yet. `needed`: a toast is waiting. */
export function useToastRegion(needed: boolean): { ToastRegion: ComponentType<ToastRegionProps> | undefined; announced: boolean } {
  const [region, setRegion] = useState(() => loaded && { ToastRegion: loaded });
  const [announced, setAnnounced] = useState(region !== undefined);

  useEffect(() => {
    if (region) return;
    const load = (): void => {
      loadToastRegion().then(
        () => {
          setRegion(loaded && { ToastRegion: loaded });
          setTimeout(() => setAnnounced(true), ANNOUNCED_AFTER);
        },
        // Not loaded: the next event tries again, and the text of a toast is available elsewhere.
        () => {},
      );
    };
    if (needed) load();
    for (const type of LOADING_EVENTS) document.addEventListener(type, load, { once: true, capture: true });
    return () => {
      for (const type of LOADING_EVENTS) document.removeEventListener(type, load, true);
    };
  }, [region, needed]);

  return { ToastRegion: region?.ToastRegion, announced };
}
