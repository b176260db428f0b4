import { type ComponentType, useEffect, useState } from 'react';
import type { ToastRegionProps } from './ToastRegion.tsx';

let loaded: ComponentType<ToastRegionProps> | undefined;

/** Fetches what draws passing messages. */
export async function loadToastRegion(): Promise<void> {
  loaded = (await import('./ToastRegion.tsx')).ToastRegion;
}

/** A message follows something that a person does. Its region comes with the first sign of that, before there is a message. */
const SIGNS = ['pointerdown', 'keydown', 'focusin'] as const;

/** A live region must have stood for a moment, or what appears in it is not read out; in milliseconds. */
const STANDS_FIRST = 100;

/** What draws passing messages, and whether its regions are heard yet. `needed`: there is a message to show. */
export function useToastRegion(needed: boolean): { ToastRegion: ComponentType<ToastRegionProps> | undefined; heard: boolean } {
  const [region, setRegion] = useState(() => loaded && { ToastRegion: loaded });
  const [heard, setHeard] = useState(region !== undefined);

  useEffect(() => {
    if (region) return;
    const load = (): void => {
      loadToastRegion().then(
        () => {
          setRegion(loaded && { ToastRegion: loaded });
          setTimeout(() => setHeard(true), STANDS_FIRST);
        },
        // The next sign tries again; a message is never the only place for what it says.
        () => {},
      );
    };
    if (needed) load();
    for (const sign of SIGNS) document.addEventListener(sign, load, { once: true, capture: true });
    return () => {
      for (const sign of SIGNS) document.removeEventListener(sign, load, true);
    };
  }, [region, needed]);

  return { ToastRegion: region?.ToastRegion, heard };
}
