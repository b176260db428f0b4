import { useEffect, useMemo, useState } from 'react';
import type { ViewProps } from '../view.ts';
import { type MarkedDraft, proofSteps } from './entries.ts';

/** In a text of so many characters the findings are placed in tasks of their own, before the view is drawn. */
const LONG_TEXT = 20_000;
/** The milliseconds of one such task. */
const TASK_MILLISECONDS = 12;

/** The draft and its findings; undefined until those of a long draft have their places. */
export function useProof(sections: ViewProps['sections'], values: ViewProps['values']): MarkedDraft | undefined {
  const isLong = Object.values(values).some((value) => value.length > LONG_TEXT);
  const atOnce = useMemo(() => (isLong ? undefined : proofWithin(proofSteps(sections, values))), [isLong, sections, values]);
  const [later, setLater] = useState<{ readonly of: ViewProps['sections']; readonly proof: MarkedDraft }>();
  useEffect(() => {
    if (!isLong) return;
    const steps = proofSteps(sections, values);
    let timer: ReturnType<typeof setTimeout>;
    const goOn = (): void => {
      const proof = proofWithin(steps, TASK_MILLISECONDS);
      if (proof) setLater({ of: sections, proof });
      else timer = setTimeout(goOn);
    };
    timer = setTimeout(goOn);
    return () => clearTimeout(timer);
  }, [isLong, sections, values]);
  return atOnce ?? (later?.of === sections ? later.proof : undefined);
}

/** Goes on for so many milliseconds; undefined if that is not to the end. */
function proofWithin(steps: Generator<undefined, MarkedDraft>, time = Number.POSITIVE_INFINITY): MarkedDraft | undefined {
  const start = performance.now();
  do {
    const step = steps.next();
    if (step.done) return step.value;
  } while (performance.now() - start < time);
  return undefined;
}
