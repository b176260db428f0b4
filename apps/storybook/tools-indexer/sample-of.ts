import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ToolDefinition, Values } from '@marginalia/engine';
import { exampleValue } from '@marginalia/engine/testing/samples';

const CORPUS = join(import.meta.dirname, '../../../packages/on-device/corpus');

export interface Sample {
  readonly values: Values;
  /** Where the values were read from, if from a file. */
  readonly file?: string;
}

/** What a student might have typed: the tool's fullest sample in the corpus, else the examples that the definition itself gives. */
export async function sampleOf({ slug, input }: Pick<ToolDefinition, 'slug' | 'input'>): Promise<Sample> {
  const names = (await readdir(CORPUS)).filter((name) => name.startsWith(`${slug}.`));
  const files = await Promise.all(
    names.map(async (name) => ({ file: join(CORPUS, name), text: await readFile(join(CORPUS, name), 'utf8') })),
  );
  const [fullest] = files.sort((a, b) => b.text.length - a.text.length);
  if (fullest === undefined) return { values: placeholdersOf(input) };
  const { values }: { readonly values: Values } = JSON.parse(fullest.text);
  return { values, file: fullest.file };
}

function placeholdersOf({ properties }: ToolDefinition['input']): Values {
  return Object.fromEntries(Object.entries(properties).map(([name, field]) => [name, exampleValue(name, field)]));
}
