import { useNotices } from '@marginalia/ui';
import { useEffect } from 'react';
import { followForgetting } from './forgotten.ts';

let follows = false;

/**
 * Empties this tab when everything on the device is forgotten in another one. It listens from the first moment on, because a tab that
 * nobody has touched can hold older input and results: it may be a duplicate, or have been left or reopened.
 */
export function useForgotten(): void {
  const { show } = useNotices();
  useEffect(() => {
    if (follows) return;
    follows = true;
    followForgetting(show);
  }, [show]);
}
