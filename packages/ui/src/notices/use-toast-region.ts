import { type ComponentType, useEffect, useState } from 'react';
import type { ToastRegionProps } from './ToastRegion.tsx';

let loaded: ComponentType<ToastRegionProps> | undefined;

/** Loads the component that renders toasts. */
export async function loadToastRegion(): Promise<void> {
  loaded = (await import('./ToastRegion.tsx')).ToastRegion;
}

/** The events that load the region. A toast follows an action of the person, so the region is loaded before the first toast. */
const LOADING_EVENTS = ['pointerdown', 'keydown', 'focusin'] as const;

/** Milliseconds that a live region must exist before its text changes, or screen readers do not announce the change. */
const READY_AFTER = 100;

/**
 * The component that renders toasts, once it is loaded, and whether screen readers observe its live regions yet.
 * @param needed whether a toast waits to be shown
 */
export function useToastRegion(needed: boolean): { ToastRegion: ComponentType<ToastRegionProps> | undefined; ready: boolean } {
  const [region, setRegion] = useState(() => loaded && { ToastRegion: loaded });
  const [ready, setReady] = useState(region !== undefined);

  useEffect(() => {
    if (region) return;
    const load = (): void => {
      loadToastRegion().then(
        () => {
          setRegion(loaded && { ToastRegion: loaded });
          setTimeout(() => setReady(true), READY_AFTER);
        },
        // The region could not be loaded. The next event loads it again; the text of a toast is also available elsewhere.
        () => {},
      );
    };
    if (needed) load();
    for (const type of LOADING_EVENTS) document.addEventListener(type, load, { once: true, capture: true });
    return () => {
      for (const type of LOADING_EVENTS) document.removeEventListener(type, load, true);
    };
  }, [region, needed]);

  return { ToastRegion: region?.ToastRegion, ready };
}
