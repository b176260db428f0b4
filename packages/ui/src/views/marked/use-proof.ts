import { useEffect, useMemo, useState } from 'react';
import type { ViewProps } from '../view.ts';
import { type Proof, proofOf } from './entries.ts';

/** In a text of so many characters the findings are placed in a task of their own, before the view is drawn. */
const LONG = 20_000;

/** The draft and its findings; undefined until those of a long draft have their places. */
export function useProof(sections: ViewProps['sections'], values: ViewProps['values']): Proof | undefined {
  const isLong = Object.values(values).some((value) => value.length > LONG);
  const atOnce = useMemo(() => (isLong ? undefined : proofOf(sections, values)), [isLong, sections, values]);
  const [later, setLater] = useState<{ readonly of: ViewProps['sections']; readonly proof: Proof }>();
  useEffect(() => {
    if (!isLong) return;
    const timer = setTimeout(() => setLater({ of: sections, proof: proofOf(sections, values) }));
    return () => clearTimeout(timer);
  }, [isLong, sections, values]);
  return atOnce ?? (later?.of === sections ? later.proof : undefined);
}
