import type { Ports, ResultView, ViewName } from '@marginalia/engine';
import { useEffect, useState } from 'react';

/** The text, or one of the views. */
export type TabName = 'text' | ViewName;

/** The storage key of the tab that was last chosen for each tool, by slug. */
const KEY = 'result_tabs';

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
    storage.read(KEY).then(
      (stored) => !left && setRemembered(choicesIn(stored)[tool]),
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

/** Remembers the tab for the results of a tool. A storage that is full or blocked remembers nothing. */
export function rememberTab(storage: Ports['storage'], tool: string, tab: TabName): void {
  storage.update(KEY, (stored) => JSON.stringify({ ...choicesIn(stored), [tool]: tab })).catch(() => undefined);
}

/** The tab in which a result opens. A person who chose the text before gets the text. */
function tabOf(picked: TabName | undefined, remembered: string | undefined, views: readonly ResultView[]): TabName {
  const opens = remembered === 'text' ? undefined : views.flatMap(({ sections }) => sections).find((part) => part.opens)?.opens;
  const wanted = picked ?? opens ?? remembered;
  return views.find(({ name }) => name === wanted)?.name ?? 'text';
}

function choicesIn(stored: string | null): Readonly<Record<string, string>> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, string>) : {};
  } catch {
    return {};
  }
}
