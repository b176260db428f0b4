import { isSaved, type KeptResult, type Ports, StorageError, type Tool } from '@marginalia/engine';
import { useEffect, useState } from 'react';

/**
 * Whether a kept text is also saved; undefined until saved work is read. It is read anew when it changes, here or in another tab: a record
 * that was deleted leaves a text that is only kept.
 */
export function useIsSaved({ definition }: Tool, kept: KeptResult | undefined, { work }: Pick<Ports, 'work'>): boolean | undefined {
  const store = definition.output.save?.store;
  const text = kept?.text;
  const [found, setFound] = useState<{ readonly text: string; readonly saved: boolean }>();
  useEffect(() => {
    if (text === undefined || store === undefined) return;
    let isLatest = true;
    const read = async (): Promise<void> => {
      const saved = await work.read().then(
        (texts) => isSaved(texts, store, text),
        (thrown: unknown) => {
          if (thrown instanceof StorageError) return false;
          throw thrown;
        },
      );
      if (isLatest) setFound({ text, saved });
    };
    const listener = (): void => void read();
    listener();
    addEventListener('storage', listener);
    const unsubscribe = work.subscribe(listener);
    return () => {
      isLatest = false;
      unsubscribe();
      removeEventListener('storage', listener);
    };
  }, [store, text, work]);
  if (store === undefined) return false;
  return found?.text === text ? found?.saved : undefined;
}
