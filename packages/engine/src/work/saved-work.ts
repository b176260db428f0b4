import { placeholdersIn } from '../definition/template.ts';
import type { Tool } from '../definition/tool.ts';
import type { StoragePort } from '../ports.ts';
import { type Result, resultText } from '../result/result.ts';
import type { SavedStore } from './saved-entry.ts';
import { listToKeep, nextId } from './stored-json.ts';

/** A record of specification §3 with `source`, who wrote it. Fields that are not known travel along. */
export interface SavedItem {
  readonly id: number;
  readonly title: string;
  readonly content: string;
  /** ISO time. */
  readonly createdAt: string;
  readonly type: string;
  readonly pages?: string;
  readonly field?: string;
  readonly wordCount?: number;
  /** `on-device` or the model's id; absent in records that something else wrote. */
  readonly source?: string;
}

/** Appends a result to its store. Throws `StorageError` when it could not be stored; then nothing has changed. */
export async function saveResult(storage: StoragePort, tool: Tool, result: Result, now: Date): Promise<void> {
  const save = tool.definition.output.save;
  if (!save) throw new Error(`${tool.slug} has nowhere to save`);
  const extra = Object.fromEntries(Object.entries(save.extra ?? {}).map(([name, template]) => [name, fieldValue(tool, template, result)]));
  const store: SavedStore = save.store;
  await storage.update(store, (raw) => {
    const list = listToKeep(raw);
    const item: SavedItem = {
      id: nextId(list, now),
      title: tool.text(save.title, result.values),
      content: resultText(result),
      createdAt: now.toISOString(),
      type: save.type,
      ...extra,
      source: result.source,
    };
    return JSON.stringify([...list, item]);
  });
}

/** A template that is only one derived number stays a number: `wordCount` (specification §3). */
function fieldValue(tool: Tool, template: string, result: Result): string | number {
  const [name] = placeholdersIn(template);
  const derived = template === `{${name}}` ? tool.definition.derive?.[name as string]?.(result.values) : undefined;
  return typeof derived === 'number' ? derived : tool.text(template, result.values);
}
