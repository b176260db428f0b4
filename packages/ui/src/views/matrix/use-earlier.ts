import { itemsOf, type Tool } from '@marginalia/engine';
import { useEffect, useState } from 'react';
import type { ViewPorts } from '../view.ts';
import { type EarlierStates, earlierStates, keptBefore } from './changes.ts';
import type { ShownTopic } from './topics.ts';

/** The states of the same topics in the kept result before this one; undefined until it is read, and where there is none. */
export function useEarlier(
  tool: Tool,
  text: string,
  topics: readonly ShownTopic[],
  { kept }: Pick<ViewPorts, 'kept'>,
): EarlierStates | undefined {
  const [earlier, setEarlier] = useState<EarlierStates>();
  useEffect(() => {
    let left = false;
    void kept.list(tool.slug).then((records) => {
      const before = keptBefore(records, text);
      if (!left) setEarlier(before && earlierStates(itemsOf(tool, before.text, before.values), before.at, topics));
    });
    return () => {
      left = true;
    };
  }, [kept, tool, text, topics]);
  return earlier;
}
