import { countWords, wordsOf } from '@marginalia/engine';
import { useCallback, useSyncExternalStore } from 'react';
import type { FieldText } from './use-tool-form.ts';

/** Milliseconds between two counts (throttle): counting and rendering at every key would slow down typing. */
const COUNT_EVERY = 500;

/** The number of words in a field. */
export function WordCount({ id, text }: { readonly id: string; readonly text: FieldText }) {
  const subscribe = useCallback(
    (listener: () => void) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      const unsubscribe = text.subscribe(() => {
        timer ??= setTimeout(() => {
          timer = undefined;
          listener();
        }, COUNT_EVERY);
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
