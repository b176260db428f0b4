import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ToolDefinition, Values } from '@marginalia/engine';
import { exampleValue } from '@marginalia/engine/testing/samples';

const CORPUS = join(import.meta.dirname, '../../../packages/on-device/corpus');

export interface Sample {
  readonly values: Values;
  /** The file from which the values were read, if any. */
  readonly file?: string;
}

/** Values that a student might type: the tool's longest sample in the corpus, or else the examples in its definition. */
export async function sampleOf({ slug, input }: Pick<ToolDefinition, 'slug' | 'input'>): Promise<Sample> {
  const names = (await readdir(CORPUS)).filter((name) => name.startsWith(`${slug}.`));
  const files = await Promise.all(
    names.map(async (name) => ({ file: join(CORPUS, name), text: await readFile(join(CORPUS, name), 'utf8') })),
  );
  const [longest] = files.sort((a, b) => b.text.length - a.text.length);
  if (longest === undefined) return { values: placeholdersOf(input) };
  const { values }: { readonly values: Values } = JSON.parse(longest.text);
  return { values, file: longest.file };
}

function placeholdersOf({ properties }: ToolDefinition['input']): Values {
  return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, exampleValue(name, field)]));
}
