import { useDeferredValue, useMemo } from 'react';
import { wordsIn } from './words.ts';

/** The words typed so far. It may lag behind a large text; typing may not. */
export function WordCount({ id, text }: { readonly id: string; readonly text: string }) {
  const shown = useDeferredValue(text);
  const words = useMemo(() => wordsIn(shown), [shown]);
  return (
    <p className="m-field__count" id={id}>
      {words}
    </p>
  );
}
