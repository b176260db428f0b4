import { countWords, wordsOf } from '@marginalia/engine';
import { useCallback, useSyncExternalStore } from 'react';
import { debounce } from '../../basics/debounce.ts';
import type { FieldText } from './use-tool-form.ts';

/** Milliseconds without a change before words are counted. A count between two keys costs the page a layout and a paint of its own. */
const DEBOUNCE_MILLISECONDS = 300;

/** The number of words in the field, counted when typing pauses. */
export function WordCount({ id, text }: { readonly id: string; readonly text: FieldText }) {
  const subscribe = useCallback(
    (listener: () => void) => {
      const debounced = debounce(DEBOUNCE_MILLISECONDS, listener);
      const unsubscribe = text.subscribe(debounced.touch);
      return () => {
        unsubscribe();
        debounced.cancel();
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
