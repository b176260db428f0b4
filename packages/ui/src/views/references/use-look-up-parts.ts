import type { ReferenceLookupPort } from '@marginalia/engine';
import { useEffect, useState } from 'react';

type LookUpParts = typeof import('./look-up/look-up-parts.ts') & { readonly host: string };

/** The controls of the look-up. Their code is loaded where the deployment allows a host, and undefined until then. */
export function useLookUpParts(port: ReferenceLookupPort): LookUpParts | undefined {
  const [parts, setParts] = useState<LookUpParts>();
  useEffect(() => {
    let left = false;
    const load = async (): Promise<void> => {
      const host = await port.host();
      if (host === undefined) return;
      const { LookUpBar, LookUpLine } = await import('./look-up/look-up-parts.ts');
      if (!left) setParts({ LookUpBar, LookUpLine, host });
    };
    // Without a network the list has no look-up, and everything else.
    load().catch(() => undefined);
    return () => {
      left = true;
    };
  }, [port]);
  return parts;
}
