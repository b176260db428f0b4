import type { Ports, ResultView } from '@marginalia/engine';
import { useEffect, useState } from 'react';
import { rememberedTab, rememberTab, type TabName } from './remembered-tabs.ts';

/** The tab of a result that is in view, and a function that chooses another one. The choice is remembered for each tool. */
export function useChosenTab(
  tool: string,
  text: string,
  views: readonly ResultView[],
  { storage }: Pick<Ports, 'storage'>,
): readonly [TabName, (tab: TabName) => void] {
  const [remembered, setRemembered] = useState<string>();
  const [picked, setPicked] = useState<{ readonly text: string; readonly tab: TabName }>();
  useEffect(() => {
    let left = false;
    rememberedTab(storage, tool).then(
      (tab) => !left && setRemembered(tab),
      // A blocked storage remembers nothing.
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [storage, tool]);
  const choose = (tab: TabName): void => {
    setPicked({ text, tab });
    setRemembered(tab);
    rememberTab(storage, tool, tab);
  };
  return [tabOf(picked?.text === text ? picked.tab : undefined, remembered, views), choose];
}

/** The tab in which a result opens. A person who chose the text before gets the text. */
function tabOf(picked: TabName | undefined, remembered: string | undefined, views: readonly ResultView[]): TabName {
  const opens = remembered === 'text' ? undefined : views.flatMap(({ sections }) => sections).find((section) => section.opens)?.opens;
  const wanted = picked ?? opens ?? remembered;
  return views.find(({ name }) => name === wanted)?.name ?? 'text';
}
