import { countWords, wordsOf } from '@marginalia/engine';
import { useCallback, useSyncExternalStore } from 'react';
import type { FieldText } from './use-tool-form.ts';

/** Milliseconds without a change before words are counted. A count between two keys costs the page a layout and a paint of its own. */
const REST_MILLISECONDS = 300;

/** The number of words in the field, counted when typing pauses. */
export function WordCount({ id, text }: { readonly id: string; readonly text: FieldText }) {
  const subscribe = useCallback(
    (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const unsubscribe = text.subscribe(() => {
        clearTimeout(timer);
        timer = setTimeout(listener, REST_MILLISECONDS);
      });
      return () => {
        unsubscribe();
        clearTimeout(timer);
      };
    },
    [text],
  );
  const words = (): number => countWords(text.get());
  return (
    <p className="m-field__count" id={id}>
      {wordsOf(useSyncExternalStore(subscribe, words, words))}
    </p>
  );
}
