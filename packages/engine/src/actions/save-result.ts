import { placeholdersIn } from '../definition/template.ts';
import type { Tool } from '../definition/tool.ts';
import type { Ports, SaveOutcome } from '../ports.ts';
import { type Result, resultText } from '../result/result.ts';

/** A saved result. */
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
  /** The source of the text: `on-device` or the model's id. Absent in records that another program wrote. */
  readonly source?: string;
}

/** Appends a result to the store that its tool names. Throws `StorageError` when it could not be stored; then nothing has changed. */
export function saveResult({ work, clock }: Pick<Ports, 'work' | 'clock'>, tool: Tool, result: Result): Promise<SaveOutcome> {
  const save = tool.definition.output.save;
  if (!save) throw new Error(`${tool.slug} has no store to save to`);
  const extra = Object.fromEntries(Object.entries(save.extra ?? {}).map(([name, template]) => [name, fieldValue(tool, template, result)]));
  const createdAt = clock.now().toISOString();
  return work.save(
    save.store,
    (id): SavedItem => ({
      id,
      title: tool.text(save.title, result.values),
      content: resultText(result),
      createdAt,
      type: save.type,
      ...extra,
      source: result.source,
    }),
  );
}

/** Fills a template. One that is a single derived number stays a number, as `wordCount` must. */
function fieldValue(tool: Tool, template: string, result: Result): string | number {
  const [name] = placeholdersIn(template);
  const derived = template === `{${name}}` ? tool.definition.derive?.[name as string]?.(result.values) : undefined;
  return typeof derived === 'number' ? derived : tool.text(template, result.values);
}
