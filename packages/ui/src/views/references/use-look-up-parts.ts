import type { ReferenceLookupPort } from '@marginalia/engine';
import { useEffect, useState } from 'react';

type Parts = typeof import('./look-up/look-up-parts.ts') & { readonly host: string };

/** The controls of the look-up. Their code is loaded where the deployment allows a host, and undefined until then. */
export function useLookUpParts(port: ReferenceLookupPort): Parts | undefined {
  const [parts, setParts] = useState<Parts>();
  useEffect(() => {
    let left = false;
    const load = async (): Promise<void> => {
      const host = await port.host();
      if (host === undefined) return;
      const loaded = await import('./look-up/look-up-parts.ts');
      if (!left) setParts({ ...loaded, host });
    };
    // Without a network the list has no look-up, and everything else.
    load().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [port]);
  return parts;
}
