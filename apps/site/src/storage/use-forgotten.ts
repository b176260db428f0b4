import { useNotices } from '@marginalia/ui';
import { useEffect } from 'react';

let follows = false;

/** Empties this tab when everything on the device is forgotten in another one. Its code is loaded after the page. */
export function useForgotten(): void {
  const { show } = useNotices();
  useEffect(() => {
    if (follows) return;
    follows = true;
    import('./forgotten.ts').then(
      ({ followForgetting }) => followForgetting(show),
      () => {
        follows = false;
      },
    );
  }, [show]);
}
