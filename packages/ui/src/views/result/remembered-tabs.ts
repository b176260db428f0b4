import type { Ports, ViewName } from '@marginalia/engine';

/** The text, or one of the views. */
export type TabName = 'text' | ViewName;

/** The storage key of the tab that was last chosen for each tool, by slug. */
const KEY = 'result_tabs';

/** The tab that was last chosen for the results of a tool. Rejects if the storage is blocked. */
export async function rememberedTab(storage: Ports['storage'], tool: string): Promise<string | undefined> {
  return choicesIn(await storage.read(KEY))[tool];
}

/** Remembers the tab for the results of a tool. A storage that is full or blocked remembers nothing. */
export function rememberTab(storage: Ports['storage'], tool: string, tab: TabName): void {
  storage.update(KEY, (stored) => JSON.stringify({ ...choicesIn(stored), [tool]: tab })).catch(() => undefined);
}

function choicesIn(stored: string | null): Readonly<Record<string, string>> {
  try {
    const value: unknown = JSON.parse(stored ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, string>) : {};
  } catch {
    return {};
  }
}
