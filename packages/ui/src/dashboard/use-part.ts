import { useState } from 'react';

/** A chunk that a page loads when there is a need for it. */
export interface LaterPart<Part> {
  /** Nothing until it has arrived. */
  readonly part: Part | undefined;
  /** It did not arrive when it was last asked for. */
  readonly failed: boolean;
  /** Asks for it; gives nothing where it does not arrive. */
  readonly load: () => Promise<Part | undefined>;
}

export function usePart<Part>(fetchPart: () => Promise<Part>): LaterPart<Part> {
  const [part, setPart] = useState<Part>();
  const [failed, setFailed] = useState(false);
  const load = async (): Promise<Part | undefined> => {
    const loaded = await fetchPart().catch(() => undefined);
    if (loaded) setPart(() => loaded);
    setFailed(!loaded);
    return loaded;
  };
  return { part, failed, load };
}
