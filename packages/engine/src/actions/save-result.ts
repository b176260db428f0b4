import { placeholdersIn } from '../definition/template.ts';
import type { Tool } from '../definition/tool.ts';
import type { StoragePort } from '../ports.ts';
import { type Result, resultText } from '../result/result.ts';
import type { SavedStore } from '../saved/saved-entry.ts';
import { listToRewrite, nextId } from '../storage/stored-json.ts';

/** A saved result (specification §3). */
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
  /** What wrote the text: `on-device` or the model's id. Absent in records that another program wrote. */
  readonly source?: string;
}

/** Appends a result to the store that its tool names. Throws `StorageError` when it could not be stored; then nothing has changed. */
export async function saveResult(storage: StoragePort, tool: Tool, result: Result, now: Date): Promise<void> {
  const save = tool.definition.output.save;
  if (!save) throw new Error(`${tool.slug} has no store to save to`);
  const extra = Object.fromEntries(Object.entries(save.extra ?? {}).map(([name, template]) => [name, fieldValue(tool, template, result)]));
  const store: SavedStore = save.store;
  await storage.update(store, (raw) => {
    const list = listToRewrite(raw);
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

/** Fills a template. One that is a single derived number stays a number, as `wordCount` must (specification §3). */
function fieldValue(tool: Tool, template: string, result: Result): string | number {
  const [name] = placeholdersIn(template);
  const derived = template === `{${name}}` ? tool.definition.derive?.[name as string]?.(result.values) : undefined;
  return typeof derived === 'number' ? derived : tool.text(template, result.values);
}
