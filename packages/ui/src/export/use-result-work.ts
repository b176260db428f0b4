import { NO_WORK, type Ports, progressId, type ResultWork } from '@marginalia/engine';
import { startTransition, useEffect, useState } from 'react';

/**
 * The student's work on a result in its views, read again when it changes, here or in another tab.
 * @param text the public text of the result; undefined while it is being written
 */
export function useResultWork({ progress, decks }: Pick<Ports, 'progress' | 'decks'>, tool: string, text: string | undefined): ResultWork {
  const [found, setFound] = useState<{ readonly of: string; readonly work: ResultWork }>();
  const id = text === undefined ? undefined : progressId(tool, text);
  useEffect(() => {
    if (id === undefined) return;
    let left = false;
    let asked = 0;
    const read = async (): Promise<void> => {
      asked += 1;
      const own = asked;
      const [record, all] = await Promise.all([progress.read(id), decks.list()]);
      const work = { views: record?.views ?? {}, decks: all.filter((deck) => deck.tool === tool) };
      if (!left && own === asked) startTransition(() => setFound({ of: id, work }));
    };
    void read();
    const stops = [progress.subscribe(id, () => void read()), decks.subscribe(() => void read())];
    return () => {
      left = true;
      for (const stop of stops) stop();
    };
  }, [progress, decks, tool, id]);
  return found !== undefined && found.of === id ? found.work : NO_WORK;
}
