import { placeholdersIn } from '../definition/template.ts';
import type { Tool } from '../definition/tool.ts';
import type { StoragePort } from '../ports.ts';
import { type Result, resultText } from '../run/result.ts';
import { parseList } from './stored-json.ts';

/** The keys of specification §3, each a list. */
export type SavedStore = 'saved_reports' | 'saved_content';

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
  await storage.update(save.store, (raw) => {
    const { value: list, unreadable } = parseList(raw);
    const item: SavedItem = {
      id: nextId(list, now),
      title: tool.text(save.title, result.values),
      content: resultText(result),
      createdAt: now.toISOString(),
      type: save.type,
      ...extra,
      source: result.source,
    };
    // Text that could not be read stays in the list as it was: an item that no reader takes, and that nobody loses.
    return JSON.stringify([...list, ...(unreadable === undefined ? [] : [{ unreadable }]), item]);
  });
}

/** The records that can be read, in stored order. */
export async function readSaved(storage: StoragePort, store: SavedStore): Promise<SavedItem[]> {
  return parseList(await storage.read(store)).value.filter(isSavedItem);
}

function isSavedItem(value: unknown): value is SavedItem {
  if (typeof value !== 'object' || value === null) return false;
  const item = value as Partial<Record<keyof SavedItem, unknown>>;
  return typeof item.id === 'number' && [item.title, item.content, item.createdAt, item.type].every((text) => typeof text === 'string');
}

/** A time stamp, as the specification has it, that no other record of the list has: two saves can share a millisecond. */
function nextId(list: readonly unknown[], now: Date): number {
  const ids = list.map((item) => (item as { id?: unknown } | null)?.id).filter((id) => typeof id === 'number' && Number.isSafeInteger(id));
  return Math.max(now.getTime(), ...(ids as number[]).map((id) => id + 1));
}

/** A template that is only one derived number stays a number: `wordCount` (specification §3). */
function fieldValue(tool: Tool, template: string, result: Result): string | number {
  const [name] = placeholdersIn(template);
  const derived = template === `{${name}}` ? tool.definition.derive?.[name as string]?.(result.values) : undefined;
  return typeof derived === 'number' ? derived : tool.text(template, result.values);
}
