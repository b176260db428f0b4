import { useCallback, useSyncExternalStore } from 'react';
import { debounce } from '../../basics/debounce.ts';
import type { FieldText } from './use-tool-form.ts';

/** Milliseconds without a change before a text is read. A count between two keys costs the page a layout and a paint of its own. */
const DEBOUNCE_MILLISECONDS = 300;

/** A fact about the text of a field, read when typing pauses. */
export function usePausedText<Fact extends number | string>(text: FieldText, factOf: (text: string) => Fact): Fact {
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
  const read = (): Fact => factOf(text.get());
  return useSyncExternalStore(subscribe, read, read);
}
